/**
 * The markets of one match: tabs and a search above collapsible cards, each card a Suspense
 * boundary. The macro `match_markets` is its twin; the field of the search is only rendered in the
 * browser, and so is the bet builder, which replaces all of this while it is open.
 */
import {
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { later } from "../api/patience";
import type { MarketCardProps, MarketProps, MatchRef } from "../api/props.gen";
import { loadBuilder } from "../bet-builder/shared/load";
import { useBuilderMode } from "../bet-builder/shared/mode";
import { priceKey } from "../core/prices";
import { Icon } from "../icons/icon";
import { type CardFilter, isShown } from "../live/shared/filter";
import { getMatch, knowsMarkets, onMarkets } from "../live/shared/matches";
import { whenQuiet } from "../live/shared/quiet";
import { useMatch } from "../live/shared/use-match";
import { LINES, onPage } from "../rules/on-page";
import { useLater } from "../runtime/use-later";
import { AsOf } from "./as-of";
import { cardData, lineData, matchData } from "./data";
import { PriceButton } from "./price-button";
import type { MarketsLabels, MarketsProps } from "./read-markets";
import { unpricedWord } from "./unpriced";

/** Number of cards from which there is a search: fewer are found faster by looking. */
const SEARCHED_FROM = 8;

/** Maximum length of a search. */
const QUERY_LENGTH = 50;

const PREMATCH = 0;
const LIVE = 1;

const ALL: CardFilter = { tab: null };

/** The markets, with their tabs. */
export function MatchMarkets(props: MarketsProps): ReactNode {
  const { as_of, tabs, labels } = props;
  const latest = useMatch(props.match.id);
  const match = latest
    ? { ...props.match, home: latest.home, away: latest.away, status: latest.status }
    : props.match;
  const [cards, setCards] = useState<readonly MarketCardProps[]>(props.cards);
  // A page has the first of many markets; the others are drawn on request, some lines at a time.
  const [isAsked, setAsked] = useState(props.rest === 0);
  const [isWhole, setWhole] = useState(props.rest === 0);
  const [lines, setLines] = useState(LINES);
  const [onPageKinds] = useState(() => new Set(kindsOf(props.cards)));
  /** The card that gets the focus once it is drawn: the button that was pressed moves away below it. */
  const next = useRef(Number.POSITIVE_INFINITY);
  const [filter, setFilter] = useState(ALL);
  const list = useRef<HTMLDivElement>(null);
  const searcher = useRef<HTMLButtonElement>(null);
  const mode = useBuilderMode();
  const builder = useLater(loadBuilder, mode.isOpen);
  const isBuilding = mode.isOpen && builder !== undefined;
  const opener = useRef<HTMLButtonElement>(null);
  const wasBuilding = useRef(false);
  useEffect(() => {
    // After the builder closes, the focus returns to the button that opened it.
    if (wasBuilding.current && !isBuilding) opener.current?.focus({ preventScroll: true });
    wasBuilding.current = isBuilding;
  }, [isBuilding]);
  useEffect(() => {
    let isAwaited = isAsked && props.rest > 0;
    const loaded = later(() => import("../live/shared/cards"));
    let isOver = false;
    const stop = onMarkets(props.match.id, async (all) => {
      // Those of a match that is over stay, each with a dash, until the page is opened again.
      if ((getMatch(props.match.id)?.status ?? PREMATCH) > LIVE) return setWhole(isAsked);
      const { cardsNow } = await loaded;
      const markets = isAsked ? all : all.filter(({ id }) => onPageKinds.has(id));
      const shown = list.current?.parentElement;
      const update = () => {
        if (isOver) return;
        setCards((old) => {
          const now = cardsNow(old, markets);
          return props.partial && now !== old ? now.slice(0, old.length) : now;
        });
        setWhole(isAsked);
      };
      // Nothing moves under a finger, but what it has asked for.
      if (shown && !isAwaited) whenQuiet(shown, update);
      else update();
      isAwaited = false;
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [props.match.id, props.partial, props.rest, onPageKinds, isAsked]);
  const { query } = filter;
  const isSearching = query !== undefined;
  const filterBy = (by: CardFilter) => {
    setFilter(by);
    setLines(LINES);
  };
  const inTab = (tab: string) => cards.filter((card) => isShown(card, { tab })).length;
  const askAll = () => {
    if (isAsked) return;
    setAsked(true);
    if (knowsMarkets(props.match.id)) return;
    void later(() => import("./all-markets")).then(({ loadAll }) => loadAll(props.match.id));
  };
  const showMore = () => {
    next.current = drawn.length;
    setLines(lines + LINES);
    askAll();
  };
  const open = (tab: string | null) => (event: MouseEvent<HTMLElement>) => {
    filterBy({ tab });
    if (tab !== null && inTab(tab) < countOf(tab)) askAll();
    // After React has made its words bold, and it wider.
    const pressed = event.currentTarget;
    queueMicrotask(() => pressed.scrollIntoView({ block: "nearest", inline: "nearest" }));
    // The markets of another tab are read from their beginning.
    const { current } = list;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  };
  const toggleSearch = () => {
    filterBy({ ...filter, query: isSearching ? undefined : "" });
    askAll();
  };
  const shown = cards.filter((card) => isShown(card, filter));
  // Few stay in the document when they are filtered out, as the visitor has folded them.
  const isMany = props.rest > 0 && isWhole;
  const drawn = isMany ? shown.slice(0, onPage(shown, lines)) : cards;
  const countOf = (tab: string | null) => {
    if (tab === null) return isWhole ? cards.length : cards.length + props.rest;
    return isWhole ? inTab(tab) : (tabs.find(({ key }) => key === tab)?.count ?? 0);
  };
  const isComing = isAsked && !isWhole;
  let more = 0;
  if (isMany) more = shown.length - drawn.length;
  else if (!isWhole && !isSearching) more = countOf(filter.tab) - shown.length;
  useEffect(() => {
    if (drawn.length <= next.current) return;
    list.current?.querySelectorAll<HTMLElement>(".market-title")[next.current]?.focus();
    next.current = Number.POSITIVE_INFINITY;
  }, [drawn.length]);
  const shownCards = drawn.map((card) => (
    <Suspense key={card.key} fallback={null}>
      <MarketCard
        match={props.match}
        card={card}
        labels={labels}
        isHidden={!shown.includes(card)}
      />
    </Suspense>
  ));
  return (
    <div
      className="markets"
      data-live={match.status === 1 ? "true" : undefined}
      {...matchData(match)}
    >
      {isBuilding && <builder.BetBuilder match={match} labels={labels} onClose={mode.close} />}
      {cards.length === 0 && <p className="odds-empty">{unpricedWord(match.status, labels)}</p>}
      {cards.length > 0 && (
        <>
          <div className="market-bar" data-needs-script="" hidden={isBuilding}>
            <div className="market-tabs">
              <Tab isOpen={filter.tab === null} count={countOf(null)} onOpen={open(null)}>
                {labels.all_markets}
              </Tab>
              {tabs.map((tab) => (
                <Tab
                  key={tab.key}
                  isOpen={filter.tab === tab.key}
                  count={countOf(tab.key)}
                  onOpen={open(tab.key)}
                >
                  <bdi>{tab.name}</bdi>
                </Tab>
              ))}
            </div>
            {isSearching && (
              <input
                type="search"
                className="market-search"
                aria-label={labels.search}
                placeholder={labels.search}
                maxLength={QUERY_LENGTH}
                value={query}
                ref={focus}
                onChange={(event) => filterBy({ ...filter, query: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key !== "Escape") return;
                  toggleSearch();
                  searcher.current?.focus();
                }}
              />
            )}
            {props.cards.length >= SEARCHED_FROM && (
              <button
                type="button"
                className="market-search-toggle"
                aria-label={labels.search}
                aria-expanded={isSearching}
                ref={searcher}
                onClick={toggleSearch}
              >
                <Icon name={isSearching ? "close" : "search"} />
              </button>
            )}
          </div>
          <div className="market-cards" hidden={isBuilding} ref={list}>
            {shownCards.slice(0, 1)}
            {props.joins && (
              <button
                type="button"
                className="market-builder"
                data-testid="builder-open"
                data-needs-script=""
                aria-busy={(mode.isOpen && !isBuilding) || undefined}
                ref={opener}
                onClick={mode.open}
              >
                <span className="market-builder-title">{labels.builder}</span>
                <span className="market-builder-text">{labels.builder_text}</span>
              </button>
            )}
            {shownCards.slice(1)}
            {shown.length === 0 && !isComing && (
              <p className="odds-empty">{labels.nothing_found}</p>
            )}
            {more > 0 && (
              <button
                type="button"
                className="market-rest"
                data-testid="market-rest"
                aria-busy={isComing || undefined}
                onClick={showMore}
              >
                {labels.more}
                <span className="count">{more}</span>
              </button>
            )}
          </div>
        </>
      )}
      {as_of && <AsOf moment={as_of} labels={labels} />}
    </div>
  );
}

function kindsOf(cards: readonly MarketCardProps[]): number[] {
  return cards.flatMap(({ lines }) => lines.map(({ id }) => id));
}

function focus(field: HTMLElement | null): void {
  field?.focus();
}

function Tab({
  isOpen,
  count,
  onOpen,
  children,
}: {
  readonly isOpen: boolean;
  readonly count: number;
  readonly onOpen: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className="market-tab" aria-pressed={isOpen} onClick={onOpen}>
      {children}
      <span className="count">{count}</span>
    </button>
  );
}

interface MarketCardShape {
  readonly match: MatchRef;
  readonly card: MarketCardProps;
  readonly labels: MarketsLabels;
  readonly isHidden: boolean;
}

/** A market with its lines. The browser folds the card: this may happen before React is loaded. */
const MarketCard = memo(function MarketCard({
  match,
  card,
  labels,
  isHidden,
}: MarketCardShape): ReactNode {
  const [first, ...others] = card.lines;
  const line = (one: MarketProps) => (
    <div key={one.specifier} className="market-line" {...lineData(one, first?.group)}>
      {one.line && <bdi className="market-line-name">{one.line}</bdi>}
      {one.outcomes.map((outcome) => (
        <PriceButton
          key={priceKey(match.id, one.id, one.specifier, outcome.id)}
          match={match}
          market={one}
          outcome={outcome}
          labels={labels}
        />
      ))}
    </div>
  );
  return (
    <details
      className="market-card"
      {...cardData(card)}
      open
      hidden={isHidden}
      suppressHydrationWarning
    >
      <summary className="market-title">
        <bdi>{card.name}</bdi>
      </summary>
      {/* biome-ignore lint/a11y/useButtonType: it is in no form */}
      <button className="market-moves" data-moves="" aria-haspopup="dialog" title={labels.moves}>
        <Icon name="moves" />
      </button>
      {first && line(first)}
      {others.length > 0 && (
        <details className="market-more" suppressHydrationWarning>
          <summary className="market-more-title">
            {labels.all_lines}
            <span className="count">{card.lines.length}</span>
          </summary>
          {others.map(line)}
        </details>
      )}
    </details>
  );
});
