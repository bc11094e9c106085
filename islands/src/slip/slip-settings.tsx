/**
 * The visitor's own settings of the slip: the accept mode for changed odds, the format of odds, and the quick amounts.
 * A player's are kept with the account, those of others in this browser. Loaded when they are opened.
 */
import { type FormEvent, type ReactNode, useState } from "react";
import {
  AMOUNTS,
  changed,
  keepOwn,
  MODES,
  type OwnSettings,
  saveOwn,
} from "../account/shared/own-settings";
import { $session, isProbablyLoggedIn } from "../account/shared/session";
import { acceptMode, changeSettings, stakesOf, tellTabs } from "../account/shared/settings";
import { siteConfig } from "../api/config";
import type { Settings } from "../api/schemas/settings";
import { type CurrencyUnit, parseAmount, plainAmount } from "../betting/money";
import type { AcceptMode } from "../betting/selection";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import { readStored } from "../core/storage";
import type { Translate } from "../messages/messages";
import { formatsOf } from "../odds-format/shared/choose";
import { reportError } from "../report/report";
import { reveal } from "./more";

export interface SettingsProps {
  readonly say: Translate;
  readonly settings: Settings;
  readonly unit: CurrencyUnit;
}

/** The settings, below the line that opened them. */
export function SlipSettings(props: SettingsProps): ReactNode {
  return (
    <>
      <AcceptModes {...props} />
      <OddsFormats {...props} />
      {/* Another currency has amounts of its own: what was typed or saved is said of one alone. */}
      <QuickStakes key={props.unit.code} {...props} />
    </>
  );
}

/** Keeps a choice where this visitor's are kept. Rejects, with nothing changed, when the account does not. */
async function keep(choice: OwnSettings): Promise<void> {
  const isPlayer = isProbablyLoggedIn($session.get());
  if (isPlayer) await saveOwn(choice);
  else keepOwn(choice);
  changeSettings((settings) => changed(settings, choice));
  if (isPlayer) tellTabs(choice.mode);
}

function AcceptModes({ say, settings }: SettingsProps): ReactNode {
  const [failed, setFailed] = useState(false);
  const mode = acceptMode(settings);
  const choose = async (next: AcceptMode) => {
    try {
      await keep({ mode: next, amounts: {} });
      setFailed(false);
    } catch (error) {
      reportError(error, "the accept mode could not be stored");
      setFailed(true);
    }
  };
  return (
    <div className="slip-modes" role="radiogroup" aria-label={say("slip-accept-mode")} ref={reveal}>
      <p className="slip-more-title">{say("slip-accept-mode")}</p>
      {MODES.map((one) => (
        <label key={one} className="slip-mode" data-testid="slip-accept-mode" data-mode={one}>
          <input
            type="radio"
            name="slip-accept-mode"
            checked={mode === one}
            onChange={() => void choose(one)}
          />
          <span>{say(`slip-accept-mode-${one}`)}</span>
        </label>
      ))}
      {failed && <Failure say={say} />}
    </div>
  );
}

/** The format of odds. Every control of it in the page is followed by the same code (`odds-format/follow.ts`). */
function OddsFormats({ say, settings }: SettingsProps): ReactNode {
  return (
    <label className="slip-format">
      <span className="slip-more-title">{say("slip-odds-format")}</span>
      <select
        className="slip-select"
        data-odds-format=""
        data-testid="slip-odds-format"
        defaultValue={String(readStored("local", ODDS_FORMAT_KEY) ?? "european")}
      >
        {[...formatsOf(settings.odds_types.available).keys()].map((format) => (
          <option key={format} value={format}>
            {say(`slip-odds-format-${format}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The quick amounts as fields. A press on the button stores all of them, but only if each is valid;
 * an empty field removes an amount. Enter in one of them stores them too. Until something is typed, the fields show
 * what applies: another tab or device may change it.
 */
function QuickStakes({ say, settings, unit }: SettingsProps): ReactNode {
  const { tag } = siteConfig();
  const own = stakesOf(settings, unit.code)?.amounts ?? [];
  const [typed, setTyped] = useState<readonly string[]>();
  const shown =
    typed ??
    Array.from({ length: AMOUNTS }, (_, at) => {
      const amount = own[at];
      return amount === undefined ? "" : plainAmount(amount, unit, tag);
    });
  const [state, setState] = useState<"rest" | "saved" | "invalid" | "failed">("rest");
  const amounts = shown.filter((text) => text.trim()).map((text) => parseAmount(text, tag, unit));
  const save = async (event: FormEvent | React.KeyboardEvent | React.MouseEvent) => {
    event.preventDefault();
    const values = amounts.flatMap((amount) => (amount.ok && amount.value > 0 ? amount.value : []));
    if (values.length === 0 || values.length !== amounts.length) return setState("invalid");
    try {
      await keep({ amounts: { [unit.code]: values } });
      setTyped(undefined);
      setState("saved");
    } catch (error) {
      reportError(error, "the quick amounts could not be stored");
      setState("failed");
    }
  };
  return (
    <fieldset className="slip-quick-own" aria-describedby="slip-quick-state">
      <legend className="slip-more-title">{say("slip-quick-own", { currency: unit.code })}</legend>
      <div className="slip-quick-fields">
        {shown.map((text, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are what they are by their place
            key={at}
            className="slip-stake-input"
            data-testid="slip-quick-own"
            type="text"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            aria-label={say("slip-quick-own-field", { number: at + 1 })}
            value={text}
            onChange={(event) => {
              setTyped(shown.with(at, event.currentTarget.value));
              setState("rest");
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") void save(event);
            }}
          />
        ))}
      </div>
      <button
        type="button"
        className="button-plain"
        data-testid="slip-quick-save"
        onClick={(event) => void save(event)}
      >
        {say("slip-quick-save")}
      </button>
      <div id="slip-quick-state" role="status">
        {state === "saved" && <p className="slip-why">{say("slip-quick-saved")}</p>}
        {state === "invalid" && (
          <p className="slip-note" data-tone="error">
            {say("slip-quick-invalid")}
          </p>
        )}
        {state === "failed" && <Failure say={say} />}
      </div>
    </fieldset>
  );
}

function Failure({ say }: { readonly say: Translate }): ReactNode {
  return (
    <p className="slip-note" data-tone="error" role="alert">
      {say("slip-settings-failed")}
    </p>
  );
}
