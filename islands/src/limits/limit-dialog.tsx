/** Sets or removes a limit. What it would do, and when, is said before it is sent. */
import { type ReactNode, useMemo, useState } from "react";
import { refusalOf, wordsOf } from "../account/shared/refusal-problems";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { isStatus } from "../api/errors";
import { setUserLimit } from "../api/limits";
import type { UserLimit } from "../api/schemas/limits";
import { type CurrencyUnit, parseAmount, plainAmount } from "../betting/money";
import { now } from "../clock/now";
import { Dialog, DialogHead } from "../dialog/dialog";
import type { FormDescription, Problem, Said } from "../forms/description";
import { Form } from "../forms/form";
import { forgetTyped } from "../forms/typed";
import type { Translate } from "../messages/messages";
import { shortMoment } from "../messages/moments";
import { labelOf, noneOf } from "./names";
import { binds, changeOf, valueInForce } from "./rules";
import { valueText } from "./words";

const TITLE = "limit-title";

/** The dialog, open for as long as it is mounted. */
export function LimitDialog({
  say,
  title,
  limit,
  unit,
  onClose,
  onChange,
}: {
  readonly say: Translate;
  readonly title: string;
  readonly limit: UserLimit;
  readonly unit: CurrencyUnit | undefined;
  readonly onClose: () => void;
  readonly onChange: (limits: readonly UserLimit[]) => void;
}): ReactNode {
  const { tag } = siteConfig();
  const [problem, setProblem] = useState("");
  const close = () => {
    // Fields of limits have one name each, but what was typed is of no use later.
    forgetTyped();
    onClose();
  };
  const set = async (value: number | undefined) => {
    const { type, period } = limit;
    const limits = await setUserLimit({ type, period: period ?? null, value: value ?? null });
    const changed = limits.find((one) => one.type === type && one.period === period);
    close();
    onChange(limits);
    const applied = value === undefined ? say(noneOf(limit)) : valueText(limit, value, unit, tag);
    alerts.show({
      type: "success",
      // Isolated: in a right-to-left language the amount would be torn apart.
      title: `${title} · \u2068${applied}\u2069`,
      text: appliedText(changed?.pending?.from, say),
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is open for one limit
  const form = useMemo(() => describe(limit, unit, tag, set), []);
  return (
    <Dialog className="limit-dialog" labelledBy={TITLE} onClose={close}>
      <Form
        say={say}
        form={form}
        after={
          binds(limit) && (
            <>
              {/* Not an alert of the page, which an open dialog covers. */}
              <p className="field-error" role="alert">
                {problem}
              </p>
              <button
                type="button"
                className="button-plain"
                data-testid="limit-remove"
                onClick={() => {
                  setProblem("");
                  void set(undefined).catch((error: unknown) =>
                    setProblem(wordsOf(error, "alert-error-text", say)),
                  );
                }}
              >
                {say("limits-remove")}
              </button>
            </>
          )
        }
      >
        <DialogHead id={TITLE} title={title} close={say("limits-cancel")} onClose={close} />
      </Form>
    </Dialog>
  );
}

function describe(
  limit: UserLimit,
  unit: CurrencyUnit | undefined,
  tag: string,
  set: (value: number | undefined) => Promise<void>,
): FormDescription<string> {
  const { type, period, choices, min, max, delay } = limit;
  const name = `${type}-${period ?? ""}`;
  const parse = (text: string): number | undefined => {
    if (choices.length > 0) return choices.find((one) => String(one) === text);
    const amount = unit && parseAmount(text, tag, unit);
    if (!amount?.ok) return undefined;
    const isWithin = amount.value >= (min ?? 1) && amount.value <= (max ?? amount.value);
    return isWithin ? amount.value : undefined;
  };
  const isChoice = choices.length > 0;
  const wrong = isChoice ? { message: "limits-missing" } : boundsOf(limit, unit, tag);
  return {
    id: "limit",
    fields: [
      {
        name,
        type: isChoice ? "select" : "text",
        autoComplete: "off",
        label: labelOf(limit),
        check: (text) => (parse(text) === undefined ? wrong : undefined),
        hint: (values) => {
          const wanted = parse(values[name] ?? "");
          const when = wanted === undefined ? "none" : changeOf(limit, wanted);
          if (when === "none") return wrong;
          if (when === "now") return { message: "limits-now" };
          const from = new Date(now() + delay * 1_000).toISOString();
          return { message: "limits-later", args: { moment: shortMoment(from) } };
        },
        ...(isChoice
          ? {
              choices: choices.map((one) => ({
                value: String(one),
                text: valueText(limit, one, unit, tag),
              })),
            }
          : { inputMode: "decimal" as const }),
        initial: initialOf(valueInForce(limit), isChoice, unit, tag),
        missing: "limits-missing",
      },
    ],
    submit: "limits-save",
    busy: "limits-save",
    problems: "line",
    retry: name,
    send: (values) => set(parse(values[name] ?? "")),
    problemsOf,
  };
}

/** What amounts can be set: the operator may have one bound, both or none. */
function boundsOf(limit: UserLimit, unit: CurrencyUnit | undefined, tag: string): Said {
  const text = (value: number | undefined) =>
    value === undefined ? undefined : valueText(limit, value, unit, tag);
  const min = text(limit.min);
  const max = text(limit.max);
  if (min !== undefined && max !== undefined)
    return { message: "limits-invalid", args: { min, max } };
  if (min !== undefined) return { message: "limits-least", args: { min } };
  if (max !== undefined) return { message: "limits-most", args: { max } };
  return { message: "limits-missing" };
}

/** When a change that is made applies. */
function appliedText(from: string | undefined, say: Translate): string {
  return from === undefined
    ? say("limits-now")
    : say("limits-later", { moment: shortMoment(from) });
}

function initialOf(
  value: number | undefined,
  isChoice: boolean,
  unit: CurrencyUnit | undefined,
  tag: string,
): string {
  if (value === undefined) return "";
  if (isChoice) return String(value);
  return unit ? plainAmount(value, unit, tag) : "";
}

/** The field is marked only where the operator has refused its value: otherwise the same value may be saved next time. */
function problemsOf(error: unknown): readonly Problem<string>[] {
  const field = isStatus(error, 400) || isStatus(error, 422) ? undefined : null;
  return refusalOf(error, {}, "alert-error-text").map((one) => ({ ...one, field }));
}
