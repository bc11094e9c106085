/** The rows of a list or of a group in it. */
export function rowsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".event-row")];
}
