/** The key `/` opens the search where nobody types and nothing is open over the page. */

/** Listens for the key. */
export function startSlash(): void {
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey) return;
    if (document.querySelector(":modal, input:focus")) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(".search-open button")?.click();
  });
}
