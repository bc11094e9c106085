/**
 * A press on a star. A visitor is asked to sign in, and what was pressed is then followed; closing the form
 * forgets it. In a frame it waits for the page around this one, which does not say if it gave up.
 */

import { isLeftToHost } from "../account/shared/left-to-host";
import { $session, sessionKnown, startSession } from "../account/shared/session";
import { $signIn, askSignIn } from "../account/shared/sign-in";
import { report } from "../report/report";
import { once } from "../state/once";
import { type FavouriteKey, readKey } from "./favourites";
import { isShownOn, startStars } from "./stars";
import { setOn, startFavourites } from "./store";

/** Answers a press. */
export async function pressStar(star: HTMLElement): Promise<void> {
  const key = readKey(star.dataset.star);
  if (!key) {
    report({ kind: "favourites.star", message: "a star is of nothing", data: { star } });
    return;
  }
  const on = !isShownOn(star);
  startSession();
  await sessionKnown();
  startFavourites();
  startStars();
  if ($session.get().status === "logged_in") setOn(key, on);
  else askFirst(key);
}

/** Asks to sign in, and follows what was pressed then. */
const askFirst = createAsking();

function createAsking(): (key: FavouriteKey) => void {
  /** What was pressed before the visitor signed in. */
  let waiting: FavouriteKey | undefined;
  const listen = once((): void => {
    $session.listen(({ status }) => {
      if (status !== "logged_in" || !waiting) return;
      setOn(waiting, true);
      waiting = undefined;
    });
    $signIn.listen((reason) => {
      // It also closes by signing in, when nothing waits any more.
      if (reason === null && !isLeftToHost()) waiting = undefined;
    });
  });
  return (key) => {
    waiting = key;
    askSignIn("asked");
    listen();
  };
}
