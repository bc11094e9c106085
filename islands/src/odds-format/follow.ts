/** Follows the control of the format of odds; what a choice does, and what can be chosen, is loaded with it. */
import { later } from "../api/patience";
import type { OddsFormat } from "../api/wire.gen";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import { readStored } from "../core/storage";
import { atMenuTouch } from "../navigation/shared/menu-touch";
import { onStoredElsewhere } from "../state/stored-elsewhere";
import { SELECT } from "./shared/names";

/** Starts following; `shown` is the stored format with which the page was opened. Call it once per page. */
export function followOddsFormat(shown: unknown): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches(SELECT)) choose(target.value);
  });
  // Somebody chose before this was loaded.
  for (const { value } of document.querySelectorAll<HTMLSelectElement>(SELECT)) {
    if (value !== (shown ?? "european")) choose(value);
  }
  // Another tab has chosen.
  if (readStored("local", ODDS_FORMAT_KEY) !== shown) choose();
  onStoredElsewhere(ODDS_FORMAT_KEY, () => choose());
  // The operator may no longer offer what was chosen once.
  if (readStored("local", ODDS_FORMAT_KEY) === undefined) atMenuTouch(ask);
  else ask();
}

function ask(): void {
  void later(() => import("./shared/choose")).then(({ askFormats }) => askFormats());
}

/** Shows the stored format; stores another one first. */
function choose(format?: string): void {
  void later(() => import("./shared/choose")).then((loaded) => {
    if (format) return loaded.chooseOddsFormat(format as OddsFormat);
    loaded.showOddsFormat();
  });
}
