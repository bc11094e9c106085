/**
 * Paying in: what is missing is asked for first, if the site wants that; then the platform's page
 * in the same window, or a dialog with that page or with the platform's payment widget. In a frame all of it is left
 * to the page around it; where that does not listen, the platform's page opens in a tab of its own.
 */
import { useEffect, useState } from "react";
import { siteConfig } from "../../api/config";
import type { Player } from "../../api/schemas/player";
import { openPaying } from "../../notifications/shared/payment-ends";
import { isFramed, leaveToHost } from "../shared/host";
import { $session } from "../shared/session";
import { $signIn, type AuthForm, askForm, closeSignIn } from "../shared/sign-in";

/** Missing fields that the site can ask for, beside the phone number, in the order of the form. */
export const COMPLETED = [
  "first_name",
  "last_name",
  "date_of_birth",
  "address",
  "city",
  "postal_code",
] as const;

/** A missing field that the site can ask for. */
export type Completed = (typeof COMPLETED)[number];

/** Takes a player through the steps of paying in. */
function createPaying() {
  /** The player who pays in by the open form; another one may sign in before it is closed. */
  let payer: number | undefined;

  // A form that is closed has been given up: one that is asked for later leads nowhere.
  $signIn.listen((reason) => {
    if (reason === null) payer = undefined;
  });

  /** Starts paying in. */
  function startPaying(player: Player): void {
    if (isFramed()) void payInFrame(player);
    else begin(player);
  }

  async function payInFrame(player: Player): Promise<void> {
    if (await leaveToHost("deposit")) closeSignIn();
    else begin(player);
  }

  function begin(player: Player): void {
    payer = player.id;
    goOnPaying(player);
  }

  /** Goes on with the next step, after one has been done. Returns false if the player is not paying in. */
  function goOnPaying(player: Player): boolean {
    if (payer !== player.id) return false;
    const form = nextForm(player);
    if (form) {
      askForm(form);
    } else {
      payer = undefined;
      closeSignIn();
      // The platform's page may refuse to be framed.
      if (isFramed()) window.open(depositUrl(), "_blank", "noopener");
      else location.assign(depositUrl());
    }
    return true;
  }

  return { startPaying, goOnPaying };
}

export const { startPaying, goOnPaying } = createPaying();

/** The fields that are missing and that the site can ask for. */
export function missedOf({ auth_fields_missed }: Player): Completed[] {
  return COMPLETED.filter((field) => auth_fields_missed.includes(field));
}

/** Whether the operator's terms have changed since the player accepted them. */
export function lacksTerms({ auth_fields_missed }: Player): boolean {
  return auth_fields_missed.includes("terms_acceptance");
}

/** The platform's page, which leads back to this one. */
export function depositUrl(): string {
  return leadingBack(siteConfig().deposit);
}

/** The address of a page of the platform, which leads back to this one. */
export function leadingBack(page: string): string {
  const url = new URL(page, location.href);
  url.searchParams.set("return_url", location.href);
  return url.href;
}

/**
 * Whether paying in is the next step of the player, in the dialog that asks. If not, the next step is taken: an address
 * may ask for the dialog where something is missing, or where the platform's page is to open in this window.
 */
export function useIsNext(): boolean {
  const [isNext] = useState(() => {
    const { player } = $session.get();
    return player !== undefined && nextForm(player) === "deposit";
  });
  useEffect(() => {
    if (isNext) return openPaying();
    const { player } = $session.get();
    if (player) startPaying(player);
    return undefined;
  }, [isNext]);
  return isNext;
}

/** The form before the platform's page, or the dialog for paying in; none if the page opens in this window. */
export function nextForm(player: Player): AuthForm | undefined {
  const { complete } = siteConfig().account;
  if (lacksTerms(player)) return "terms";
  if (complete && missedOf(player).length > 0) return "missed-auth-fields";
  if (complete && player.auth_fields_missed.includes("mobile_phone")) return "phone-verification";
  return hasDialog(player) ? "deposit" : undefined;
}

/** Whether a player pays in in a dialog. The widget may be for the players of one group alone. */
function hasDialog({ statuses }: Player): boolean {
  const { dialog } = siteConfig().account;
  if (dialog?.kind !== "widget") return dialog !== undefined;
  return dialog.group === null || statuses.includes(dialog.group);
}
