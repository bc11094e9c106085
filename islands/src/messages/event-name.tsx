/** The name of an event: its two sides, or the name of an outright, which has no second side. */
import type { ReactNode } from "react";

/** The name as one text. */
export function eventName(home: string, away: string): string {
  return away ? `${home} – ${away}` : home;
}

/** The name with each side in its own direction. */
export function EventName({
  home,
  away,
}: {
  readonly home: string;
  readonly away: string;
}): ReactNode {
  return (
    <>
      <bdi>{home}</bdi>
      {away && (
        <>
          {" – "}
          <bdi>{away}</bdi>
        </>
      )}
    </>
  );
}
