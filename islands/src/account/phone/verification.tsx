/**
 * The player's phone number, verified by a code in a text message (spec 2.3, form `phone_verification`): first the
 * number, then the code.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { alerts } from "../../alerts/shared/alerts";
import { siteConfig } from "../../api/config";
import { untilItWorks } from "../../api/patience";
import type { Phone } from "../../api/schemas/player";
import type { FormDescription } from "../../forms/description";
import { Form } from "../../forms/form";
import type { Translate } from "../../messages/messages";
import { useMessages, Words } from "../../messages/words";
import type { FormProps } from "../calls";
import { goOnPaying } from "../deposit/after";
import { refusalOf } from "../refusal";
import { $session } from "../shared/session";
import { closeSignIn } from "../shared/sign-in";
import { Head } from "../title";
import { CALLING_CODES, phoneNumberOf, plainDigits } from "./number";

/** Digits of a code. */
const DIGITS = 6;

/** Which part is shown: the number, or the code that was sent to it. */
type Step = "number" | "code" | "verified";

/** The form, once the operator has said how far the number is verified. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("phone", true);
  const [phone, setPhone] = useState<Phone>();
  const [step, setStep] = useState<Step>("number");
  useEffect(() => {
    let isOver = false;
    const failed = (error: unknown) => console.warn("a form could not be loaded yet:", error);
    void untilItWorks(calls.fetchPhone, failed).then((found) => {
      if (isOver) return;
      setPhone(found);
      if (found.verified) setStep("verified");
      // A page that was loaded again while a code was on its way.
      else if (found.number && found.resend_timeout > 0) setStep("code");
    });
    return () => {
      isOver = true;
    };
  }, [calls]);
  if (!session || !say) return null;
  if (!phone) {
    return (
      <div className="form" aria-busy="true">
        <Head say={say} title="phone-title" />
      </div>
    );
  }
  const toNumber = () => setStep("number");
  if (step === "verified") return <Verified say={say} phone={phone} onChange={toNumber} />;
  const onSent = (sent: Phone) => {
    setPhone(sent);
    setStep("code");
  };
  return step === "number" ? (
    <NumberForm say={say} phone={phone} calls={calls} onSent={onSent} />
  ) : (
    <CodeForm say={say} phone={phone} calls={calls} onSent={onSent} onChange={toNumber} />
  );
}

/** Says that the number is verified. */
function Verified({
  say,
  phone,
  onChange,
}: {
  readonly say: Translate;
  readonly phone: Phone;
  readonly onChange: () => void;
}): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="form">
      <Head say={say} title="phone-title" />
      <p className="form-text" data-testid="phone-verified" tabIndex={-1} ref={line}>
        <Words say={say} id="phone-is-verified" parts={{ number: <Digits of={phone} /> }} />
      </p>
      <Change say={say} onChange={onChange} />
    </div>
  );
}

/** Asks for the number. */
function NumberForm({
  say,
  phone,
  calls,
  onSent,
}: FormProps & {
  readonly say: Translate;
  readonly phone: Phone;
  readonly onSent: (phone: Phone) => void;
}): ReactNode {
  const form = useMemo(
    (): FormDescription<"phone_country" | "phone"> => ({
      id: "phone",
      fields: [
        {
          name: "phone_country",
          type: "select",
          autoComplete: "tel-country-code",
          label: "phone-country",
          missing: "phone-country-missing",
          choices: countryChoices(),
          initial: phone.country ?? countryOfPlayer(),
        },
        {
          name: "phone",
          type: "tel",
          autoComplete: "tel-national",
          label: "phone-number",
          missing: "phone-number-missing",
          initial: phone.number ?? "",
        },
      ],
      submit: "phone-send",
      busy: "phone-sending",
      problems: "list",
      retry: "phone",
      send: async (values) => {
        const found = phoneNumberOf(values.phone, values.phone_country);
        if (!found) throw new NoNumber();
        onSent(await calls.sendPhoneCode(found));
      },
      problemsOf: (error) =>
        error instanceof NoNumber
          ? [{ field: "phone", message: "phone-number-invalid" }]
          : refusalOf(
              error,
              { phone_invalid: "phone", sms_too_soon: "phone", sms_limit: "phone" },
              "phone-failed",
            ),
    }),
    [phone, calls, onSent],
  );
  return (
    <Form say={say} form={form}>
      <Head say={say} title="phone-title" />
      <p className="form-text">{say(phone.sms_limit_reached ? "phone-limit" : "phone-text")}</p>
    </Form>
  );
}

