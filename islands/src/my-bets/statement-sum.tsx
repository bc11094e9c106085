/** An amount of the statement under its name. */
import type { ReactNode } from "react";

/** The pair, in a list of such pairs. */
export function Sum({
  name,
  value,
  tone,
}: {
  readonly name: string;
  readonly value: string;
  readonly tone?: "gain" | undefined;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={tone}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
