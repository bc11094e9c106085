/** The numbers beside a list: of the page, of its sports, and of its groups. */
import type { ListGroup } from "../rules/lists";

/** Writes how many matches there are, and leads each link to the first heading of what it counts. */
export function writeCounts(root: Element, groups: readonly ListGroup[]): void {
  const count = (some: readonly ListGroup[]) =>
    some.reduce((sum, group) => sum + group.rows.length, 0);
  for (const place of document.querySelectorAll<HTMLElement>("[data-counts]")) {
    const { counts = "" } = place.dataset;
    if (counts === "all") {
      place.textContent = String(count(groups));
      continue;
    }
    const counted = groups.filter(({ key, sport_icon }) =>
      counts.startsWith("sport ") ? counts === `sport ${sport_icon}` : counts === key,
    );
    const number = place.querySelector(".count");
    if (number) number.textContent = String(count(counted));
    const item = place.closest<HTMLElement>("li") ?? place;
    item.hidden = counted.length === 0;
    const [first] = counted[0]?.rows ?? [];
    const row = first && root.querySelector(`[data-match="${first.match.id}"]`);
    const heading = row?.closest(".odds-group")?.querySelector(".odds-title");
    if (heading) place.setAttribute("href", `#${heading.id}`);
  }
}
