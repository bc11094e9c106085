/**
 * The keyboard of a field with a list of links below it (the ARIA pattern "combobox" with a list): the
 * focus stays in the field, arrows choose a link, Enter follows it. The field may be prerendered, so
 * its attributes are set here and not where it is rendered.
 */
import { type RefObject, useEffect, useState } from "react";

/** Connects a field with the list `listId`, whose links have these ids; returns the chosen one. */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  ids: readonly string[],
): string | undefined {
  const [wanted, setWanted] = useState<string>();
  // Another text finds other links.
  const chosen = wanted !== undefined && ids.includes(wanted) ? wanted : undefined;
  useEffect(() => {
    const { current } = field;
    current?.setAttribute("role", "combobox");
    current?.setAttribute("aria-autocomplete", "list");
  }, [field]);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const isOpen = ids.length > 0;
    current.setAttribute("aria-expanded", String(isOpen));
    setOrRemove(current, "aria-controls", isOpen ? listId : undefined);
    setOrRemove(current, "aria-activedescendant", chosen);
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || !isOpen) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        const next = neighbour(ids, chosen, event.key === "ArrowDown" ? 1 : -1);
        setWanted(next);
        if (next) document.getElementById(next)?.scrollIntoView({ block: "nearest" });
      } else if (event.key === "Enter" && chosen !== undefined) {
        event.preventDefault();
        document.getElementById(chosen)?.click();
      }
    };
    current.addEventListener("keydown", listen);
    return () => current.removeEventListener("keydown", listen);
  }, [field, listId, ids, chosen]);
  return chosen;
}

/** The next id in a direction. Before the first and after the last is the field, where none is chosen. */
export function neighbour(
  ids: readonly string[],
  chosen: string | undefined,
  step: 1 | -1,
): string | undefined {
  if (chosen === undefined) return step > 0 ? ids[0] : ids.at(-1);
  const next = ids.indexOf(chosen) + step;
  return next < 0 ? undefined : ids[next];
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
