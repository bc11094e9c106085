/** In which looks every picture is taken: widths, languages with their directions, themes. */

/** The breakpoints of the product, and the narrowest phone. */
export const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

/** Light and dark from left to right, light from right to left. */
export const LOOKS = [
  { locale: "en-ZA", themes: ["light", "dark"] },
  { locale: "ar", themes: ["light"] },
];

/** Calls `shoot(name of the look)` in each theme: a visitor's choice, without a reload. */
export async function inThemes(page, { locale, themes }, shoot) {
  const width = `${page.viewportSize().width}`.padStart(4, "0");
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    // Colours fade.
    await page.waitForTimeout(300);
    await shoot(`${width}-${locale}-${theme}`);
  }
}
