/** A collapsible part of the slip. */
import type { ReactNode } from "react";

/** The line that opens the part, and the part. */
export function More({
  title,
  testId,
  onOpen,
  children,
}: {
  readonly title: string;
  readonly testId: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const toggled = (details: HTMLDetailsElement) => {
    if (details.open) onOpen?.();
    reveal(details);
  };
  return (
    <details className="slip-more" onToggle={(event) => toggled(event.currentTarget)}>
      <summary data-testid={testId}>{title}</summary>
      {children}
    </details>
  );
}

/** Scrolls an opened part out from behind the foot, without moving the page; also once its content has come. */
export function reveal(part: HTMLElement | null): void {
  const details = part?.closest("details");
  const body = details?.closest(".slip-body");
  if (!body || !details?.open) return;
  body.scrollTop += details.getBoundingClientRect().top - body.getBoundingClientRect().top;
}
