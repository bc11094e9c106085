/** A stage and a browser for all tests of a file, or of a suite. */
import { after, afterEach, before } from "node:test";
import { launch } from "./browser.mjs";
import { keepEvidence } from "./evidence.mjs";
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
