/** The player's language at the platform follows the one that they chose for the site. */
import { saveLanguage } from "../api/platform";
import type { Player } from "../api/schemas/player";
import { readStored } from "../core/storage";
import { LOCALE_KEY } from "../navigation/shared/locale-key";
import { report } from "../report/report";

/** Reports the language of the page, if the player chose it: not that of somebody else's link. */
export async function reportLanguage(player: Player): Promise<void> {
  const { lang } = document.documentElement;
  if (player.language === lang || readStored("local", LOCALE_KEY) !== lang) return;
  try {
    await saveLanguage(lang);
  } catch (cause) {
    // The next page tries again.
    report({
      kind: "language.not_kept",
      message: "the platform could not keep the language",
      cause,
      level: "warning",
    });
  }
}
