// Which world has what: eighteen planets, three a colour, and six capitals.

import { colour, COLOURS } from "../colours";
import { bands, caps, clouds, cracks, craters, dunes, facets, lakes, lands, lights, spot, swirl } from "./features";
import type { Feature, Mark } from "./features";
import { Chance } from "./random";

interface Plan {
  readonly features: readonly Feature[];
  /** how far its axis leans, in degrees */
  readonly lean: number;
  /** rings: how wide each lies and how strong it is */
  readonly rings?: readonly (readonly [number, number])[];
  /** a moon: where and how large */
  readonly moon?: readonly [number, number, number];
}

const PLANS: readonly Plan[] = [
  { features: [dunes], lean: -14 },
  { features: [bands], lean: -20, rings: [[49, 4]] },
  { features: [bands, spot], lean: 8, moon: [86, 20, 5] },

  { features: [craters], lean: 0 },
  { features: [lands, caps], lean: 16 },
  { features: [lakes, cracks], lean: 0, moon: [14, 24, 4] },

  { features: [cracks, caps], lean: 12 },
  { features: [bands], lean: 24, rings: [[45, 2], [50, 3.5]] },
  { features: [lands, clouds], lean: -8 },

  { features: [lakes, clouds], lean: 6 },
  { features: [lands, caps, clouds], lean: -22 },
  { features: [bands, spot], lean: -16, moon: [15, 77, 5] },

  { features: [facets], lean: 0 },
  { features: [bands], lean: -30, rings: [[44, 1.5], [48, 3], [52, 1]] },
  { features: [swirl], lean: 10 },

  { features: [craters], lean: 30, moon: [87, 74, 6] },
  { features: [dunes, spot], lean: 22, rings: [[49, 2.5]] },
  { features: [lakes, facets], lean: 0 },

  { features: [lands, dunes], lean: -10, rings: [[50, 1.2]] },
  { features: [lands, cracks], lean: 12, rings: [[50, 1.2]] },
  { features: [lands, clouds, caps], lean: -18, rings: [[50, 1.2]] },
  { features: [lands, lakes, clouds], lean: 20, rings: [[50, 1.2]] },
  { features: [lands, swirl], lean: -24, rings: [[50, 1.2]] },
  { features: [lands, bands], lean: 14, rings: [[50, 1.2]] },
];

const PLANETS = 18;

export interface WorldArt {
  readonly marks: readonly Mark[];
  /** over the shadow */
  readonly lit: readonly Mark[];
  readonly lean: number;
  readonly rings: readonly (readonly [number, number])[];
  readonly moon: readonly [number, number, number] | null;
}

const drawn = new Map<number, WorldArt>();

/** What a world looks like, by its number. */
export function worldArt(number: number): WorldArt {
  let art = drawn.get(number);
  if (!art) drawn.set(number, (art = draw(number)));
  return art;
}

function draw(number: number): WorldArt {
  const plan = PLANS[number % PLANS.length] ?? { features: [craters], lean: 0 };
  const capital = number >= PLANETS;
  const name = COLOURS[capital ? number - PLANETS : Math.floor(number / 3)];
  const [paint, chance] = [colour(name ?? ""), new Chance(number + 1)];
  return {
    marks: plan.features.flatMap((feature) => feature(paint, chance)),
    lit: capital ? lights(paint, chance) : [],
    lean: plan.lean,
    rings: plan.rings ?? [],
    moon: plan.moon ?? null,
  };
}
