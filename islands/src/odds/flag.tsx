/** The flag of a country, by the name of its picture. The macro `flag` is its twin. */
import type { ReactNode } from "react";

/** A flag next to text with the same meaning. */
export function Flag({ name }: { readonly name: string }): ReactNode {
  return <img className="flag" src={`${FLAGS_URL}/${name}.svg`} alt="" loading="lazy" />;
}
