/** URL of the folder of flags, with `{name}.svg` in it; set by the build. */
declare const FLAGS_URL: string;

/** Drawings of `templates/icons/interface.svg`, inlined by the build wherever they are used. */
declare const ICONS: Readonly<
  Record<
    | "alert"
    | "ball"
    | "bolt"
    | "card"
    | "check"
    | "chevron"
    | "clock"
    | "close"
    | "dot"
    | "filter"
    | "flag"
    | "lock"
    | "minus"
    | "screen"
    | "search"
    | "share"
    | "slip"
    | "swap"
    | "whistle",
    string
  >
>;

/** Drawings of `templates/icons/sports.svg` by the sports' keys; set by the build. */
declare const SPORT_ICONS: Readonly<Record<string, string> & Record<"sport", string>>;

/** URLs of the stylesheets that are loaded later, by name; set by the build. */
declare const STYLE_URLS: Readonly<
  Record<"slip" | "my-bets" | "search" | "builder" | "listing" | "match-centre", string>
>;

/** The light build has the same types as the whole one. */
declare module "hls.js/light" {
  import Hls from "hls.js";
  export default Hls;
}
