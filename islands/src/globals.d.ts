/** URL of the folder of flags, with `{name}.svg` in it; set by the build. */
declare const FLAGS_URL: string;

/** Drawings of `templates/icons/interface.svg`, inlined by the build wherever they are used. */
declare const ICONS: Readonly<
  Record<
    | "alert"
    | "bolt"
    | "check"
    | "chevron"
    | "clock"
    | "close"
    | "filter"
    | "lock"
    | "minus"
    | "search"
    | "share"
    | "slip",
    string
  >
>;

/** Drawings of `templates/icons/sports.svg` by the sports' keys; set by the build. */
declare const SPORT_ICONS: Readonly<Record<string, string> & Record<"sport", string>>;

/** URLs of the stylesheets that are loaded later, by name; set by the build. */
declare const STYLE_URLS: Readonly<
  Record<"slip" | "my-bets" | "search" | "builder" | "listing", string>
>;

/** URL of the shared worker's script (`push/worker.ts`); set by the build. */
declare const PUSH_WORKER_URL: string;
