/** The numbers beside a list: of the page, of its sports, and of its groups. */

/** Writes how many matches are shown, and leads each link to the first heading of what it counts. */
export function writeCounts(root: Element): void {
  // Only matches with a stream, while the visitor wants no others (`../list-view.ts`).
  const isAll = document.documentElement.dataset.listVideo === undefined;
  const row = isAll ? ".event-row" : ".event-row[data-video]";
  const groups = [...root.querySelectorAll<HTMLElement>(".odds-group")];
  for (const place of document.querySelectorAll<HTMLElement>("[data-counts]")) {
    const { counts = "" } = place.dataset;
    const counted = groups.filter((group) => isOf(group, counts));
    const rows = counted.flatMap((group) => [...group.querySelectorAll(row)]);
    if (counts === "all") {
      place.textContent = String(rows.length);
      continue;
    }
    const number = place.querySelector(".count");
    if (number) number.textContent = String(rows.length);
    const item = place.closest<HTMLElement>("li") ?? place;
    item.hidden = rows.length === 0;
    const heading = rows[0]?.closest(".odds-group")?.querySelector(".odds-title");
    if (heading) place.setAttribute("href", `#${heading.id}`);
  }
}

/** Whether a group is counted: `all`, its key, or `sport` and the key of its sport. */
function isOf(group: HTMLElement, counts: string): boolean {
  if (!counts.startsWith("sport ")) return counts === "all" || counts === group.dataset.key;
  return group.querySelector(`.odds-title > .${counts.replace(" ", "-")}`) !== null;
}
