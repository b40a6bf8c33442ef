import { describe, expect, it } from "vitest";
import {
  attacksOn,
  bend,
  fieldOf,
  FIELDS,
  HIGH,
  mirrors,
  reachOf,
  shipsOn,
  Sky,
  unknown,
  wayTo,
  WIDE,
  type Point,
} from "../../../src/games/galaktico/layout";
import { POSITIONS, position } from "./positions";

const SKIES = [-1, 0, 1, 2].map((seat) => new Sky(seat));

function far([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2);
}

/** A point on the other side of a line through the middle. */
function reflected([x, y]: Point, [ux, uy]: Point): Point {
  const along = 2 * (x * ux + y * uy);
  return [along * ux - x, along * uy - y];
}

describe("the hexagon", () => {
  it("has 108 fields with names of their own, sector by sector", () => {
    expect(FIELDS).toHaveLength(108);
    expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(108);
    expect(fieldOf("B34")).toEqual({ name: "B34", sector: 1, a: 3, b: 4 });
    expect(() => fieldOf("D11")).toThrow("D11");
  });

  it.each(SKIES)("no two fields lie on each other, and none outside: seat $seat", (sky) => {
    const middles = FIELDS.map(({ name }) => sky.middle(name));
    middles.forEach((one, at) => {
      for (const other of middles.slice(at + 1)) expect(far(one, other)).toBeGreaterThan(0.86);
      expect(Math.abs(one[0])).toBeLessThan(WIDE);
      expect(Math.abs(one[1])).toBeLessThan(HIGH);
    });
  });

  it("fields touch whose names say so, over an axis too", () => {
    for (const sky of SKIES) {
      expect(far(sky.middle("A11"), sky.middle("A12"))).toBeCloseTo(1);
      expect(far(sky.middle("A34"), sky.middle("A44"))).toBeCloseTo(1);
      expect(far(sky.middle("A15"), sky.middle("B51"))).toBeCloseTo(Math.sqrt(3) / 2); // the same distance along axis A
      expect(far(sky.middle("B11"), sky.middle("C11"))).toBeCloseTo(far(sky.middle("A11"), sky.middle("C11")));
    }
  });

  it("a mirror field is the mirror image in an axis", () => {
    for (const sky of SKIES) {
      for (const { name, sector, a, b } of FIELDS) {
        const over = `${"ABC"[(sector + 1) % 3]}${b}${a}`;
        expect(far(reflected(sky.middle(name), sky.axis(sector)), sky.middle(over))).toBeCloseTo(0);
      }
    }
  });

  it("one's own sector is below, the next one clockwise from there", () => {
    for (const seat of [0, 1, 2]) {
      const sky = new Sky(seat);
      const [own, next, last] = [0, 1, 2].map((more) => sky.middle(`${"ABC"[(seat + more) % 3]}66`));
      expect(own?.[1]).toBeCloseTo(5.5);
      expect(next?.[0]).toBeLessThan(-4);
      expect(last?.[0]).toBeGreaterThan(4);
      expect(sky.heading(seat)).toBe(0); // the bow points to the middle
    }
    expect(new Sky(-1).turn(0)).toBe(0);
  });

  it("a field is a rhombus around its middle", () => {
    const sky = new Sky(1);
    for (const { name, sector, a, b } of FIELDS) {
      const corners = sky.corners(sector, [a - 1, b - 1], [a, b]);
      const [x, y] = [0, 1].map((at) => corners.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) / 4);
      expect(far([x ?? 9, y ?? 9], sky.middle(name))).toBeCloseTo(0);
      corners.forEach((corner, at) => expect(far(corner, corners[(at + 1) % 4] ?? corner)).toBeCloseTo(1));
    }
  });
});

describe("a flight", () => {
  const sky = new Sky(0);

  it("is drawn with its steps, and hyperflights as bows between them", () => {
    const { steps, bows } = sky.flight("A33", { path: ["A23", "B32", "B33"], jumps: [1] });
    expect(steps.match(/M/g)).toHaveLength(2); // before the bow, and after it
    expect(bows).toHaveLength(1);
    expect(bows[0]).toMatch(/^M\S+ \S+Q/);
  });

  it("without steps is only bows", () => {
    expect(sky.flight("A33", { path: ["B33", "C33"], jumps: [0, 1] })).toMatchObject({ steps: "" });
  });

  it("a bow bends away from the middle", () => {
    const [from, to] = [sky.middle("A33"), sky.middle("B33")];
    expect(far(bend(from, to), [0, 0])).toBeGreaterThan(far([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], [0, 0]));
    expect(bend([1, 0], [-1, 0]).every(Number.isFinite)).toBe(true);
  });
});

describe("what is where", () => {
  it("every way that the view gives can be drawn, and ends where it is looked for", () => {
    for (const { view } of POSITIONS) {
      for (const reach of view.reach) {
        for (const way of [...reach.courses, ...reach.attacks]) {
          const end = way.path.at(-1) ?? "";
          expect(wayTo(reach, end, way.jumps.length)?.path).toEqual(way.path);
          expect(new Sky(0).flight(reach.ship, way).bows).toHaveLength(way.jumps.length);
        }
        for (const field of mirrors(reach)) {
          const [one, other] = [fieldOf(reach.ship), fieldOf(field)];
          expect([other.a, other.b]).toEqual([one.b, one.a]);
        }
      }
    }
  });

  it("a ship is found by what is chosen; the one that flies on needs no choice", () => {
    const { view } = position("began");
    expect(reachOf(view, [])).toBeUndefined();
    expect(reachOf(view, ["A11", view.reach[1]?.ship ?? ""])).toBe(view.reach[1]);
    const { view: flying } = position("fly");
    expect(reachOf(flying, [])?.ship).toBe(flying.flying?.field);
  });

  it("several ways to attack the same ship differ in their hyperflights", () => {
    const { view } = position("several");
    const found = view.reach.flatMap((reach) =>
      [...new Set(reach.attacks.map(({ path }) => path.at(-1) ?? ""))].map((field) => attacksOn(reach, field)),
    );
    const several = found.filter((attacks) => attacks.length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const attacks of several) expect(new Set(attacks.map(({ jumps }) => jumps.length)).size).toBe(attacks.length);
  });

  it("on each field stand the ships of the view", () => {
    for (const { view } of POSITIONS) {
      const found = [...shipsOn(view)].flatMap(([field, ships]) => ships.map((ship) => ship.field === field));
      expect(found).toHaveLength(view.ships.length);
      expect(found).not.toContain(false);
    }
  });

  it("what is still hidden is what no type has shown", () => {
    const { view } = position("late");
    for (const player of view.players) {
      const { shields, weapons } = unknown(player.cards);
      const shown = player.cards.flatMap((card) => [card.shield, ...card.weapons]);
      expect([...shields, ...weapons].filter((token) => shown.includes(token))).toEqual([]);
    }
    expect(unknown(position("began").view.players[1]?.cards ?? [])).toMatchObject({ shields: { length: 6 }, weapons: { length: 8 } });
  });
});
