/** What the operator still needs before a deposit. */
import { type ReactNode, useMemo } from "react";
import { alerts } from "../../alerts/shared/alerts";
import type { Field, FormDescription } from "../../forms/description";
import { Form } from "../../forms/form";
import { useMessages } from "../../messages/words";
import { useStore } from "../../runtime/use-store";
import type { FormProps } from "../calls";
import { type Completed, goOnPaying, missedOf } from "../deposit/paying-steps";
import { refusalOf } from "../shared/refusal-problems";
import { $session } from "../shared/session";
import { closeSignIn } from "../shared/sign-in";
import { Head, TEXT } from "../title";
import { BIRTH } from "./birth";

/** The labels of texts, and what browsers may fill in. */
const TEXTS: Readonly<
  Record<Exclude<Completed, "date_of_birth">, Pick<Field<Completed>, "label" | "autoComplete">>
> = {
  first_name: { label: "join-first-name", autoComplete: "given-name" },
  last_name: { label: "join-last-name", autoComplete: "family-name" },
  address: { label: "join-address", autoComplete: "address-line1" },
  city: { label: "join-city", autoComplete: "address-level2" },
  postal_code: { label: "join-postal-code", autoComplete: "postal-code" },
};

/** The form, with the fields that are missing when it opens. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const recovery = useMessages("recovery", true);
  const say = useMessages("sign-up", true);
  const { player } = useStore($session, $session.get());
  const form = useMemo((): FormDescription<Completed> | undefined => {
    if (!player || !say) return undefined;
    const fields = missedOf(player).map(
      (name): Field<Completed> =>
        name === "date_of_birth"
          ? BIRTH
          : { ...TEXTS[name], name, type: "text", missing: "join-missing" },
    );
    const [first = "first_name"] = missedOf(player);
    return {
      id: "missed",
      fields,
      submit: "join-save",
      busy: "recovery-sending",
      problems: "list",
      retry: first,
      send: async (values) => {
        const completed = await calls.completePlayer(values);
        calls.updatePlayer(completed);
        if (goOnPaying(completed)) return;
        alerts.show({ type: "success", title: say("join-saved") });
        closeSignIn();
      },
      problemsOf: (error) => refusalOf(error, { too_young: "date_of_birth" }, "recovery-failed"),
    };
  }, [player, say, calls]);
  if (!say || !session || !recovery || !form) return null;
  if (form.fields.length === 0) {
    return (
      <div className="form">
        <Head say={say} title="join-complete" />
        <p className="form-text">{say("join-saved")}</p>
      </div>
    );
  }
  return (
    <Form say={say} form={form}>
      <Head say={say} title="join-complete" />
      <p className="form-text" id={TEXT}>
        {say("join-complete-text")}
      </p>
    </Form>
  );
}
