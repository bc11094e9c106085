/**
 * Somebody else changes the page: what a browser's translator or an extension does to its texts. Each text is replaced by
 * elements that show it; texts that come later are, too. The words stay, so that a test can look for them.
 */

/** Translates a page from its first text on. Call it before the page is opened. */
export function translateFromStart(page) {
  return page.addInitScript(() => {
    const UNTOUCHED = "script, style, textarea, title, noscript, font";
    const translate = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(UNTOUCHED)) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data;
        outer.append(inner);
        text.before(outer);
        text.remove();
      }
    };
    const watch = () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { target } of records) if (target.isConnected) translate(target);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    document.addEventListener("DOMContentLoaded", watch);
  });
}
