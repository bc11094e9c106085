/**
 * A modal dialog: the browser's own `<dialog>`, which keeps the focus inside and knows Escape.
 *
 * It is open for as long as it is drawn: its owner draws it, and takes it away on `onClose`. It stands
 * at the end of the page, not where its owner is: a part of the page may be inert, as under an open slip.
 */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../icons/icon";

/** A dialog, open while it is drawn. */
export function Dialog({
  className,
  labelledBy,
  onClose,
  children,
}: {
  /** Class beside `dialog`. */
  readonly className: string;
  /** Id of its title. */
  readonly labelledBy: string;
  /** Called when the visitor closes it: by Escape, or by a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: only a dialog in the page gives the focus back to what had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const release = holdPage();
    return () => {
      release();
      element?.close();
    };
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which a dialog knows by itself
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
}

/** The head of a dialog: its title, and the button that closes it. */
export function DialogHead({
  id,
  title,
  close,
  onClose,
}: {
  /** Id of the title. */
  readonly id: string;
  readonly title: string;
  /** Name of the button. */
  readonly close: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <header className="dialog-head">
      <h2 className="dialog-title" id={id}>
        {title}
      </h2>
      <button type="button" className="dialog-close" aria-label={close} onClick={onClose}>
        <Icon drawing={ICONS.close} />
      </button>
    </header>
  );
}

/** Keeps the page behind from scrolling, and its width with a scrollbar; returns what undoes it. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
