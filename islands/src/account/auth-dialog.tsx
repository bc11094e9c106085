/** The dialog with the account's forms, one at a time. All but signing in are loaded on their first use. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { Dialog, DialogWaiting } from "../dialog/dialog";
import { withMessages } from "../messages/messages";
import { useMessages } from "../messages/words";
import { useLater } from "../runtime/use-later";
import { CALLS, type FormProps } from "./calls";
import { formOfPage } from "./forms";
import { type AuthForm, closeSignIn, type SignInReason } from "./shared/sign-in";
import { SignInForm } from "./sign-in-form";
import { TEXT, TITLE } from "./title";

type LaterForm = Exclude<AuthForm, "sign-in">;

/** A form that is loaded later. */
interface Loaded {
  readonly Content: (props: FormProps) => ReactNode;
}

const LATER: Readonly<Record<LaterForm, () => Promise<Loaded>>> = {
  "sign-up": () => withMessages("sign-up", import("./sign-up/sign-up")),
  "password-new": () => withMessages("recovery", import("./recovery/password-new")),
  "password-edit": () => withMessages("recovery", import("./recovery/password-edit")),
  confirmation: () => withMessages("recovery", import("./recovery/confirmation")),
  unlock: () => withMessages("recovery", import("./recovery/unlock")),
  "phone-verification": () => withMessages("phone", import("./phone/verification")),
  "missed-auth-fields": () => withMessages("sign-up", import("./sign-up/missed")),
  terms: () => withMessages("sign-up", import("./sign-up/terms")),
  deposit: () =>
    withMessages(
      "deposit",
      siteConfig().account.dialog?.kind === "widget"
        ? import("./deposit/widget")
        : import("./deposit/frame"),
    ),
  "deposit-reminder": () => withMessages("reminders", import("./reminders/remind-deposit")),
  "sign-up-reminder": () => withMessages("reminders", import("./reminders/remind-sign-up")),
};

/** The dialog, open for as long as it is mounted. */
export function AuthDialog({
  form,
  reason,
}: {
  readonly form: AuthForm;
  readonly reason: SignInReason;
}): ReactNode {
  const say = useMessages("session", true);
  return (
    <Dialog
      className="auth"
      labelledBy={TITLE}
      describedBy={TEXT}
      label={say?.("session-account")}
      onClose={closeSignIn}
      closesOnBack={form !== "deposit" && formOfPage() === undefined}
    >
      {say && <DialogWaiting close={say("session-close")} onClose={closeSignIn} />}
      {form === "sign-in" ? (
        <SignInForm reason={reason} calls={CALLS} />
      ) : (
        <LaterContent key={form} load={LATER[form]} />
      )}
    </Dialog>
  );
}

function LaterContent({ load }: { readonly load: () => Promise<Loaded> }): ReactNode {
  const loaded = useLater(load, true);
  return loaded ? <loaded.Content calls={CALLS} /> : null;
}
