/**
 * The page of favourites: leagues, teams and sports as links with their stars, and the matches that the player
 * follows by themselves, by their league or by a side. Twin of templates/islands/favourites.html.
 *
 * What is taken off here stays where it is until the page is opened again, so that a slip of the finger can be
 * put right.
 */
import { type ComponentType, type ReactNode, useEffect } from "react";
import { $session, startSession } from "../account/shared/session";
import { askSignIn } from "../account/shared/sign-in";
import type { FavouritesProps, OddsListProps } from "../api/props.gen";
import { loadMessages } from "../messages/messages";
import { useMessages } from "../messages/words";
import { registered } from "../runtime/register";
import { useStore } from "../runtime/use-store";
import { Mine } from "./mine";
import { startStars } from "./stars";
import { startFavourites } from "./store";

/** The island, which shows matches with the component of the lists of other pages. */
export async function favouritesPage(): Promise<ComponentType<FavouritesProps>> {
  await loadMessages("favourites");
  const List: ComponentType<OddsListProps> = await registered("odds-list");
  return (props) => <FavouritesPage {...props} List={List} />;
}

/** The page, whoever looks at it. */
export function FavouritesPage({
  home,
  odds,
  labels,
  List,
}: FavouritesProps & { readonly List: ComponentType<OddsListProps> }): ReactNode {
  const { status, player } = useStore($session, { status: "unknown" });
  const say = useMessages("favourites", true);
  useEffect(() => {
    startSession();
    startFavourites();
    startStars();
  }, []);
  if (status === "logged_in" && say) {
    return <Mine key={player?.id} say={say} home={home} odds={odds} labels={labels} List={List} />;
  }
  return (
    <div className="shell">
      <p>{labels.text}</p>
      {status === "not_logged_in" && say && (
        <>
          <p>{say("favourites-sign-in-text")}</p>
          <p>
            <button
              type="button"
              className="button"
              data-testid="favourites-sign-in"
              onClick={() => askSignIn("asked")}
            >
              {say("favourites-sign-in")}
            </button>
          </p>
        </>
      )}
      <p>
        <a href={home}>{labels.browse}</a>
      </p>
    </div>
  );
}
