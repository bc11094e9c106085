/** A collapsible part of the slip. */
import type { ReactNode } from "react";

/** The line that opens the part, and the part. */
export function More({
  title,
  testId,
  children,
}: {
  readonly title: string;
  readonly testId: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details className="slip-more" onToggle={(event) => reveal(event.currentTarget)}>
      <summary data-testid={testId}>{title}</summary>
      {children}
    </details>
  );
}

/** Scrolls an opened part out from behind the foot, without moving the page. */
function reveal(details: HTMLDetailsElement): void {
  const body = details.closest(".slip-body");
  if (!body || !details.open) return;
  body.scrollTop += details.getBoundingClientRect().top - body.getBoundingClientRect().top;
}
