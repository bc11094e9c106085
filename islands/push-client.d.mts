/** The client's file. */
export const CLIENT: RegExp;

/** The client's text, shortened; throws when it is written otherwise than expected. */
export function shorten(text: string): string;
