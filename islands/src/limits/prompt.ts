/**
 * The dialogs about limits, one at a time, as a pure state machine: an event goes in, the dialog that is then open
 * comes out. All tabs apply the same events.
 */

import { type ByCode, byCode, type GivenCode } from "../api/errors";

/** The open dialog. */
export type Prompt =
  | { readonly kind: "reality" }
  /** A limit of time is reached, and the player is signed out. `text` is the operator's. */
  | { readonly kind: "session" | "activity"; readonly text: string }
  /** A limit of money is reached. */
  | { readonly kind: "out"; readonly text: string };

/** What happens to them. */
export type PromptEvent =
  | { readonly kind: "due" }
  /** No reality check is due: another tab or device has answered it. */
  | { readonly kind: "not_due" }
  | { readonly kind: "refused"; readonly code: GivenCode; readonly text: string }
  | { readonly kind: "answered"; readonly prompt: Prompt["kind"] }
  | { readonly kind: "signed_out" };

/** The dialog that a refusal opens, by its code. */
const BY_CODE: ByCode<Exclude<Prompt["kind"], "reality">> = {
  session_limit: "session",
  time_limit: "session",
  activity_limit_reached: "activity",
  out_of_limit: "out",
};

/** The dialog that is open after an event. */
export function nextPrompt(now: Prompt | undefined, event: PromptEvent): Prompt | undefined {
  switch (event.kind) {
    case "due":
      return now ?? { kind: "reality" };
    case "not_due":
      return now?.kind === "reality" ? undefined : now;
    case "refused": {
      const kind = promptOf(event.code);
      if (!kind || (now && isFinal(now)) || (now && kind === "out")) return now;
      return { kind, text: event.text };
    }
    case "answered":
      return now?.kind === event.prompt ? undefined : now;
    case "signed_out":
      return now && isFinal(now) ? now : undefined;
  }
}

/** The dialog for a refusal; none where it is about something else. */
export function promptOf(code: GivenCode): Exclude<Prompt["kind"], "reality"> | undefined {
  return byCode(BY_CODE, code);
}

/** Whether a dialog stays after signing out: it says why the player was signed out. */
export function isFinal({ kind }: Prompt): boolean {
  return kind === "session" || kind === "activity";
}
