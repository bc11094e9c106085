import type { ReactNode } from "react";

/** The link to the rules, in a new tab: nothing that was typed is lost. */
export function RulesLink({ children }: { readonly children: string }): ReactNode {
  return (
    <a href={rulesPath()} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** The page with the rules, in the page's language. */
function rulesPath(): string {
  const home = document.querySelector<HTMLAnchorElement>("a.brand")?.pathname ?? "/";
  return `${home.replace(/\/$/, "")}/general-rules`;
}
