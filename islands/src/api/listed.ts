/** Matches as lists sort and group them: with what ranks their league. Read without a library, as `matches.ts`. */
import { type Match, readMatch, readStart } from "./matches";
import { fields, name, or, orNull, type Reader, text, whole } from "./read";
import type * as wire from "./wire.gen";

/** A match with its place among others. */
export interface ListedMatch extends Omit<Match, "tournament"> {
  /** RFC 3339. */
  readonly start_time: string;
  readonly tournament: Pick<wire.Tournament, "id" | "slug" | "name" | "priority"> & {
    readonly category: Pick<wire.Category, "id" | "name" | "priority" | "country_code"> & {
      readonly sport: Match["tournament"]["category"]["sport"] &
        Pick<wire.Sport, "id" | "name" | "priority" | "type">;
    };
  };
}

/** Reads a match between two sides. */
export const readListed: Reader<ListedMatch> = (value, at) => {
  const match = readMatch(value, at);
  const get = fields(value, at);
  return {
    ...match,
    start_time: get("start_time", readStart),
    tournament: get("tournament", (league, place) => {
      const of = fields(league, place);
      return {
        id: of("id", whole),
        slug: of("slug", or(text, "")),
        name: of("name", orNull(name)) ?? of("slug", or(text, "")),
        priority: of("priority", or(whole, 0)),
        category: of("category", (category, inside) => {
          const its = fields(category, inside);
          return {
            id: its("id", whole),
            name: its("name", orNull(name)) ?? its("slug", or(text, "")),
            priority: its("priority", or(whole, 0)),
            country_code: its("country_code", orNull(text)),
            sport: its("sport", (sport, deep) => {
              const own = fields(sport, deep);
              return {
                ...match.tournament.category.sport,
                id: own("id", whole),
                name: own("name", orNull(name)) ?? own("key", or(text, "")),
                priority: own("priority", or(whole, 0)),
                type: own("type", or(text, "regular")) as wire.SportKind,
              };
            }),
          };
        }),
      };
    }),
  };
};
