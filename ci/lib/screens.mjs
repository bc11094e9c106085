/** Small screens, and texts and pages that are enlarged. */

/** Screens on which everything must fit. `text` is the size of the visitor's text in percent. */
export const SCREENS = [
  { name: "667x375", width: 667, height: 375, text: 100 },
  { name: "360x400", width: 360, height: 400, text: 100 },
  { name: "360x740, text at 200 %", width: 360, height: 740, text: 200 },
  { name: "360x740, page at 200 %", width: 180, height: 370, text: 100 },
  { name: "1280x900, page at 200 %", width: 640, height: 450, text: 100 },
];

/** Shows pages of a context on any screen without a reload: `(screen) => Promise`. */
export async function screenOf(page) {
  const devtools = await page.context().newCDPSession(page);
  return async ({ width, height, text }) => {
    await page.setViewportSize({ width, height });
    const fontSizes = { standard: (16 * text) / 100, fixed: (13 * text) / 100 };
    await devtools.send("Page.setFontSizes", { fontSizes });
    // Scripts answer a new size in the next frame.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
  };
}
