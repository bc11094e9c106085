import type { ReactNode } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** The element of an island, drawn around lists that are styled and read as one. */
      "sb-island": { readonly class: string; readonly children: ReactNode };
    }
  }
}
