// The table as it looks after an event that the view does not know yet. It only moves things as the event says.

import type { Event, Field, Piece, Road, Store, View } from "../../generated/galaktix";
import { number } from "./layout";

/** The view with an event carried out, for the eye: where rockets would land is seen once the dice lie still. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "rolled":
      return { ...view, phase: "keep", round: event.round, dice: event.dice, landings: [] };
    case "kept":
      return { ...view, phase: "place", dice: event.dice, landings: [] };
    case "gained":
      return moved(view, "parts", event.parts);
    case "placed": {
      const spent = { ...calm(view), depot: taken(view.depot, event.rocket) };
      return stand(spent, event.field, event.rocket as Piece, true);
    }
    case "part-placed":
      return stand({ ...view, depot: changed(view.depot, "parts", -1) }, event.field, "part", false);
    case "won": {
      const richer = event.rocket ? moved(view, event.rocket as keyof Store, 1) : view;
      if (!event.flag) return richer;
      const roads = onField(view, event.field, () => ({ flag: false }));
      return { ...richer, roads, flags: view.flags + 1, score: view.score + 1 };
    }
    case "gave-back":
      return event.rocket === "built" ? moved(calm(view), "parts", -2) : moved(calm(view), event.rocket as keyof Store, -1);
    case "ended":
      return { ...view, phase: "over", landings: [], score: event.score, medal: event.medal };
  }
}

/** The round is over: the dice are put away. */
function calm(view: View): View {
  return { ...view, phase: "roll", dice: [], landings: [] };
}

/** Something comes to stand on a field; a rocket is the highest of its road then. */
function stand(view: View, token: string, piece: Piece, rocket: boolean): View {
  let gain = 0;
  const roads = onField(view, token, () => ({ piece }), (road) => {
    if (!rocket) return {};
    const height = number(token);
    const points = view.ladder[height - 1] ?? 0;
    gain = points - road.points;
    return { height, points };
  });
  return { ...view, roads, score: view.score + gain };
}

function onField(
  view: View,
  token: string,
  change: (field: Field) => Partial<Field>,
  along: (road: Road) => Partial<Road> = () => ({}),
): Road[] {
  return view.roads.map((road) => {
    if (!road.fields.some((field) => field.token === token)) return road;
    const fields = road.fields.map((field) => (field.token === token ? { ...field, ...change(field) } : field));
    return { ...road, ...along(road), fields };
  });
}

/** From the supply into the depot, or back. */
function moved(view: View, what: keyof Store, count: number): View {
  return { ...view, depot: changed(view.depot, what, count), supply: changed(view.supply, what, -count) };
}

function taken(store: Store, rocket: string): Store {
  return rocket === "built" ? changed(store, "parts", -2) : changed(store, rocket as keyof Store, -1);
}

function changed(store: Store, what: keyof Store, by: number): Store {
  return { ...store, [what]: store[what] + by };
}
