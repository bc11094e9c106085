/** A league page of fifty matches stays within the budgets of what a visitor loads. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setStage } from "../lib/stage.mjs";
import { BUDGETS, leagueOf, weigh } from "../lib/weigh.mjs";

let stage;

before(async () => {
  stage = await setStage({ locales: "en-ZA", matches: 2_400 });
});
after(() => stage?.strike());

test("a league page of fifty matches is light", async () => {
  const { path } = await leagueOf(stage, 50);
  for (const [name, bytes] of Object.entries(await weigh(stage, path))) {
    assert.ok(bytes <= BUDGETS[name], `${name}: ${bytes} of ${BUDGETS[name]} bytes`);
  }
});
