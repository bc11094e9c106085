/**
 * What the provider of a payment says while it is made: by a key, which
 * has words here. The dialog shows it; once that is closed, an alert does, because the alerts are behind a dialog.
 */
import { type AlertContent, type AlertType, alerts } from "../../alerts/shared/alerts";
import { isRecord } from "../../api/read";
import { loadMessages, type Translate } from "../../messages/messages";
import { reportError } from "../../report/report";

const TYPES = {
  success: "success",
  warning: "warning",
  danger: "error",
} as const satisfies Readonly<Record<string, AlertType>>;

/** What there are words for. */
const KEYS: readonly unknown[] = [
  "method_unavailable",
  "three_ds_needed",
  "processing_delayed",
  "card_saved",
];

/** What a provider says. */
export interface Notice {
  readonly type: keyof typeof TYPES;
  /** Undefined where this version has no words for it. */
  readonly key: string | undefined;
}

/** Reads what the widget said. What it means is left out where it cannot be known, with a warning that names it. */
export function readNotice(said: unknown): Notice | undefined {
  const { type, key } = isRecord(said) ? said : {};
  if (typeof type !== "string" || !Object.hasOwn(TYPES, type)) {
    reportError(said, "the payment widget notifies of an unknown type");
    return undefined;
  }
  const isKnown = typeof key === "string" && KEYS.includes(key);
  if (!isKnown) reportError(key, "the payment widget notifies of an unknown key");
  return { type: type as keyof typeof TYPES, key: isKnown ? key : undefined };
}

/** Its words. */
export function noticeContent(
  { type, key }: Notice,
  say: Translate,
): AlertContent & { readonly text: string } {
  return {
    type: TYPES[type],
    title: say(`deposit-notice-${key ?? type}`),
    text: say(key ? `deposit-notice-${key}-text` : "deposit-notice-text"),
  };
}

/** Shows it on the page. */
export async function tellNotice(notice: Notice): Promise<void> {
  alerts.show(noticeContent(notice, await loadMessages("deposit")));
}
