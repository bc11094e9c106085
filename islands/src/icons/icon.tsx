/** Icons, drawn by the stylesheet. The macros of `templates/partials/icon.html` are their twins. */
import type { ReactNode } from "react";
import type { IconName } from "./names";

/** An icon next to text with the same meaning. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <i className={`icon icon-${name}`} />;
}

/** The icon of a sport, by its key; those without their own share one. */
export function SportIcon({ sport }: { readonly sport: string }): ReactNode {
  return <i className={`icon sport-${sport}`} />;
}
