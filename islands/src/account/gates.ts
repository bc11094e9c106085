/**
 * What a signed-in player is asked for without a press: to verify a phone number (spec 5), where the site wants that;
 * and to pay in (spec 6, 9), if the site reminds the players of their group. Never over another dialog.
 */
import { siteConfig } from "../api/config";
import { readStored, writeStored } from "../core/storage";
import { $playHeld } from "./shared/play";
import { $session, activeAccount } from "./shared/session";
import { $signIn, askForm } from "./shared/sign-in";

/** Session storage key: whether this visit has asked for a phone number. */
const ASKED = "phoneAsked";

/** The cookie that says that the player was reminded, for a day (spec 9). */
const REMINDED = "deposit_reminder";
const DAY = 86_400;

/** Watches over the player who is signed in; returns a function that stops it. */
export function watchGates(): () => void {
  const { account } = siteConfig();
  askForPhone();
  const timer = setTimeout(remindOfDeposit, account.deposit_after * 1_000);
  return () => clearTimeout(timer);
}

function askForPhone(): void {
  const { player } = $session.get();
  if (!siteConfig().account.phone || !player || player.auth_phone_number) return;
  if (readStored("session", ASKED) === player.id) return;
  writeStored("session", ASKED, player.id);
  // A form that the address has asked for goes first.
  if (!$signIn.get()) askForm("phone-verification");
}

function remindOfDeposit(): void {
  const group = siteConfig().account.deposit_group;
  const session = $session.get();
  const isMeant = group !== null && session.player?.statuses.includes(group);
  const isEmpty = activeAccount(session)?.balance === 0;
  const isBusy = $signIn.get() !== null || $playHeld.get();
  if (!isMeant || !isEmpty || isBusy || document.cookie.includes(`${REMINDED}=`)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${REMINDED}=1; path=/; max-age=${DAY}; samesite=lax`;
  askForm("deposit-reminder");
}
