import { describe } from "vitest";
import { after } from "../../../src/games/galaktix/after";
import type { View } from "../../../src/generated/galaktix";
import { followsEvents } from "../after";
import { POSITIONS } from "./positions";

/** What the eye compares: everything but where rockets would land, and the medal before the end. */
function seen({ landings: _landings, medal, ...rest }: View): object {
  return { ...rest, medal: rest.phase === "over" ? medal : "" };
}

describe("the table after its events", () => {
  followsEvents(POSITIONS, after, seen, [
    "ended", "gained", "gave-back", "kept", "part-placed", "placed", "rolled", "won",
  ]);
});
