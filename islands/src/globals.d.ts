/** URL of the icon sprite, put in by the build. */
declare const ICONS_URL: string;

/** URL of the folder of flags, `{name}.svg` below it, put in by the build. */
declare const FLAGS_URL: string;

/** Names of the sprite's icons, put in by the build. */
declare const ICON_NAMES: readonly string[];

/** URLs of the stylesheets that are loaded later, by name, put in by the build. */
declare const STYLE_URLS: Readonly<Record<"slip" | "my-bets" | "builder", string>>;
