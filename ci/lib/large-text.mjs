/** Text at twice its size, and whether any of it is cut. */
import assert from "node:assert/strict";

/** Doubles the size of the text, as a player's browser setting does. */
export async function enlarge(page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Fails when visible text in an element that `selector` matches is cut, or when the page is wider
/** than the window. */
export async function assertNothingCut(page, selector) {
  const { cut, seen, wide } = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter(
      (one) => one.checkVisibility() && one.textContent.trim() !== "",
    );
    const cut = shown.filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const clips = overflowX !== "visible" || overflowY !== "visible";
      const range = document.createRange();
      range.selectNodeContents(one);
      const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
      const outside = text.left < box.left - 1 || text.right > box.right + 1;
      return outside || (clips && one.scrollWidth > one.clientWidth + 1);
    });
    return {
      cut: cut.map((one) => `${one.className || one.tagName}: ${one.textContent.trim()}`),
      seen: shown.length,
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  }, selector);
  assert.ok(seen > 0, `${page.url()}: nothing matches ${selector}`);
  assert.deepEqual(cut, [], page.url());
  assert.ok(wide <= 0, `${page.url()} is ${wide} px wider than the window`);
}

/** Fails when two of the elements that `selector` matches overlap, unless one is inside the other. */
export async function assertApart(page, selector) {
  const overlaps = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const boxes = shown.map((one) => ({ one, box: one.getBoundingClientRect() }));
    const found = [];
    boxes.forEach(({ one, box }, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (one.contains(other.one)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) found.push([one.className, other.one.className]);
      }
    });
    return found;
  }, selector);
  assert.deepEqual(overlaps, [], page.url());
}
