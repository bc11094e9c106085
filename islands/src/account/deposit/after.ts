/**
 * Paying in (spec 2.5, 5): what is missing is asked for first, if the site wants that; then the platform's page,
 * in the same window or in a dialog over the page.
 */
import { siteConfig } from "../../api/config";
import type { Player } from "../../api/schemas/player";
import { type AuthForm, askForm, closeSignIn } from "../shared/sign-in";

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

/** Whether the forms that are open lead to paying in. */
let isPaying = false;

/** Starts paying in. */
export function startPaying(player: Player): void {
  isPaying = true;
  goOnPaying(player);
}

/** Ends that forms lead to paying in: another was asked for by itself. */
export function stopPaying(): void {
  isPaying = false;
}

/** Goes on with the next step, after one has been done. Returns false if the player is not paying in. */
export function goOnPaying(player: Player): boolean {
  if (!isPaying) return false;
  const form = nextForm(player);
  if (form) {
    askForm(form);
  } else {
    isPaying = false;
    closeSignIn();
    location.assign(depositUrl());
  }
  return true;
}

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
  const url = new URL(siteConfig().deposit, location.href);
  url.searchParams.set("return_url", location.href);
  return url.href;
}

/** The form before the platform's page, or in which that opens; none if it opens in this window. */
export function nextForm(player: Player): AuthForm | undefined {
  const { complete, dialog } = siteConfig().account;
  if (lacksTerms(player)) return "terms";
  if (complete && missedOf(player).length > 0) return "missed-auth-fields";
  if (complete && player.auth_fields_missed.includes("mobile_phone")) return "phone-verification";
  return dialog ? "deposit" : undefined;
}
