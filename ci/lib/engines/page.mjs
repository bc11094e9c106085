/**
 * What a journey may do with a page in Chromium and Firefox: Playwright and Puppeteer name these alike.
 * On a phone a press is a touch.
 */
export function journeyPage({ page, context, errors, viewport, screenshot, shiftsOf }) {
  const isPhone = viewport.width < 720;
  return {
    shiftsOf,
    goto: (url) => page.goto(url, { waitUntil: "load" }),
    reload: () => page.reload({ waitUntil: "load" }),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    errors: async () => errors,
    screenshot: () => page.screenshot(screenshot),
    close: () => context.close(),
  };
}
