/** What a player follows. Refused with 401 without a session. */
import { call, nothing } from "./client";
import { all, fields, maybe, type Reader, rows, text, whole } from "./read";
import type * as wire from "./wire.gen";

/** What can be followed, by its word in paths. */
export type FavouriteKind = "matches" | "tournaments" | "sports" | "competitors";

const PATH = "/api/v2/favourites";

/** What a player follows of a kind, the newest first. */
export async function fetchFavourites(kind: FavouriteKind): Promise<wire.Favourites> {
  return (await call({ method: "GET", path: `${PATH}/${kind}`, read: readFavourites })).data;
}

/** Follows something, or no longer does. Repeating it changes nothing. */
export async function setFavourite(kind: FavouriteKind, id: number, on: boolean): Promise<void> {
  const method = on ? "POST" : "DELETE";
  await call({ method, path: `${PATH}/${kind}/${id}`, read: nothing });
}

const readFavourite: Reader<wire.Favourite> = (value, at) => {
  const get = fields(value, at);
  return {
    id: get("id", whole),
    name: get("name", text),
    sport_key: get("sport_key", text),
    slug: get("slug", maybe(text)),
  };
};

const readFavourites: Reader<wire.Favourites> = (value, at) => {
  const get = fields(value, at);
  return { ids: get("ids", all(whole)), items: get("items", rows(readFavourite)) };
};
