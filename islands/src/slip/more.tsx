/** A collapsible part of the slip. */
import type { ReactNode } from "react";
import { bringIntoView } from "./in-view";

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

/** Scrolls an opened part out from behind the foot; also once its content has come. */
export function reveal(part: HTMLElement | null): void {
  const details = part?.closest("details");
  if (details?.open) bringIntoView(details);
}
