/** The balance in the header and the menu behind it: the player's name, and signing out. */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { Icon } from "../icons/icon";
import { loadMessages } from "../messages/messages";
import { useMessages } from "../messages/words";
import {
  NotificationCentre,
  NotificationsItem,
  UnreadBadge,
} from "../notifications/shared/notifications";
import { useStore } from "../runtime/use-store";
import { Accounts } from "./accounts";
import { depositUrl, leadingBack } from "./deposit/paying-steps";
import { isFramed, leaveToHost } from "./shared/host";
import { nameOf } from "./shared/player-name";
import { activeAccount, type Session, signOutNow } from "./shared/session";
import { $settings, loadSettings, moneyText } from "./shared/settings";
import { askForm } from "./shared/sign-in";

/** The signed-in player's part of the header. */
export function AccountMenu({
  session,
  ref,
}: {
  readonly session: Session;
  readonly ref: RefObject<HTMLButtonElement | null>;
}): ReactNode {
  const say = useMessages("session", true);
  const [open, setOpen] = useState(false);
  // Accounts that arrive while the menu is open come last: what is there must not move under a finger.
  const [areLate, setLate] = useState(false);
  const [isReading, setReading] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismissal(box, open, (byKey) => {
    setOpen(false);
    if (byKey) ref.current?.focus();
  });
  const accounts = session.accounts && <Accounts accounts={session.accounts} />;
  return (
    <div className="account" ref={box}>
      <button
        type="button"
        className="account-button"
        data-testid="account"
        aria-expanded={open}
        aria-controls={id}
        ref={ref}
        onClick={() => {
          setLate(!session.accounts || !$settings.get());
          setOpen(!open);
        }}
      >
        <span className="visually-hidden">{say?.("session-account")}</span>
        <Balance session={session} />
        <UnreadBadge player={session.player?.id} />
        <Icon name="chevron" />
      </button>
      {open && say && (
        <div className="account-menu" id={id}>
          <p className="account-who">
            <span>{say("session-signed-in-as")}</span>
            <bdi className="account-name">{session.player && nameOf(session.player)}</bdi>
          </p>
          <NotificationsItem
            onOpen={() => {
              setOpen(false);
              // The dialog returns the focus there: the item of the menu is gone by then.
              ref.current?.focus();
              setReading(true);
            }}
          />
          {!areLate && accounts}
          <a
            className="account-item"
            data-testid="to-deposit"
            href={depositUrl()}
            onClick={() => setOpen(false)}
          >
            {say("session-deposit")}
          </a>
          <Withdrawal label={say("session-withdraw")} onFollow={() => setOpen(false)} />
          <button
            type="button"
            className="account-item"
            data-testid="to-phone"
            onClick={() => {
              setOpen(false);
              ref.current?.focus();
              askForm("phone-verification");
            }}
          >
            {say("session-phone")}
          </button>
          {siteConfig().account.profile && (
            <a
              className="account-item"
              data-testid="to-profile"
              href={`${siteConfig().prefix}/my-profile`}
            >
              {say("session-profile")}
            </a>
          )}
          {siteConfig().limits.page && (
            <a
              className="account-item"
              data-testid="to-limits"
              href={`${siteConfig().prefix}/limits`}
            >
              {say("session-limits")}
            </a>
          )}
          <button
            type="button"
            className="account-item"
            data-testid="sign-out"
            onClick={() => void leave()}
          >
            {say("session-sign-out")}
          </button>
          {areLate && accounts}
        </div>
      )}
      {isReading && <NotificationCentre onClose={() => setReading(false)} />}
    </div>
  );
}

/**
 * The link to the platform's page where players withdraw, if the site names one. It has a target because all other links
 * that begin with the address for paying in lead through what is asked before that (`account.tsx`). The page may refuse to
 * be framed, so a page in a frame opens it in a tab of its own.
 */
function Withdrawal({
  label,
  onFollow,
}: {
  readonly label: string;
  readonly onFollow: () => void;
}): ReactNode {
  const { withdrawal } = siteConfig();
  if (!withdrawal) return null;
  return (
    <a
      className="account-item"
      data-testid="to-withdrawal"
      href={leadingBack(withdrawal)}
      target={isFramed() ? "_blank" : "_self"}
      rel="noopener"
      onClick={onFollow}
    >
      {label}
    </a>
  );
}

/** The balance of the active account; its place is reserved while it is unknown. */
function Balance({ session }: { readonly session: Session }): ReactNode {
  const settings = useStore($settings, undefined);
  useEffect(() => void loadSettings(), []);
  const account = activeAccount(session);
  if (!account || !settings) return <span className="balance balance-waiting" aria-hidden="true" />;
  return (
    <bdi className="balance" data-testid="balance">
      {moneyText(settings, account.currency, account.balance)}
    </bdi>
  );
}

async function leave(): Promise<void> {
  if (await leaveToHost("sign_out")) return;
  const say = await loadMessages("session");
  try {
    await signOutNow();
    alerts.show({ type: "success", title: say("session-signed-out") });
  } catch {
    alerts.show({ type: "error", title: say("session-sign-out-failed") });
  }
}

/** Calls `dismiss` on Escape, and when something outside an open box is pressed or focused. */
function useDismissal(
  box: { readonly current: HTMLElement | null },
  open: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) dismiss(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") dismiss(true);
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKey);
    };
  });
}
