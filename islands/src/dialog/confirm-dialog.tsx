/** A modal dialog that asks whether to do what cannot be taken back. */
import { type ReactNode, useState } from "react";
import { Dialog, DialogHead } from "./dialog";

/** The dialog, open while it is mounted. */
export function ConfirmDialog({
  className,
  id,
  title,
  text,
  confirm,
  cancel,
  close,
  send,
  waiting = false,
  problemOf,
  onClose,
}: {
  /** Class beside `dialog`. */
  readonly className: string;
  /** What the ids of its elements begin with. */
  readonly id: string;
  readonly title: string;
  /** What will be done. */
  readonly text: ReactNode;
  /** Labels of the buttons: the one that does it, and the two that do not. */
  readonly confirm: string;
  readonly cancel: string;
  readonly close: string;
  /** Does it. Rejects when it was not done; otherwise the owner closes the dialog. */
  readonly send: () => Promise<void>;
  /** What is said while it is being done, if that takes long. */
  readonly waiting?: string | false;
  /** Says why it was not done. */
  readonly problemOf: (error: unknown) => string;
  readonly onClose: () => void;
}): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await send();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      className={className}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={onClose}
    >
      <div className="form">
        <DialogHead id={`${id}-title`} title={title} close={close} onClose={onClose} />
        <p className="form-text" id={`${id}-text`}>
          {text}
        </p>
        <p className="field-error" role="alert">
          {problem || waiting}
        </p>
        <button
          type="button"
          className="button-main"
          data-testid={`${id}-confirm`}
          aria-busy={isBusy}
          onClick={() => void run()}
        >
          {confirm}
        </button>
        <button
          type="button"
          className="button-plain"
          data-testid={`${id}-cancel`}
          onClick={onClose}
        >
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}
