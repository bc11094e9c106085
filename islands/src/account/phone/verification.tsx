/** The player's phone number, verified by a code in a text message: first the number, then the code. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { alerts } from "../../alerts/shared/alerts";
import { siteConfig } from "../../api/config";
import type { Phone, Player } from "../../api/schemas/player";
import type { FormDescription } from "../../forms/description";
import { Form } from "../../forms/form";
import type { Translate } from "../../messages/messages";
import { useMessages, Words } from "../../messages/words";
import { reportError } from "../../report/report";
import { useLoaded } from "../../runtime/use-loaded";
import { Awaited } from "../awaited";
import type { FormProps } from "../calls";
import { namedCountries } from "../countries";
import { goOnPaying } from "../deposit/paying-steps";
import { Again } from "../send-again";
import { refusalOf } from "../shared/refusal-problems";
import { $session } from "../shared/session";
import { closeSignIn } from "../shared/sign-in";
import { Head, TEXT } from "../title";
import { CALLING_CODES, phoneNumberOf, plainDigits } from "./number";

/** Digits of a code. */
const DIGITS = 6;

/** Which part is shown: the number, or the code that was sent to it. */
type Step = "number" | "code" | "verified";

/** What each part gets. */
interface PartProps extends FormProps {
  readonly say: Translate;
  readonly phone: Phone;
  /** A code was sent. */
  readonly onSent: (phone: Phone) => void;
  /** Another number is wanted. */
  readonly onChange: () => void;
  /** The code that is on its way is to be typed after all. */
  readonly onBack: () => void;
}

/** The form, once the operator has said how far the number is verified. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("phone", true);
  const [phone, setPhone, hasFailed] = useLoaded(calls.fetchPhone);
  const [chosen, setStep] = useState<Step>();
  const onSent = useCallback(
    (sent: Phone) => {
      setPhone(sent);
      setStep("code");
    },
    [setPhone],
  );
  const onChange = useCallback(() => setStep("number"), []);
  const onBack = useCallback(() => setStep("code"), []);
  if (!session || !say) return null;
  if (!phone) {
    return (
      <Awaited
        say={say}
        title="phone-title"
        failed="phone-failed"
        testId="phone-failed"
        hasFailed={hasFailed}
      />
    );
  }
  const Part = PARTS[chosen ?? firstStep(phone)];
  return <Part {...{ say, phone, calls, onSent, onChange, onBack }} />;
}

function firstStep({ number, verified, resend_timeout }: Phone): Step {
  if (verified) return "verified";
  // A page that was loaded again while a code was on its way.
  return number && resend_timeout > 0 ? "code" : "number";
}

/** Says that the number is verified. */
function Verified({ say, phone, onChange }: PartProps): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="form">
      <Head say={say} title="phone-title" />
      <p className="form-text" data-testid="phone-verified" tabIndex={-1} ref={line}>
        <Words say={say} id="phone-is-verified" parts={{ number: <Digits of={phone} /> }} />
      </p>
      <Way say={say} id="phone-change" message="phone-change" onGo={onChange} />
    </div>
  );
}

/** Asks for the number. */
function NumberForm({ say, phone, calls, onSent, onBack }: PartProps): ReactNode {
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
        // The number before it may have been a verified one, and is not the player's any more.
        await refresh(calls);
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
    <Form
      say={say}
      form={form}
      after={
        // Another code is refused until then, and the one that was sent can be used.
        firstStep(phone) === "code" && (
          <Way say={say} id="phone-back" message="phone-code-missing" onGo={onBack} />
        )
      }
    >
      <Head say={say} title="phone-title" />
      <p className="form-text" id={TEXT}>
        {say(phone.sms_limit_reached ? "phone-limit" : "phone-text")}
      </p>
    </Form>
  );
}

/** Asks for the code that was sent to the number. */
function CodeForm({ say, phone, calls, onSent, onChange }: PartProps): ReactNode {
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
        if (!(await goOn(calls))) closeSignIn();
      },
      problemsOf: (error) =>
        refusalOf(error, { code_invalid: "code", code_expired: "code" }, "phone-failed"),
    }),
    [say, calls],
  );
  const again = async () => {
    const { number, country } = phone;
    onSent(await calls.sendPhoneCode({ number: number ?? "", country: country ?? "" }));
  };
  return (
    <Form
      say={say}
      form={form}
      after={
        <>
          {phone.sms_limit_reached ? (
            <p className="form-text">{say("phone-limit")}</p>
          ) : (
            <Again
              say={say}
              id="phone-again"
              message="phone-again"
              failed="phone-failed"
              wait={phone.resend_timeout}
              send={again}
            />
          )}
          <Way say={say} id="phone-change" message="phone-change" onGo={onChange} />
        </>
      }
    >
      <Head say={say} title="phone-title" />
      <p className="form-text" id={TEXT} data-testid="phone-sent" role="status">
        <Words say={say} id="phone-sent" parts={{ number: <Digits of={phone} /> }} />
      </p>
    </Form>
  );
}

/** The parts by their steps. */
const PARTS: Readonly<Record<Step, (props: PartProps) => ReactNode>> = {
  verified: Verified,
  number: NumberForm,
  code: CodeForm,
};

/** Leads to another part. */
function Way({
  say,
  id,
  message,
  onGo,
}: {
  readonly say: Translate;
  /** Test id. */
  readonly id: string;
  /** Message key. */
  readonly message: string;
  readonly onGo: () => void;
}): ReactNode {
  return (
    <div className="form-others">
      <button type="button" className="form-other" data-testid={id} onClick={onGo}>
        {say(message)}
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
  const countries = [...CALLING_CODES.keys()].map((code) => ({ code }));
  return namedCountries(countries, tag).map(({ code, name }) => ({
    value: code,
    // The code stays from left to right beside a name of either direction.
    text: `${name} \u2066+${CALLING_CODES.get(code)}\u2069`,
  }));
}

/** The country in which the player lives. */
function countryOfPlayer(): string {
  return $session.get().player?.country?.code ?? "";
}

/** Goes on paying, if that is what the number was asked for. The number is verified, whatever becomes of this. */
async function goOn(calls: FormProps["calls"]): Promise<boolean> {
  const player = await refresh(calls);
  return player !== undefined && goOnPaying(player);
}

/** Learns what the operator now knows of the player, for the rest of the page; undefined if it does not say. */
async function refresh(calls: FormProps["calls"]): Promise<Player | undefined> {
  try {
    const player = await calls.fetchPlayer();
    calls.updatePlayer(player);
    return player;
  } catch (error) {
    reportError(error, "the player could not be fetched after the number was changed or verified");
    return undefined;
  }
}
