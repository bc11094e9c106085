/** A stage and a browser for all tests of a file, or of a suite. */
import { after, afterEach, before, test } from "node:test";
import { launch, PHONE, WIDE } from "./browser.mjs";
import { keepEvidence } from "./evidence.mjs";
import { IN_FULL } from "./in-full.mjs";
import { setStage } from "./stage.mjs";

/** Creates both: `{stage, browser}`, filled before the first test. `world` is for `set`, which sets the stage. */
export function setUp(prepare = () => {}, world = {}, set = setStage) {
  const here = {};
  before(async () => {
    // One after the other: if the stage failed, a browser started beside it would never be closed.
    here.stage = await set(world);
    here.browser = await launch({ trusts: here.stage.trusts });
    await prepare(here);
  });
  afterEach(async (test) => {
    if (test.passed) return;
    // The next test begins with a network.
    here.stage.wire?.mend();
    await keepEvidence(here.browser, test);
  });
  after(async () => {
    await here.browser?.close();
    await here.stage?.strike();
  });
  return here;
}

/**
 * A test of `bash ci/test --all` alone, which defines it in place of `test`: the gate shows its rule by unit tests or by
 * another journey.
 */
export const inFull = IN_FULL ? test : () => {};

/**
 * Gives each journey of a window what defines it, in order: `const journey = inTurn(viewport)`, and then
 * `journey()(name, run)`. For journeys that are alike in all `windows` and written once for each: in full each is made
 * in each window; else in one, by turns. It gives `test` itself, because Node takes the place of its call for the
 * place of the test, where a failed one is looked for.
 */
export function inTurn(viewport, windows = [PHONE, WIDE]) {
  const turn = windows.indexOf(viewport);
  let nth = 0;
  return () => {
    const isDue = IN_FULL || nth % windows.length === turn;
    nth += 1;
    return isDue ? test : () => {};
  };
}
