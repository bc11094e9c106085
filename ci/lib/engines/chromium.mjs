/** Chromium, driven by Playwright over the DevTools protocol. */
import { launch, open } from "../browser.mjs";
import { journeyPage } from "./page.mjs";

export const chromium = {
  name: "chromium",
  async launch() {
    const browser = await launch();
    return {
      async open(viewport) {
        const { page, context, errors } = await open(browser, { viewport, timed: false });
        return journeyPage({
          page,
          shiftsOf: page,
          context,
          errors,
          viewport,
          screenshot: { timeout: 5000 },
        });
      },
      close: () => browser.close(),
    };
  },
};
