/** The player's passkeys: which there are, adding one, and removing one. Loaded where the site and the browser have them. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { createPasskey, signalRemoved } from "../account/shared/authenticator";
import { alerts } from "../alerts/shared/alerts";
import { ApiError } from "../api/errors";
import {
  addPasskey,
  askNewPasskey,
  fetchPasskeys,
  type Passkey,
  type PasskeyCreation,
  removePasskey,
} from "../api/passkeys";
import { textOf } from "../forms/field";
import type { Translate } from "../messages/messages";
import { dateText } from "../messages/moments";
import { useMessages } from "../messages/words";
import { PasswordDialog, RemovalDialog } from "./passkey-dialogs";
import { passkeyProblem } from "./passkey-problem";

/** The content of the section, once its words and the passkeys are there. */
export function Passkeys(): ReactNode {
  const say = useMessages("passkeys", true);
  // Words of the fields of forms.
  const hasSession = useMessages("session", true) !== undefined;
  return say && hasSession ? <Content say={say} /> : null;
}

function Content({ say }: { readonly say: Translate }): ReactNode {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  const button = useRef<HTMLButtonElement>(null);

  /** Does something, and says why nothing came of it. */
  const attempt = useCallback(
    async (act: () => Promise<void>) => {
      setBusy(true);
      setProblem("");
      try {
        await act();
      } catch (error) {
        const isNeeded = error instanceof ApiError && error.code === "password_needed";
        if (isNeeded) setAsked(true);
        else setProblem(textOf(passkeyProblem(error), say));
      }
      setBusy(false);
    },
    [say],
  );
  const load = useCallback(
    () => attempt(async () => setPasskeys(await fetchPasskeys())),
    [attempt],
  );
  useEffect(() => void load(), [load]);

  const create = useCallback(
    async (options: PasskeyCreation) => {
      const made = await createPasskey(options);
      if (!made) return;
      setPasskeys(await addPasskey(made));
      alerts.show({ type: "success", title: say("passkeys-saved") });
    },
    [say],
  );
  const add = () => attempt(async () => create(await askNewPasskey({})));
  const addWith = useCallback(
    async (password: string) => {
      const options = await askNewPasskey({ password });
      setAsked(false);
      void attempt(() => create(options));
    },
    [attempt, create],
  );
  const remove = async (id: string) => {
    setPasskeys(await removePasskey(id));
    void signalRemoved(id);
    setLeaving(undefined);
    alerts.show({ type: "success", title: say("passkeys-removed") });
  };
  // A dialog returns the focus to the button that opened it, which is gone with its passkey.
  const wasLeaving = useRef(false);
  useEffect(() => {
    const isLost = wasLeaving.current && !leaving && document.activeElement === document.body;
    if (isLost) button.current?.focus();
    wasLeaving.current = leaving !== undefined;
  }, [leaving]);

  return (
    <>
      <h2>{say("passkeys-title")}</h2>
      <p>{say("passkeys-text")}</p>
      {passkeys?.length === 0 && (
        <p className="profile-note" data-testid="passkeys-none">
          {say("passkeys-none")}
        </p>
      )}
      <ul className="profile-passkeys-list">
        {passkeys?.map((passkey) => (
          <Row key={passkey.id} say={say} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      <p className="field-error" data-testid="passkeys-problem" role="alert">
        {problem}
      </p>
      <button
        type="button"
        className="button-plain"
        data-testid="passkeys-add"
        ref={button}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) void (passkeys ? add() : load());
        }}
      >
        {say(passkeys || isBusy ? "passkeys-add" : "profile-retry")}
      </button>
      {isAsked && <PasswordDialog say={say} send={addWith} onClose={() => setAsked(false)} />}
      {leaving && (
        <RemovalDialog
          say={say}
          passkey={leaving}
          send={remove}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

/** A passkey. */
function Row({
  say,
  passkey,
  onRemove,
}: {
  readonly say: Translate;
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}): ReactNode {
  const { id, name, added_at, used_at } = passkey;
  const used = used_at
    ? say("passkeys-used", { moment: dateText(used_at) })
    : say("passkeys-unused");
  return (
    <li data-testid="passkey">
      <p>
        <b id={`passkey-${id}`}>
          <bdi>{name ?? say("passkeys-one")}</bdi>
        </b>
        <span>{say("passkeys-added", { moment: dateText(added_at) })}</span>
        <span>{used}</span>
      </p>
      <button
        type="button"
        className="form-other"
        id={`passkey-${id}-remove`}
        data-testid="passkey-remove"
        aria-labelledby={`passkey-${id}-remove passkey-${id}`}
        onClick={onRemove}
      >
        {say("passkeys-remove")}
      </button>
    </li>
  );
}
