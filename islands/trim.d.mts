/** The client's file. */
export const CLIENT: RegExp;

/** The client's code without what no page reaches. */
export function trimmed(code: string): Promise<string>;
