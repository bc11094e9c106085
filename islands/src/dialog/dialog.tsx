/**
 * A modal dialog: the browser's own `<dialog>`, which traps the focus and handles Escape.
 *
 * It is open for as long as it is mounted: its owner mounts it, and unmounts it on `onClose`. It is
 * placed at the end of the page, not inside its owner: a part of the page may be inert, as under an
 * open slip.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../icons/icon";
import { openLayer } from "./layers";

/** A dialog, open while it is mounted. */
export function Dialog({
  className,
  labelledBy,
  describedBy,
  label,
  onClose,
  closesOnBack = false,
  children,
}: {
  /** Class beside `dialog`. */
  readonly className: string;
  /** Id of its title. */
  readonly labelledBy: string;
  /** Id of the text that is read with its title. */
  readonly describedBy?: string;
  /** Its name while its title is not there yet. */
  readonly label?: string | undefined;
  /**
   * Called when the visitor closes it: by Escape, or by a press outside it. Without this neither does:
   * what is asked must be answered.
   */
  readonly onClose?: () => void;
  /**
   * Whether Back closes it on a phone. Not where it has a history of its own: frames inside, or choices that are in
   * the address.
   */
  readonly closesOnBack?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const closing = useRef(onClose);
  closing.current = onClose;
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: only a dialog in the page returns the focus to the previous element.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const release = holdPage();
    return () => {
      release();
      element?.close();
    };
  }, []);
  useEffect(() => {
    return closesOnBack ? openLayer(() => closing.current?.()) : undefined;
  }, [closesOnBack]);
  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-label={label}
      onKeyDown={(event) => {
        // A browser closes a dialog at the second Escape even if `cancel` is prevented.
        if (!onClose && event.key === "Escape") event.preventDefault();
      }}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      // Back closes it on some phones.
      onClose={
        onClose ?? ((event) => event.currentTarget.isConnected && event.currentTarget.showModal())
      }
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
}

/** The head of a dialog: its title, which has the focus where nothing else does, and the button that closes it. */
export function DialogHead({
  id,
  title,
  close,
  onClose,
}: {
  /** Id of the title. */
  readonly id: string;
  readonly title: string;
  /** Label of the button. */
  readonly close: string;
  readonly onClose: () => void;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // What comes into an open dialog is heard: a dialog that was empty has the focus itself, and a button that is gone
  // has left it to the page.
  useEffect(() => {
    if (document.activeElement?.matches("body, dialog")) heading.current?.focus();
  }, []);
  return (
    // No `header`: outside an article that is a landmark of the page.
    <div className="dialog-head">
      <h2 className="dialog-title" id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <DialogClose label={close} onClose={onClose} />
    </div>
  );
}

function DialogClose({
  label,
  onClose,
}: {
  readonly label: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <button type="button" className="dialog-close" aria-label={label} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}

/**
 * What a dialog shows beside contents that are not there yet: the way out, and their shape. Styles hide it for as long
 * as hardly anybody would see it, and beside the contents.
 */
export function DialogWaiting({
  close,
  onClose,
}: {
  /** Label of the button. */
  readonly close: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <div className="form dialog-waiting" aria-busy="true">
      <div className="dialog-head">
        <span className="dialog-bone" />
        <DialogClose label={close} onClose={onClose} />
      </div>
      <span className="dialog-bone" />
      <span className="dialog-bone" />
    </div>
  );
}

/**
 * Stops the page behind from scrolling, and keeps its width if it has a scrollbar; returns a
 * function that undoes this once no dialog is open.
 */
const holdPage = createPageHold();

function createPageHold(): () => () => void {
  /** How many dialogs are open: one may lie on another, and either may close first. */
  let open = 0;
  /** Undoes what the first of them did to the page. */
  let releasePage = () => {};
  return () => {
    const { style, clientWidth } = document.documentElement;
    if (open === 0) {
      const { overflow, scrollbarGutter } = style;
      releasePage = () => Object.assign(style, { overflow, scrollbarGutter });
    }
    open += 1;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      open -= 1;
      if (open === 0) releasePage();
    };
  };
}
