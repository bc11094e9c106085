/**
 * Whom the site is for, and what a signed-in player is asked for without a press: to accept the operator's terms, if
 * they have changed; to verify a phone number, where the site wants that; and to pay in, if the site reminds the
 * players of their group. Never over another dialog.
 */
import { siteConfig } from "../api/config";
import { later } from "../api/patience";
import type { Player } from "../api/schemas/player";
import { readStored, writeStored } from "../core/storage";
import type { StoredKey } from "../core/stored-keys";
import { lacksTerms } from "./deposit/paying-steps";
import { afterStay, isDialogOpen, keepTrying, TERMS_ACCEPTED } from "./reminders/visit";
import { $playHeld } from "./shared/play";
import { $session, activeAccount, type Session } from "./shared/session";
import { hasHint } from "./shared/session-hint";
import { $authForm, $signIn, type AuthForm, askForm } from "./shared/sign-in";

/** Session storage keys: who was asked in this visit. */
const TERMS_ASKED = "termsAsked";
const PHONE_ASKED = "phoneAsked";

/** Session storage key: whose number was verified when the operator was asked, which is not done again then. */
const PHONE_VERIFIED = "phoneVerified";

/** The cookie that says that the player was reminded, for a day. */
const REMINDED = "deposit_reminder";
const DAY = 86_400;

/** Local storage key: when that was, for browsers that keep no cookies. */
const REMINDED_AT = "depositReminderInvoked";

/** Session storage key: since when the player has been here. */
const SINCE = "depositReminderSince";

/**
 * On a site for one group of players, sends everybody else to the platform. If the operator has not answered,
 * it is not known who is there, and nobody is sent away.
 */
export function keepToGroup({ player }: Session): void {
  const { only } = siteConfig().account;
  if (!only) return;
  const isOther = player ? !player.statuses.includes(only.group) : !hasHint();
  if (isOther) location.replace(`${only.platform}/`);
}

/** Watches over the player who is signed in; returns a function that stops it. */
export function watchGates(): () => void {
  const { deposit_group: group, deposit_after } = siteConfig().account;
  const stops = [askWhenFree(), askUnverified()];
  if (group !== undefined) {
    stops.push(afterStay(SINCE, deposit_after, () => remindOfDeposit(group)));
    // The next player has seconds of their own.
    stops.push(() => writeStored("session", SINCE, undefined));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Opens the form that is due, after one that the address has asked for; returns a function that stops waiting for that. */
function askWhenFree(): () => void {
  if (!$signIn.get()) {
    ask();
    return () => {};
  }
  const first = $authForm.get();
  const stop = $signIn.listen((reason) => {
    // The end of the session changes the reason of a form that stays open.
    if (reason) return;
    stop();
    ask(first);
  });
  return stop;
}

/**
 * Asks the operator whether the phone number that it sends is verified, where the site wants that, and opens the form if it
 * is not, once nothing else is open; returns a function that stops this.
 */
function askUnverified(): () => void {
  const { player } = $session.get();
  if (!player || !isInDoubt(player)) return () => {};
  let closed: AuthForm | undefined;
  const attempt = () => {
    if ($signIn.get()) closed = $authForm.get();
    if (isDialogOpen() || $playHeld.get()) return false;
    // Another tab may have signed somebody else in meanwhile.
    if ($session.get().player?.id === player.id) ask(closed, true);
    return true;
  };
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  void isUnverified(player).then((isDue) => {
    if (isDue && !isOver) stop = keepTrying(attempt, 0);
  });
  return () => stop();
}

/** Whether it has to be asked if the player's number is verified: terms go first, and a visit asks nobody twice. */
function isInDoubt(player: Player): boolean {
  const isAnswered = readStored("session", PHONE_VERIFIED) === player.id;
  if (!player.auth_phone_number || isAnswered) return false;
  const asked = dueFor(player, true)?.asked;
  return asked === PHONE_ASKED && readStored("session", asked) !== player.id;
}

/** Whether the operator says that the player's number is not verified. */
async function isUnverified(player: Player): Promise<boolean> {
  const { isPhoneVerified } = await later(() => import("./shared/phone"));
  const isVerified = await isPhoneVerified(player);
  if (isVerified) writeStored("session", PHONE_VERIFIED, player.id);
  return isVerified === false;
}

/** Opens the form that is due, once in a visit; not the one that the player has just closed. */
function ask(closed?: AuthForm, lacksVerified = false): void {
  const { player } = $session.get();
  const due = player && dueFor(player, lacksVerified);
  if (!due || readStored("session", due.asked) === player.id) return;
  writeStored("session", due.asked, player.id);
  if (due.form !== closed) askForm(due.form);
}

/** What a player is to be asked for: a form, and the storage key of who was asked. */
function dueFor(
  player: Player,
  lacksVerified: boolean,
): { readonly asked: StoredKey<"session">; readonly form: AuthForm } | undefined {
  const hasAccepted = readStored("session", TERMS_ACCEPTED) === player.id;
  if (lacksTerms(player) && !hasAccepted) return { asked: TERMS_ASKED, form: "terms" };
  const lacksPhone = siteConfig().account.phone && (lacksVerified || !player.auth_phone_number);
  return lacksPhone ? { asked: PHONE_ASKED, form: "phone-verification" } : undefined;
}

/** Reminds a player of this group. Returns false where it is too early to say, or another dialog is open. */
function remindOfDeposit(group: string): boolean {
  const session = $session.get();
  if (!session.player?.statuses.includes(group) || wasReminded()) return true;
  if (!session.accounts || isDialogOpen() || $playHeld.get()) return false;
  const { deposit_when_empty } = siteConfig().account;
  if (deposit_when_empty && activeAccount(session)?.balance !== 0) return true;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${REMINDED}=1; path=/; max-age=${DAY}; samesite=lax`;
  writeStored("local", REMINDED_AT, Date.now());
  askForm("deposit-reminder");
  return true;
}

/** Whether the player was reminded within the last day, by this browser's clock. */
function wasReminded(): boolean {
  const at = Number(readStored("local", REMINDED_AT));
  const isRecent = Math.abs(Date.now() - at) < DAY * 1_000;
  return isRecent || document.cookie.includes(`${REMINDED}=`);
}
