/** The site's languages, as `content/site.toml` names them. */
import { readFileSync } from "node:fs";

const settings = readFileSync(new URL("../../content/site.toml", import.meta.url), "utf8");
const [, list = ""] = /^locales\s*=\s*\[([^\]]*)\]/m.exec(settings) ?? [];

/** Their codes, the default first. */
export const LANGUAGES = [...list.matchAll(/"([^"]+)"/g)].map(([, code]) => code);

/** The language whose paths have no prefix. */
export const DEFAULT = LANGUAGES[0];

/**
 * Languages of long journeys: the default, one of long words, one from right to left, and one without
 * spaces. `long/every-language.test.mjs` looks at all of them.
 */
export const TRIED = ["en-ZA", "br", "ar", "ja"];

if (!DEFAULT) throw new Error("content/site.toml has no `locales`");
