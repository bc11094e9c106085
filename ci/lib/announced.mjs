/** What a screen reader announces by itself: the texts of live regions, in order. */

/** Starts recording, before the context has pages. */
export async function listen(context) {
  await context.addInitScript(() => {
    const REGIONS = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])";
    const last = new WeakMap();
    const said = [];
    globalThis.announced = said;
    const look = (region) => {
      const text = region.textContent.replace(/\s+/g, " ").trim();
      if ((last.get(region) ?? "") === text) return;
      last.set(region, text);
      if (text !== "") said.push(text);
    };
    const observer = new MutationObserver((changes) => {
      const regions = new Set();
      for (const { target, addedNodes } of changes) {
        const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
        regions.add(element?.closest(REGIONS));
        for (const node of addedNodes) {
          if (node.nodeType !== Node.ELEMENT_NODE) continue;
          // An alert speaks as it comes; a status must have been there.
          if (node.matches("[role=alert]")) regions.add(node);
          for (const inner of node.querySelectorAll(REGIONS)) regions.add(inner);
        }
      }
      for (const region of regions) if (region?.isConnected) look(region);
    });
    // Initial content of a live region is not announced, only its changes.
    document.addEventListener("DOMContentLoaded", () => {
      for (const region of document.querySelectorAll(REGIONS)) {
        last.set(region, region.textContent.replace(/\s+/g, " ").trim());
      }
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  });
}

/** Everything announced on a page so far. */
export function announced(page) {
  return page.evaluate(() => [...globalThis.announced]);
}
