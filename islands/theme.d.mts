/** The surface of the light and of the dark theme, from the text of `tokens.css`. */
export function theme(css: string): { light: string; dark: string };
