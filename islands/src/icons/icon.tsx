/** Inline icons. The macros of `templates/partials/icon.html` are their twins. */
import type { ReactNode } from "react";
import { sportDrawing } from "./sports";

/** One of `ICONS`, a path, next to text with the same meaning. */
export function Icon({ drawing }: { readonly drawing: string }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

/** The icon of a sport, by its key; those without their own share one. */
export function SportIcon({ sport }: { readonly sport: string }): ReactNode {
  return <Icon drawing={sportDrawing(sport)} />;
}
