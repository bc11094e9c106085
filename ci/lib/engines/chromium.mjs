/** Chromium, driven by Playwright over the DevTools protocol. */
import { launch, open } from "../browser.mjs";

export const chromium = {
  name: "chromium",
  async launch() {
    const browser = await launch();
    return {
      async open(viewport) {
        const { page, context, errors } = await open(browser, { viewport });
        const phone = viewport.width < 720;
        return {
          page,
          goto: (url) => page.goto(url, { waitUntil: "load" }),
          reload: () => page.reload({ waitUntil: "load" }),
          evaluate: (expression) => page.evaluate(expression),
          press: (x, y) => (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
          type: (text) => page.keyboard.type(text),
          errors: async () => errors,
          screenshot: () => page.screenshot({ timeout: 5000 }),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
