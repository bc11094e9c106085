/**
 * Marks of the operator: everything that it published before one is drawn once `data-mark` of the page's root element
 * names it. An operator measures by them how long a price takes to the screen, and a test awaits them.
 */
import { record, whole } from "../api/read";
import { push } from "../push/bus";

/** Follows the marks. */
export function followMarks(): void {
  push.on(
    "mark",
    (message, at) => whole(record(message, at).mark, `${at}.mark`),
    // After the frame in which the writer of prices puts what came before into the page.
    (mark) =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.mark = `${mark}`;
      }),
  );
}
