/** URL of the icon sprite, put in by the build. */
declare const ICONS_URL: string;
