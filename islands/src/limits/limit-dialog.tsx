/** Sets or removes a limit. What it would do, and when, is said before it is sent. */
import { type ReactNode, useMemo, useState } from "react";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { ApiError, isStatus } from "../api/errors";
import { setUserLimit } from "../api/limits";
import type { UserLimit } from "../api/schemas/limits";
import { type CurrencyUnit, parseAmount, plainAmount } from "../betting/money";
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
  const [hasFailed, setFailed] = useState(false);
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
    alerts.show({ type: "success", title: appliedText(limit, value, changed?.pending?.from, say) });
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
                {hasFailed && say("alert-error-text")}
              </p>
              <button
                type="button"
                className="button-plain"
                data-testid="limit-remove"
                onClick={() => {
                  setFailed(false);
                  void set(undefined).catch(() => setFailed(true));
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
          const from = new Date(Date.now() + delay * 1_000).toISOString();
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
    problemsOf: (error) => [problemOf(error)],
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

/** What is said of a change that is made. One that removes the limit says so: nothing applies from then on. */
function appliedText(
  limit: UserLimit,
  value: number | undefined,
  from: string | undefined,
  say: Translate,
): string {
  const none = say(noneOf(limit));
  if (from === undefined) return value === undefined ? none : say("limits-now");
  const moment = shortMoment(from);
  return value === undefined
    ? say("limits-pending", { moment, value: none })
    : say("limits-later", { moment });
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
function problemOf(error: unknown): Problem<string> {
  const isRefused = isStatus(error, 400) || isStatus(error, 422);
  return {
    field: isRefused ? undefined : null,
    ...(error instanceof ApiError && error.text
      ? { text: error.text }
      : { message: "alert-error-text" }),
  };
}
