/** A switch of the notification centre. */
import type { ReactNode } from "react";

/** The switch, over the whole width. While it is busy, presses do nothing. */
export function Switch({
  id,
  label,
  isOn,
  isBusy = false,
  onTurn,
}: {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onTurn: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="notifications-switch"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      data-testid={id}
      onClick={() => {
        if (!isBusy) onTurn();
      }}
    >
      <span>{label}</span>
      <span className="notifications-switch-track" />
    </button>
  );
}
