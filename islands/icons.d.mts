/** Reads a file of icons. */
type Read = (path: string) => Promise<string | Buffer>;

/** The rules of the icons that pages may have. */
export function pageIcons(read?: Read): Promise<string>;

/** The rules of icons that only code has which is loaded later. */
export function laterIcons(names: readonly string[], read?: Read): Promise<string>;
