import { describe, expect, it } from "vitest";
import { figureArt } from "../../../src/games/schlachten/art/figures";
import { Chance } from "../../../src/games/schlachten/art/random";
import { worldArt } from "../../../src/games/schlachten/art/worlds";
import { colour, COLOURS, SILVER } from "../../../src/games/schlachten/colours";

const WORLDS = Array.from({ length: 24 }, (_, number) => number);

/** How bright a colour is, as contrast is reckoned. */
function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe("worlds", () => {
  it("all look different", () => {
    expect(new Set(WORLDS.map((number) => JSON.stringify(worldArt(number)))).size).toBe(24);
  });

  it("have nothing broken in their paths", () => {
    for (const number of WORLDS) {
      const { marks, lit } = worldArt(number);
      expect(marks.length).toBeGreaterThan(0);
      for (const { d } of [...marks, ...lit]) expect(d).toMatch(/^M[-\d. a-zA-Z]+$/);
      for (const { d } of [...marks, ...lit]) expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("have city lights where they are capitals", () => {
    expect(WORLDS.filter((number) => worldArt(number).lit.length > 0)).toEqual([18, 19, 20, 21, 22, 23]);
  });
});

describe("chance", () => {
  it("falls the same way for the same seed", () => {
    const [one, other] = [new Chance(7), new Chance(7)];
    expect(Array.from({ length: 20 }, () => one.next())).toEqual(Array.from({ length: 20 }, () => other.next()));
  });

  it("stays between its bounds", () => {
    const chance = new Chance(1);
    for (let tries = 0; tries < 1000; tries++) {
      const value = chance.between(-2, 5);
      expect(value >= -2 && value < 5).toBe(true);
    }
  });
});

describe("colours", () => {
  it("each have their own shape", () => {
    expect(new Set([...COLOURS.map((name) => colour(name).shape), SILVER.shape]).size).toBe(7);
  });

  it("are readable on the night", () => {
    for (const paint of [...COLOURS.map(colour), SILVER]) {
      expect(contrast(paint.light, "#070b1c")).toBeGreaterThan(4.5);
      expect(contrast(paint.light, paint.deep)).toBeGreaterThan(4.5);
      expect(contrast("#ffffff", paint.dark)).toBeGreaterThan(3); // large figures
    }
  });

  it("know silver for what has none", () => expect(colour("none")).toBe(SILVER));
});

it("each figure has an outline of its own", () => {
  expect(new Set(COLOURS.map((name) => JSON.stringify(figureArt(name)))).size).toBe(6);
});
