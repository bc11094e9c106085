/** What a signed-in player follows. */
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { type FavouriteKind, fetchFavourites } from "../api/favourites";
import type { FavouritesProps, OddsListProps } from "../api/props.gen";
import type { Favourite } from "../api/wire.gen";
import type { Translate } from "../messages/messages";
import { reportError } from "../report/report";
import { useStore } from "../runtime/use-store";
import { FavouriteItem } from "./favourite-item";
import { type FavouriteKey, isOn, NONE } from "./favourites";
import { FollowedMatches } from "./followed-matches";
import { $favourites, KINDS } from "./store";

type Kind = Exclude<FavouriteKind, "matches">;

const HEADINGS: Readonly<Record<Kind, string>> = {
  tournaments: "favourites-leagues",
  competitors: "favourites-teams",
  sports: "favourites-sports",
};

/** Items by kind; undefined while they are loaded, null if they could not be. */
type Items = ReadonlyMap<FavouriteKind, readonly Favourite[]> | null | undefined;

/** The sections that have something; what to do if none has. */
export function Mine({
  say,
  home,
  odds,
  labels,
  List,
}: FavouritesProps & {
  readonly say: Translate;
  readonly List: ComponentType<OddsListProps>;
}): ReactNode {
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((last) => last + 1), []);
  const items = useItems(turn, again);
  if (items === undefined) return <div className="listing-bones" aria-hidden="true" />;
  if (items === null) {
    return (
      <div className="listing-note" role="alert" data-testid="favourites-note">
        <p className="listing-nothing">{say("favourites-not-loaded")}</p>
        <button type="button" className="button-plain" onClick={again}>
          {say("favourites-retry")}
        </button>
      </div>
    );
  }
  if ([...items.values()].every((some) => some.length === 0)) {
    return (
      <div className="shell" data-testid="favourites-none">
        <h2>{say("favourites-none")}</h2>
        <p>{labels.text}</p>
        <p>
          <a className="button" href={home}>
            {labels.browse}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="favourites" data-testid="favourites">
      {KINDS.map((kind) => {
        if (kind === "matches") {
          return (
            <FollowedMatches
              key={kind}
              say={say}
              odds={odds}
              List={List}
              turn={turn}
              onRetry={again}
            />
          );
        }
        const some = items.get(kind) ?? [];
        return some.length > 0 && <Section key={kind} say={say} kind={kind} items={some} />;
      })}
    </div>
  );
}

function Section({
  say,
  kind,
  items,
}: {
  readonly say: Translate;
  readonly kind: Kind;
  readonly items: readonly Favourite[];
}): ReactNode {
  return (
    <section aria-labelledby={`favourites-${kind}`}>
      <h2 id={`favourites-${kind}`}>{say(HEADINGS[kind])}</h2>
      <ul className="favourites-items">
        {items.map(({ id, name, sport_key, slug }) => (
          <FavouriteItem
            key={id}
            say={say}
            of={`${kind}:${id}`}
            name={name}
            path={
              kind === "competitors" && !slug ? undefined : `${sport_key}${slug ? `/${slug}` : ""}`
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** Fetches all kinds, again at each turn; asks for one when another tab has added something. */
function useItems(turn: number, again: () => void): Items {
  const [items, setItems] = useState<Items>();
  const favourites = useStore($favourites, NONE);
  const known = new Set<FavouriteKey>();
  for (const [kind, some] of items ?? []) for (const { id } of some) known.add(`${kind}:${id}`);
  const added = [...favourites.saved].filter((key) => isOn(favourites, key) && !known.has(key));
  const news = items ? added.join() : "";
  useEffect(() => {
    if (news !== "") again();
  }, [news, again]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    let isOld = false;
    Promise.all(
      KINDS.map(async (kind) => [kind, (await fetchFavourites(kind)).items] as const),
    ).then(
      (all) => isOld || setItems((last) => merged(last, new Map(all))),
      (error: unknown) => {
        if (isOld) return;
        reportError(error, "favourites could not be loaded");
        setItems((last) => last ?? null);
      },
    );
    return () => {
      isOld = true;
    };
  }, [turn]);
  return items;
}

/** What was there stays where it is; what is new comes first. */
function merged(last: Items, found: ReadonlyMap<FavouriteKind, readonly Favourite[]>): Items {
  return new Map(
    [...found].map(([kind, some]) => {
      const before = last?.get(kind) ?? [];
      const ids = new Set(before.map(({ id }) => id));
      return [kind, [...some.filter(({ id }) => !ids.has(id)), ...before]] as const;
    }),
  );
}
