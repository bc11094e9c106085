/** Something that a player follows: its star, and where it leads. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import type { Translate } from "../messages/messages";

/** An item of a list. `path` is below the language's prefix; without one it leads nowhere. */
export function FavouriteItem({
  say,
  of,
  name,
  path,
}: {
  readonly say: Translate;
  /** Its type and number. */
  readonly of: string;
  readonly name: string;
  readonly path: string | undefined;
}): ReactNode {
  return (
    <li>
      <button
        type="button"
        className="star"
        data-star={of}
        aria-pressed="true"
        aria-label={say("favourites-star", { name })}
      />
      {path === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <a href={`${siteConfig().prefix}/${path}`}>
          <bdi>{name}</bdi>
        </a>
      )}
    </li>
  );
}
