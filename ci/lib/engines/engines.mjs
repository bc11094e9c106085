/**
 * The three browser engines that players use, behind one interface.
 *
 * An engine is `{name, launch}`. `launch()` resolves to a browser: `{open, close}`. `open(viewport)`
 * resolves to a tab with its own cookies and storage:
 *
 * - `goto(url)`, `reload()`: resolve once the page is loaded
 * - `evaluate(expression)`: the value of a JavaScript expression in the page, awaited, as JSON
 * - `press(x, y)`: a touch on a phone, a click elsewhere; in CSS pixels of the viewport
 * - `type(text)`: keys, to the focused element
 * - `errors()`: what pages of the tab reported: uncaught errors, `console.error`, refused sources
 * - `screenshot()`: resolves to a PNG of the viewport
 * - `close()`
 * - `page`: Playwright's page, in Chromium alone
 */
import { after, afterEach, describe } from "node:test";
import { chromium } from "./chromium.mjs";
import { firefox } from "./firefox.mjs";
import { Visitor } from "./visitor.mjs";
import { webkit } from "./webkit.mjs";

const ENGINES = [chromium, firefox, webkit];

/**
 * Defines the same tests for every engine, each in a suite with the engine's name:
 * `define({engine, open})`. `open(viewport)` resolves to a visitor in a fresh tab.
 */
export function inEveryEngine(define) {
  for (const engine of ENGINES) {
    describe(engine.name, () => {
      const visitors = [];
      // Started by the first test, so that a run of one engine's tests needs only that engine.
      let browser;
      afterEach(async (test) => {
        for (const visitor of visitors.splice(0)) {
          if (!test.passed) test.diagnostic(await visitor.evidence(`${engine.name} ${test.name}`));
          await visitor.close();
        }
      });
      after(() => browser?.close());
      const open = async (viewport) => {
        browser ??= await engine.launch();
        const visitor = new Visitor(await browser.open(viewport), viewport);
        visitors.push(visitor);
        return visitor;
      };
      define({ engine: engine.name, open });
    });
  }
}
