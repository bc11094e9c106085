/**
 * The bet builder: outcomes of one match are joined into one bet at one price, and added to the
 * slip as a custom bet. Replaces the match's markets; loaded when it is first opened.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { $settings, loadSettings } from "../account/shared/settings";
import type { MatchRef } from "../api/props.gen";
import type { Translate } from "../messages/messages";
import { useMessages } from "../messages/words";
import { useOddsFormat } from "../odds-format/shared/use-odds-format";
import { useStore } from "../runtime/use-store";
import { type Builder, type BuilderState, createBuilder } from "./builder";
import { type BuilderLabels, BuilderMarkets } from "./builder-markets";
import { BuilderTray } from "./builder-tray";
import { ShareBuilder } from "./share-builder";

/** The builder of a match; `onClose` shows the markets again. */
export function BetBuilder({
  match,
  labels,
  onClose,
}: {
  readonly match: MatchRef;
  readonly labels: BuilderLabels;
  readonly onClose: () => void;
}): ReactNode {
  useOddsFormat();
  const say = useMessages("bet-builder", true);
  const settings = useStore($settings, undefined);
  const [builder] = useState(() => createBuilder(match.id, match.status));
  const state = useStore(builder.$state, builder.$state.get());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => builder.start(), [builder]);
  useEffect(() => {
    void loadSettings();
    title.current?.focus({ preventScroll: true });
  }, []);
  const trouble = say && troubleOf(say, state, match, settings?.custom_bet_enabled);
  return (
    <section className="builder" data-testid="builder" aria-labelledby="builder-title">
      <header className="builder-head">
        <h2 className="builder-title" id="builder-title" tabIndex={-1} ref={title}>
          {labels.builder}
        </h2>
        {say && state.legs.length > 0 && <ShareBuilder say={say} />}
        <button
          type="button"
          className="builder-close"
          data-testid="builder-close"
          onClick={onClose}
        >
          {say ? say("builder-close") : labels.all_markets}
        </button>
      </header>
      {trouble ? (
        <Trouble say={say} text={trouble} state={state} builder={builder} />
      ) : say && state.list !== "loading" ? (
        <>
          <p className="builder-intro">{say("builder-intro")}</p>
          {state.lost > 0 && (
            <p className="builder-lost">{say("builder-lost", { count: state.lost })}</p>
          )}
          <BuilderMarkets say={say} match={match} labels={labels} state={state} builder={builder} />
          <BuilderTray say={say} match={match} state={state} builder={builder} />
        </>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

/** Why the builder has no markets, as a message. */
function troubleOf(
  say: Translate,
  { list, markets }: BuilderState,
  { status }: MatchRef,
  isEnabled: boolean | undefined,
): string | undefined {
  if (status !== 0 && status !== 1) return say("builder-closed");
  if (isEnabled === false) return say("builder-off");
  if (list === "failed") return say("builder-failed");
  if (list === "refused" || (list === "loaded" && markets.length === 0)) return say("builder-none");
  return undefined;
}

function Trouble({
  say,
  text,
  state,
  builder,
}: {
  readonly say: Translate;
  readonly text: string;
  readonly state: BuilderState;
  readonly builder: Builder;
}): ReactNode {
  return (
    <div className="builder-trouble" role="status">
      <p>{text}</p>
      {state.list === "failed" && (
        <button type="button" className="button-plain" onClick={builder.retry}>
          {say("builder-retry")}
        </button>
      )}
    </div>
  );
}

/** Placeholder with the shape of the markets while they load. */
function Waiting(): ReactNode {
  return (
    <div className="market-cards" aria-busy="true">
      <div className="builder-bone" />
      <div className="builder-bone" />
      <div className="builder-bone" />
    </div>
  );
}
