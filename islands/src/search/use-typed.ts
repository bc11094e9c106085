/** The text of a field that may be prerendered, and typed into before this runs. */
import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** The text; follows what is typed. */
export function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const listen = useCallback(
    (changed: () => void) => {
      const { current } = field;
      current?.addEventListener("input", changed);
      return () => current?.removeEventListener("input", changed);
    },
    [field],
  );
  return useSyncExternalStore(listen, () => field.current?.value ?? "");
}

/** Types a text for the visitor, and returns to the field. */
export function type(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.focus();
}
