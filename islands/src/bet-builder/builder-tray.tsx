/**
 * The tray at the foot of the builder: the picks, their joined price, and the button that adds them
 * to the slip. Stays in view while the markets scroll under it.
 */
import { type ReactNode, useEffect, useState } from "react";
import type { MatchRef } from "../api/props.gen";
import { priceText } from "../core/price-text";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import type { Builder, BuilderState, Leg } from "./builder";
import { JoinedPrice } from "./joined-price";
import { announcedPrice } from "./price-words";
import { SlipButton } from "./slip-button";

/** From this width on the picks are shown without opening the tray. */
const WIDE = "(min-width: 720px)";

/** The tray. */
export function BuilderTray({
  say,
  match,
  state,
  builder,
}: {
  readonly say: Translate;
  readonly match: MatchRef;
  readonly state: BuilderState;
  readonly builder: Builder;
}): ReactNode {
  const { legs } = state;
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  return (
    <section
      className="builder-tray"
      data-testid="builder-tray"
      data-empty={legs.length === 0 || undefined}
      aria-label={say("builder-tray")}
    >
      {legs.length > 0 && (
        <details
          className="builder-picks"
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="builder-picks-head">
            {say("builder-picks", { count: legs.length })}
          </summary>
          <Picks say={say} legs={legs} builder={builder} />
        </details>
      )}
      <div className="builder-sum">
        <JoinedPrice say={say} state={state} onRetry={builder.retry} />
        {legs.length > 0 && <SlipButton say={say} match={match} state={state} />}
      </div>
      <Announcement text={announcedPrice(say, state)} />
    </section>
  );
}

function Picks({
  say,
  legs,
  builder,
}: {
  readonly say: Translate;
  readonly legs: readonly Leg[];
  readonly builder: Builder;
}): ReactNode {
  return (
    <>
      <ul className="builder-list">
        {legs.map(({ pick, odds, state }) => (
          <li
            className="builder-pick"
            key={pick.key}
            data-testid="builder-pick"
            data-state={state || undefined}
          >
            <span className="builder-pick-words">
              <bdi className="builder-pick-outcome">{pick.outcomeName}</bdi>
              <bdi className="builder-pick-market">{pick.marketName}</bdi>
              {state && (
                <span className="builder-pick-note">
                  {say(state === "gone" ? "builder-leg-gone" : "builder-leg-suspended")}
                </span>
              )}
            </span>
            <bdi className="builder-pick-odds">{state === "gone" ? "–" : priceText(odds)}</bdi>
            <button
              type="button"
              className="builder-remove"
              data-testid="builder-remove"
              aria-label={say("builder-remove", { name: pick.outcomeName })}
              onClick={(event) => remove(builder, pick.key, event.currentTarget)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {legs.length > 1 && (
        <button
          type="button"
          className="builder-clear"
          onClick={() => {
            focusTitle();
            builder.clear();
          }}
        >
          {say("builder-clear")}
        </button>
      )}
    </>
  );
}

/** Removes a pick; the focus moves to its neighbour, not to the top of the page. */
function remove(builder: Builder, key: string, button: HTMLElement): void {
  const item = button.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>(".builder-remove");
  if (next) next.focus({ preventScroll: true });
  else focusTitle();
  builder.remove(key);
}

function focusTitle(): void {
  document.getElementById("builder-title")?.focus({ preventScroll: true });
}

/** How long a change must rest before it is announced, in milliseconds. */
const REST = 1000;

/**
 * The announcement to screen readers once the text has come to rest: moving prices are not
 * announced.
 */
function Announcement({ text }: { readonly text: string }): ReactNode {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status" data-testid="builder-status">
      {announced}
    </p>
  );
}
