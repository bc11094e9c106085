/** Firefox, driven by Puppeteer over WebDriver BiDi. */
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { journeyPage } from "./page.mjs";

/** Firefox reports a socket that is still connecting when the visitor leaves the page. */
const LEFT_EARLY = /(?:connection to the server at|The connection to) wss?:/;

export const firefox = {
  name: "firefox",
  async launch() {
    const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
    if (!existsSync(executablePath)) {
      throw new Error(
        `${executablePath} is missing: run \`apt-get install firefox-esr\`, or set FIREFOX`,
      );
    }
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      // As on a phone: over the page, not beside it.
      extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
    });
    return {
      async open(viewport) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport({ ...viewport, hasTouch: viewport.width < 720 });
        const errors = [];
        page.on("pageerror", (error) => {
          if (!LEFT_EARLY.test(error)) errors.push(`page: ${error.stack ?? error}`);
        });
        page.on("console", (message) => {
          if (message.type() === "error") errors.push(`console: ${message.text()} (${page.url()})`);
        });
        return journeyPage({ page, context, errors, viewport });
      },
      close: () => browser.close(),
    };
  },
};
