/** On a slow processor, a pick before anything is loaded picks the price under the finger. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { firstTaps } from "../lib/first-tap.mjs";
import { setStage } from "../lib/stage.mjs";
import { leagueOf } from "../lib/weigh.mjs";

let stage;

before(async () => {
  stage = await setStage({ locales: "en-ZA", matches: 2_400, timed: false });
});
after(() => stage?.strike());

test("a price that is tapped as soon as it is painted is in the slip", async () => {
  const { path } = await leagueOf(stage, 50);
  const taps = await firstTaps(stage, path, 3);
  assert.deepEqual(
    taps.map(({ inSlip }) => inSlip),
    [true, true, true],
  );
});
