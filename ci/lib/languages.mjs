/** The site's languages, as `content/site.toml` names them. */
import { readFileSync } from "node:fs";
import { IN_FULL } from "./in-full.mjs";

const settings = readFileSync(new URL("../../content/site.toml", import.meta.url), "utf8");
const [, list = ""] = /^locales\s*=\s*\[([^\]]*)\]/m.exec(settings) ?? [];

/** Their codes, the default first. */
export const LANGUAGES = [...list.matchAll(/"([^"]+)"/g)].map(([, code]) => code);

/** The language whose paths have no prefix. */
export const DEFAULT = LANGUAGES[0];

/**
 * Languages of long journeys: the default and one from right to left; in full also one of long words and one without
 * spaces. `long/every-language.test.mjs` looks at all of them.
 */
export const TRIED = IN_FULL ? ["en-ZA", "ar", "br", "ja"] : ["en-ZA", "ar"];

if (!DEFAULT) throw new Error("content/site.toml has no `locales`");
