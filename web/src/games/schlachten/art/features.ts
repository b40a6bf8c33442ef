// What a world may have on it, as paths on a disc with radius 36 around (50, 50).

import type { Colour } from "../colours";
import type { Chance } from "./random";

/** A path with its paint. */
export interface Mark {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export type Feature = (paint: Colour, chance: Chance) => Mark[];

type Point = readonly [number, number];

const at = (value: number): string => value.toFixed(1);
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function circle(x: number, y: number, r: number, squash = 1): string {
  return `M${at(x - r)} ${at(y)}a${at(r)} ${at(r * squash)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r * squash)} 0 1 0 ${at(-2 * r)} 0Z`;
}

/** A closed, soft line through points. */
function smooth(points: readonly Point[]): string {
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const bends = points.map((point, index) => [point, middle(point, points[(index + 1) % points.length] ?? point)] as const);
  const last = bends.at(-1)?.[1] ?? [0, 0];
  return `M${last.map(at).join(" ")}${bends.map((bend) => `Q${bend.flat().map(at).join(" ")}`).join("")}Z`;
}

/** A shape like a land or a lake. */
function blob(x: number, y: number, r: number, chance: Chance, squash = 1, rough = 0.45): string {
  const corners = 11;
  const points = range(corners).map((corner): Point => {
    const [angle, reach] = [(2 * Math.PI * corner) / corners, r * chance.between(1 - rough, 1 + rough)];
    return [x + reach * Math.cos(angle), y + squash * reach * Math.sin(angle)];
  });
  return smooth(points);
}

/** Somewhere on the disc. */
function somewhere(chance: Chance, reach = 34): Point {
  const [angle, far] = [chance.between(0, 2 * Math.PI), reach * Math.sqrt(chance.next())];
  return [50 + far * Math.cos(angle), 50 + far * Math.sin(angle)];
}

/** A strip across the disc, bent as on a ball. */
function strip(y: number, height: number, bend: number, sway: number): string {
  const line = (top: number, turn: 1 | -1): string => {
    const [from, to] = turn > 0 ? [10, 90] : [90, 10];
    const [one, two] = [`${at(from + turn * 26)} ${at(top + bend + sway)}`, `${at(to - turn * 26)} ${at(top + bend - sway)}`];
    return `${from} ${at(top)}C${one} ${two} ${to} ${at(top)}`;
  };
  return `M${line(y, 1)}L${line(y + height, -1)}Z`;
}

export const bands: Feature = (paint, chance) => {
  const tones = [paint.pale, paint.dark, paint.light, paint.deep, paint.pale, paint.dark];
  let y = 12 + chance.between(0, 4);
  return range(8).map((index) => {
    const height = chance.between(3, 8);
    const d = strip(y, height, 7, chance.between(-2, 2));
    const mark = { d, fill: tones[index % 6] ?? paint.pale, opacity: chance.between(0.3, 0.65) };
    y += height + chance.between(0.5, 3.5);
    return mark;
  });
};

export const spot: Feature = (paint, chance) => {
  const [x, y] = [chance.between(38, 56), chance.between(54, 64)];
  return [
    { d: circle(x, y, 12, 0.6), fill: paint.deep, opacity: 0.55 },
    { d: circle(x, y, 9.5, 0.58), fill: paint.light, opacity: 0.9 },
    { d: circle(x - 1, y, 5.5, 0.55), fill: paint.dark, opacity: 0.6 },
  ];
};

export const craters: Feature = (paint, chance) =>
  range(15).flatMap((index) => {
    const [x, y] = somewhere(chance);
    const r = index < 3 ? chance.between(6, 9) : chance.between(1.6, 4.5);
    return [
      { d: circle(x + r * 0.14, y + r * 0.14, r * 1.08), fill: paint.pale, opacity: 0.4 },
      { d: circle(x, y, r), fill: paint.deep, opacity: 0.55 },
      { d: circle(x + r * 0.2, y + r * 0.24, r * 0.72), fill: paint.dark, opacity: 0.8 },
    ];
  });

export const lands: Feature = (paint, chance) => {
  const places = range(6).map(() => [...somewhere(chance, 30), chance.between(7, 15)] as const);
  return [
    ...places.map(([x, y, r]) => ({ d: blob(x, y, r, chance, 0.8), fill: paint.pale, opacity: 0.72 })),
    ...places.slice(0, 4).map(([x, y, r]) => ({ d: blob(x + 1, y + 1, r * 0.5, chance, 0.7), fill: paint.dark, opacity: 0.55 })),
  ];
};

export const lakes: Feature = (paint, chance) =>
  range(8).flatMap(() => {
    const [[x, y], r] = [somewhere(chance, 31), chance.between(4, 9.5)];
    return [
      { d: blob(x + 0.6, y + 0.8, r * 1.18, chance, 0.5, 0.2), fill: paint.deep, opacity: 0.6 },
      { d: blob(x, y, r, chance, 0.46, 0.2), fill: paint.pale, opacity: 0.62 },
    ];
  });

export const caps: Feature = (_, chance) => [
  { d: blob(50, 13, 17, chance, 0.45, 0.25), fill: "#f4f9ff", opacity: 0.92 },
  { d: blob(52, 87, 14, chance, 0.45, 0.25), fill: "#f4f9ff", opacity: 0.8 },
];

export const clouds: Feature = (_, chance) =>
  range(6).map(() => ({
    d: blob(...somewhere(chance, 30), chance.between(8, 15), chance, 0.2, 0.35),
    fill: "#ffffff",
    opacity: chance.between(0.25, 0.5),
  }));

export const cracks: Feature = (paint, chance) => {
  const lines = range(5).map(() => {
    let [x, y] = [chance.between(24, 60), chance.between(20, 60)];
    const heading = chance.between(0, 2 * Math.PI);
    const path = range(6).map(() => {
      const turned = heading + chance.between(-0.9, 0.9);
      x += 8 * Math.cos(turned);
      y += 8 * Math.sin(turned);
      return `L${at(x)} ${at(y)}`;
    });
    return `M${at(x - 20 * Math.cos(heading))} ${at(y - 20 * Math.sin(heading))}${path.reverse().join("")}`;
  });
  const d = lines.join("");
  return [
    { d, stroke: paint.light, width: 4.5, opacity: 0.28 },
    { d, stroke: paint.pale, width: 1.5, opacity: 0.95 },
  ];
};

export const facets: Feature = (paint, chance) => {
  const corner = (step: number): number => 8 + step * 17 + chance.between(-5, 5);
  const grid = range(6).map((row) => range(6).map((column): Point => [corner(column), corner(row)]));
  const tones = [paint.pale, paint.light, paint.dark, paint.deep];
  const parts = tones.map(() => "");
  for (const row of range(5)) {
    for (const column of range(5)) {
      const corners = [grid[row]?.[column], grid[row]?.[column + 1], grid[row + 1]?.[column + 1], grid[row + 1]?.[column]];
      for (const triangle of [corners.slice(0, 3), [corners[0], ...corners.slice(2)]]) {
        const tone = Math.floor(chance.next() * tones.length);
        parts[tone] += `M${triangle.map((point) => (point ?? [0, 0]).map(at).join(" ")).join("L")}Z`;
      }
    }
  }
  return parts.map((d, tone) => ({ d, fill: tones[tone] ?? paint.pale, opacity: 0.5 }));
};

export const dunes: Feature = (paint, chance) =>
  range(11).map((index) => {
    const y = 16 + index * 6.5 + chance.between(-1.5, 1.5);
    const [one, two] = [chance.between(-7, 7), chance.between(-7, 7)];
    const crest = `M8 ${at(y)}C26 ${at(y + one)} 40 ${at(y - one)} 52 ${at(y + two)}S78 ${at(y - two)} 94 ${at(y + one)}`;
    const foot = `V${at(y + 4)}C74 ${at(y + 2 - two)} 60 ${at(y + 4 + two)} 46 ${at(y + 3)}S22 ${at(y + 5 + one)} 8 ${at(y + 2)}Z`;
    return {
      d: crest + foot,
      fill: index % 2 ? paint.pale : paint.dark,
      opacity: 0.42,
    };
  });

export const swirl: Feature = (paint, chance) => {
  const [x, y, phase] = [chance.between(42, 54), chance.between(42, 54), chance.between(0, 6)];
  return range(5).map((arm) => {
    const points = range(16).map((step) => {
      const [r, angle] = [1.5 + step * 2.9, phase + (arm * 2 * Math.PI) / 5 + step * 0.3];
      return `${at(x + r * Math.cos(angle))} ${at(y + 0.8 * r * Math.sin(angle))}`;
    });
    return { d: `M${points.join("L")}`, stroke: arm % 2 ? paint.deep : paint.pale, width: chance.between(2.5, 5), opacity: 0.5 };
  });
};

/** Windows of cities on the night side. */
export const lights: Feature = (_, chance) => {
  const dots = range(9).flatMap(() => {
    const angle = chance.between(-0.5, 1.9);
    const [x, y] = [50 + 23 * Math.cos(angle) + chance.between(-6, 6), 50 + 23 * Math.sin(angle) + chance.between(-6, 6)];
    return range(6).map(() => `M${at(x + chance.between(-4.5, 4.5))} ${at(y + chance.between(-3.5, 3.5))}h.01`);
  });
  const d = dots.join("");
  return [
    { d, stroke: "#ffb84d", width: 3, opacity: 0.25 },
    { d, stroke: "#fff2cc", width: 1.2, opacity: 0.95 },
  ];
};
