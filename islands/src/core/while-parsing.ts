/** Runs `write` now, whenever the parser has gone on, and at the end of the page; then `end`. */
export function whileParsing(write: () => void, end: () => void): void {
  write();
  const parsing = new MutationObserver(write);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    parsing.disconnect();
    write();
    end();
  });
}
