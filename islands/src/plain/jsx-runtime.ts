/**
 * JSX for markup that needs no React: a file that begins with `@jsxImportSource ../plain` makes
 * descriptions of elements, which `patch.ts` draws. Components are plain functions, called at once; there
 * is no state and there are no events.
 */
import type { JSX as ReactJsx, ReactNode } from "react";

/** An element to be drawn. Attributes are named as in React. */
export interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
  readonly key: string | null;
}

/** What a component returns, and what an element contains; null, undefined and booleans are nothing. */
export type Content = Drawn | string | number | boolean | null | undefined | readonly Content[];

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props, checked where it is used
type Component = (props: any) => Content;

/** Called by compiled JSX. */
export function jsx(type: string | Component, props: Drawn["props"]): Content {
  return typeof type === "string" ? { type, props, key: null } : type(props);
}

export { jsx as jsxs };

/** Several elements without one around them. */
export function Fragment({ children }: { readonly children?: Content }): Content {
  return children;
}

/** What TypeScript looks up: elements have React's attributes. */
export namespace JSX {
  export type Element = Content;
  export type ElementType = keyof IntrinsicElements | Component;
  export interface ElementChildrenAttribute {
    // biome-ignore lint/complexity/noBannedTypes: its name alone counts
    children: {};
  }
  export interface IntrinsicElements extends ReactJsx.IntrinsicElements {}
}
