/** URL of the folder of flags, `{name}.svg` below it, put in by the build. */
declare const FLAGS_URL: string;

/** Drawings of `templates/icons/interface.svg`, put in by the build, each where it is used. */
declare const ICONS: Readonly<
  Record<"alert" | "check" | "chevron" | "close" | "lock" | "share" | "slip", string>
>;

/** Drawings of `templates/icons/sports.svg` by the sports' keys, put in by the build. */
declare const SPORT_ICONS: Readonly<Record<string, string> & Record<"sport", string>>;

/** URLs of the stylesheets that are loaded later, by name, put in by the build. */
declare const STYLE_URLS: Readonly<Record<"slip" | "my-bets" | "builder", string>>;
