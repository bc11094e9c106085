/** Brings the first selection that has something to accept out from under head and foot of the panel. */
export function showChanged(): void {
  const panel = document.getElementById("slip");
  const row = panel?.querySelector(":is([data-state=changed], [data-state=gone]).slip-selection");
  if (!panel || !row) return;
  const [view, place] = [panel, row].map((it) => it.getBoundingClientRect());
  const head = panel.querySelector(".slip-head")?.getBoundingClientRect();
  const foot = panel.querySelector(".slip-foot")?.getBoundingClientRect();
  if (!view || !place || !head || !foot) return;
  const [top, bottom] = [Math.max(view.top, head.bottom), Math.min(view.bottom, foot.top)];
  if (place.top < top) panel.scrollTop -= top - place.top;
  else if (place.bottom > bottom)
    panel.scrollTop += Math.min(place.bottom - bottom, place.top - top);
}
