/** URL of the icon sprite, put in by the build. */
declare const ICONS_URL: string;

/** Names of the sprite's icons, put in by the build. */
declare const ICON_NAMES: readonly string[];