/** Asks for the code that was sent to the number. */
function CodeForm({
  say,
  phone,
  calls,
  onSent,
  onChange,
}: FormProps & {
  readonly say: Translate;
  readonly phone: Phone;
  readonly onSent: (phone: Phone) => void;
  readonly onChange: () => void;
}): ReactNode {
  const form = useMemo(
    (): FormDescription<"code"> => ({
      id: "phone-code",
      fields: [
        {
          name: "code",
          type: "text",
          inputMode: "numeric",
          autoComplete: "one-time-code",
          isOnce: true,
          label: "phone-code",
          missing: "phone-code-missing",
          check: (value) =>
            codeOf(value) === undefined
              ? { message: "phone-code-invalid", args: { count: DIGITS } }
              : undefined,
        },
      ],
      submit: "phone-verify",
      busy: "phone-sending",
      problems: "line",
      retry: "code",
      send: async ({ code }) => {
        await calls.verifyPhone(codeOf(code) ?? "");
        alerts.show({ type: "success", title: say("phone-verified") });
        const player = await calls.fetchPlayer();
        calls.updatePlayer(player);
        if (!goOnPaying(player)) closeSignIn();
      },
      problemsOf: (error) =>
        refusalOf(error, { code_invalid: "code", code_expired: "code" }, "phone-failed"),
    }),
    [say, calls],
  );
  return (
    <Form
      say={say}
      form={form}
      after={
        <>
          <Again say={say} phone={phone} calls={calls} onSent={onSent} />
          <Change say={say} onChange={onChange} />
        </>
      }
    >
      <Head say={say} title="phone-title" />
      <p className="form-text" data-testid="phone-sent" role="status">
        <Words say={say} id="phone-sent" parts={{ number: <Digits of={phone} /> }} />
      </p>
    </Form>
  );
}

/** Sends another code, once the operator allows it. */
function Again({
  say,
  phone,
  calls,
  onSent,
}: FormProps & {
  readonly say: Translate;
  readonly phone: Phone;
  readonly onSent: (phone: Phone) => void;
}): ReactNode {
  const [left, setLeft] = useState(phone.resend_timeout);
  const [failed, setFailed] = useState("");
  useEffect(() => setLeft(phone.resend_timeout), [phone]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  if (phone.sms_limit_reached) return <p className="form-text">{say("phone-limit")}</p>;
  const again = async () => {
    if (left > 0) return;
    setFailed("");
    try {
      const { number, country } = phone;
      onSent(await calls.sendPhoneCode({ number: number ?? "", country: country ?? "" }));
    } catch (error) {
      const [problem] = refusalOf(error, {}, "phone-failed");
      if (problem) setFailed("text" in problem ? problem.text : say(problem.message));
    }
  };
  return (
    <>
      <p className="field-error" role="alert">
        {failed}
      </p>
      <button
        type="button"
        className="button-plain"
        data-testid="phone-again"
        aria-disabled={left > 0}
        onClick={() => void again()}
      >
        {left > 0 ? `${say("phone-again")} ` : say("phone-again")}
        {left > 0 && <bdi>{`(${left})`}</bdi>}
      </button>
    </>
  );
}

/** Leads back to the number. */
function Change({
  say,
  onChange,
}: {
  readonly say: Translate;
  readonly onChange: () => void;
}): ReactNode {
  return (
    <div className="form-others">
      <button type="button" className="form-other" data-testid="phone-change" onClick={onChange}>
        {say("phone-change")}
      </button>
    </div>
  );
}

/** A number, from left to right in every language. */
function Digits({ of }: { readonly of: Phone }): ReactNode {
  return <bdi dir="ltr">{of.number}</bdi>;
}

/** What was typed is no phone number. */
class NoNumber extends Error {}

/** The code in what was typed; undefined if it is none. */
function codeOf(typed: string): string | undefined {
  const text = plainDigits(typed).replace(/[\s-]/g, "");
  return text.length === DIGITS && /^\d+$/.test(text) ? text : undefined;
}

/** Countries with their codes, in the order of the page's language. */
function countryChoices() {
  const { tag } = siteConfig();
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const choices = [...CALLING_CODES].map(([country, code]) => ({
    value: country,
    // The code stays from left to right beside a name of either direction.
    text: `${names.of(country.toUpperCase())} \u2066+${code}\u2069`,
  }));
  return choices.sort((one, other) => one.text.localeCompare(other.text, tag));
}

/** The country in which the player lives. */
function countryOfPlayer(): string {
  return $session.get().player?.country?.code ?? "";
}
