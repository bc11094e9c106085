/**
 * Whether the dialog to sign in was closed because the page around this one does that: nobody has given up, and what was
 * pressed goes on once a session has begun.
 */
import { $signIn, closeSignIn } from "./sign-in";

function createLeaving() {
  /** Whether it was closed for that the last time. */
  let isLeft = false;

  $signIn.listen((reason) => {
    if (reason) isLeft = false;
  });

  /** Closes the dialog for that. */
  function leaveSignIn(): void {
    isLeft = true;
    closeSignIn();
  }

  return { leaveSignIn, isLeftToHost: () => isLeft };
}

export const { leaveSignIn, isLeftToHost } = createLeaving();
