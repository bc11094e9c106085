/** Brings parts of the slip out from under head and foot of the panel, without moving the page. */

/** The first selection that has something to accept. */
export function showChanged(): void {
  const rows = "#slip .slip-selection:is([data-state=changed], [data-state=gone])";
  const row = document.querySelector(rows);
  if (row) bringIntoView(row);
}

/** A part of the panel: its beginning where it is higher than what is between head and foot. */
export function bringIntoView(part: Element): void {
  const panel = document.getElementById("slip");
  const edge = (query: string) => panel?.querySelector(query)?.getBoundingClientRect();
  const [head, foot] = [edge(".slip-head"), edge(".slip-foot")];
  if (!panel || !head || !foot) return;
  const view = panel.getBoundingClientRect();
  const place = part.getBoundingClientRect();
  // Where the window is short, head and foot scroll as well.
  const [top, bottom] = [Math.max(view.top, head.bottom), Math.min(view.bottom, foot.top)];
  const above = place.top - top;
  const below = place.bottom - bottom;
  if (above < 0) panel.scrollTop += above;
  else if (below > 0) panel.scrollTop += Math.min(below, above);
}
