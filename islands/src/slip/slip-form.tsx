/**
 * The slip when it is not empty: type, selections, stakes, calculation, blockers, and the button.
 */
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { $session } from "../account/shared/session";
import { stakesOf, unitOf } from "../account/shared/settings";
import { askSignIn } from "../account/shared/sign-in";
import { siteConfig } from "../api/config";
import type { Settings } from "../api/schemas/settings";
import { plainAmount } from "../betting/money";
import { isHeld, type Ticket } from "../betting/ticket";
import type { BetView, SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { useSettled } from "../press/use-settled";
import { useStore } from "../runtime/use-store";
import { Announcer } from "./announcer";
import { betOf, isOfStake, needsAsking } from "./blocker-words";
import { BonusPicker, NextBoost } from "./bonus-picker";
import { ConvertedNote } from "./converted-note";
import { showChanged } from "./in-view";
import { JoinButton, useJoining } from "./joining";
import { stakeMaximum } from "./max-stakes";
import { Notice } from "./notice";
import { PlaceButton } from "./place-button";
import { QuickAmounts } from "./quick-amounts";
import { MatchItem, SelectionItem } from "./selection-item";
import { SettingsLine } from "./settings-line";
import { SharePart } from "./share-part";
import { $opening, closeShare } from "./shared/share";
import { acceptSlip, sendSlip } from "./shared/slip";
import { isPerLine, StakeField } from "./stake-field";
import { Sums } from "./sums";
import { $awaitsBonuses, closeTicket, place } from "./ticket/ticket";
import { Unanswered } from "./ticket/unanswered";
import { SystemPicker, TypeName, TypePicker } from "./type-picker";
import { $removed, empty, undo } from "./undo";
import { useView } from "./use-view";

/** The form. */
export function SlipForm({
  say,
  settings,
  selections,
  ticket,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly selections: readonly SlipSelection[];
  readonly ticket: Ticket;
}): ReactNode {
  const view = useView(selections, settings);
  const session = useStore($session, $session.get());
  // An unfinished input is not reported as an error while it is being typed.
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isWaiting = useStore($awaitsBonuses, false);
  const joining = useJoining(view, settings);
  // A price that goes back makes the button that accepts one that places.
  const settled = useSettled(view?.action.kind === "accept" ? "accept" : "place");
  const isAsking = view?.action.kind === "accept";
  useEffect(() => {
    if (isAsking) showChanged();
  }, [isAsking]);
  const code = view?.bets[0]?.bet.stake.currency;
  // Stakes of the last currency are gone, which is no mistake of the player's.
  const [askedIn, setAskedIn] = useState(code);
  if (askedIn !== code) {
    setAskedIn(code);
    setAsked(false);
    setLeft(new Set());
  }
  const unit = code === undefined ? undefined : unitOf(settings, code);
  if (!view || !unit) return null;
  const held = isHeld(ticket) || isWaiting;
  const { action, bets, blockers } = view;
  const isShown = (betId: string | undefined) => asked || (betId !== undefined && left.has(betId));
  // What is typed could not be staked.
  const isStakeless = held || blockers[0]?.kind === "currency_unlisted";
  const shown = blockers.find((one) => isShown(betOf(one)) || !needsAsking(one));
  const isMulti = bets.length > 1;
  /**
   * Bets whose parts are below the list; each of several singles has its own next to its selection.
   */
  const joint = bets.filter((bet) => !isMulti || bet.selections.length > 1);
  const amounts = stakesOf(settings, unit.code)?.amounts ?? [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (held) return;
    if (action.kind === "accept") acceptSlip();
    else if (action.kind === "sign_in") askSignIn("to_place");
    else if (action.blocker) {
      setAsked(true);
      focusOn(betOf(action.blocker));
    } else if (settled.isSettled()) {
      // A message about an unknown code does not concern this placement.
      if ($opening.get().state === "failed") closeShare();
      void place();
    }
  };
  const stake = (bet: BetView<SlipSelection>, beside?: ReactNode) => (
    <>
      <StakeField
        say={say}
        view={bet}
        unit={unit}
        of={isMulti ? bet.selections.map((one) => one.outcomeName).join(", ") : undefined}
        isInvalid={shown !== undefined && isOfStake(shown) && betOf(shown) === bet.bet.id}
        onLeave={() => bet.bet.stake.text !== "" && setLeft(new Set([...left, bet.bet.id]))}
      >
        {beside}
      </StakeField>
      <ConvertedNote say={say} settings={settings} bet={bet.bet} unit={unit} />
    </>
  );
  const setAmount = (value: number) => {
    for (const { bet } of bets) {
      const betId = bet.id;
      if (isPerLine(bet)) {
        const text = plainAmount(value, unit, siteConfig().tag);
        sendSlip({ kind: "stake", betId, text, by: "line" });
      } else sendSlip({ kind: "amount", betId, value });
    }
    closeTicket();
  };
  const quick = bets.some((bet) => bet.bonus?.stake === undefined) && (
    <QuickAmounts
      say={say}
      amounts={amounts}
      unit={unit}
      onAmount={setAmount}
      onMaximum={session.status === "logged_in" && !isMulti ? () => maximum(view) : undefined}
    />
  );
  return (
    <form className="slip-form" noValidate onSubmit={submit} aria-busy={held}>
      <div className="slip-list">
        <fieldset className="slip-part" disabled={held}>
          <Head say={say} view={view} count={selections.length} />
          <div className="slip-kind">
            <TypePicker say={say} view={view} />
            <SystemPicker say={say} view={view} />
            {joining && <JoinButton say={say} joining={joining} />}
          </div>
        </fieldset>
        <ul className="slip-selections" aria-label={say("slip-selections-label")}>
          {bets.flatMap((bet) => {
            const isOfMatch = bet.bet.type === "custom_bet";
            return [
              isOfMatch && <MatchItem key="match" say={say} bet={bet} />,
              ...bet.selections.map((selection) => (
                <SelectionItem
                  key={selection.id}
                  say={say}
                  selection={selection}
                  isOfMatch={isOfMatch}
                  conflict={bet.conflict}
                  held={held}
                >
                  {isMulti && bet.selections.length === 1 && (
                    <BetParts bet={bet} held={isStakeless}>
                      <BonusPicker say={say} view={bet} unit={unit} />
                      {stake(bet)}
                    </BetParts>
                  )}
                </SelectionItem>
              )),
            ];
          })}
        </ul>
        {joint.map((bet) => (
          <NextBoost key={bet.bet.id} say={say} view={bet} />
        ))}
        <fieldset className="slip-part slip-extras" disabled={held}>
          <SettingsLine say={say} settings={settings} unit={unit} />
          {siteConfig().features.shared_bets && <SharePart say={say} view={view} />}
        </fieldset>
      </div>
      <div className="slip-foot">
        {ticket.state === "unanswered" ? (
          <Unanswered say={say} looking={ticket.looking} />
        ) : (
          <fieldset className="slip-bet" disabled={isStakeless} aria-label={say("slip-stake")}>
            {joint.map((bet, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shown combo has another id once it is staked, and its field keeps the focus
              <BetParts key={at} bet={bet} held={isStakeless}>
                <BonusPicker say={say} view={bet} unit={unit} />
                {stake(bet, !isMulti && quick)}
              </BetParts>
            ))}
            {isMulti && quick}
            <Sums say={say} view={view} unit={unit} />
          </fieldset>
        )}
        <Notice
          say={say}
          view={view}
          unit={unit}
          ticket={ticket}
          blocker={shown}
          canJoin={joining !== undefined}
        />
        <PlaceButton
          say={say}
          view={view}
          unit={unit}
          ticket={ticket}
          isWaiting={isWaiting}
          onPointerDown={settled.onPointerDown}
        />
      </div>
      <Announcer say={say} view={view} selections={selections} />
    </form>
  );
}

function Head({
  say,
  view,
  count,
}: {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
  readonly count: number;
}): ReactNode {
  const canUndo = useStore($removed, undefined) !== undefined;
  return (
    <header className="slip-summary">
      <span className="slip-count">{say("slip-selections", { count })}</span>
      <TypeName say={say} view={view} />
      {canUndo && (
        <button type="button" className="slip-undo" data-testid="slip-undo" onClick={undo}>
          {say("slip-undo")}
        </button>
      )}
      {count > 1 && (
        <button
          type="button"
          className="slip-clear"
          onClick={() => {
            empty();
            document.getElementById("slip")?.focus({ preventScroll: true });
          }}
        >
          {say("slip-clear")}
        </button>
      )}
    </header>
  );
}

/** The parts of one bet: the operator's message about it, and its stake. */
function BetParts({
  bet,
  held,
  children,
}: {
  readonly bet: BetView<SlipSelection>;
  readonly held: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <fieldset className="slip-bet-parts" disabled={held} data-bet={bet.bet.id}>
      {bet.bet.message && (
        <p className="slip-note" data-tone="error" data-testid="slip-bet-message">
          {bet.bet.message}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function maximum({ bets }: SlipView<SlipSelection>): Promise<boolean> {
  const [first] = bets;
  return first ? stakeMaximum(first.bet.id) : Promise.resolve(false);
}

/** Moves the focus to the place where something is missing. */
function focusOn(betId: string | undefined): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#slip .slip-stake-input")];
  (fields.find((field) => field.dataset.bet === betId) ?? fields[0])?.focus();
}
