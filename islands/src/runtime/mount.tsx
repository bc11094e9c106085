/** Hydrates an island's prerendered HTML. Loaded with the islands, when the first of them wakes. */
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { ownTimes } from "../api/zone";
import { report, reportOnce } from "../report/report";
import { Boundary } from "./boundary";
import { endureForeignChanges } from "./foreign-changes";
import { propsOf, registered } from "./register";

/**
 * Hydrates the root of an `<sb-island>` with the component registered under `name`, and the JSON
 * beside the root as its props, with what the markup says. Resolves when React has adopted it.
 */
export async function mount(island: HTMLElement, name: string): Promise<void> {
  endureForeignChanges();
  const root = island.querySelector(":scope > .sb-root");
  if (!root) throw new Error("it has no .sb-root to hydrate");
  const Component = await registered(name);
  const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
  const props = propsOf(name, root, text ? JSON.parse(text, ownTimes()?.revive) : {});
  const before: { root: Node | undefined } = { root: asleep(root) };
  let hasFailed = false;
  const failed = (cause: unknown, { componentStack }: { componentStack?: string | undefined }) => {
    hasFailed = true;
    const message = `the island "${name}" failed`;
    reportOnce({ kind: "island.failed", message, cause, data: { componentStack } });
  };
  await new Promise<void>((resolve) => {
    // As a transition, so that a long list yields to the visitor's touches.
    startTransition(() => {
      hydrateRoot(
        root,
        <Adopted onAdopted={resolve}>
          <Boundary before={before}>
            <Component {...props} />
          </Boundary>
        </Adopted>,
        {
          onCaughtError: failed,
          onUncaughtError: failed,
          onRecoverableError: (cause, { componentStack }) =>
            report({
              kind: "island.drawn_again",
              message: `the island "${name}" was drawn again`,
              cause,
              data: { componentStack },
            }),
        },
      );
    });
    // React answers presses from here on, before it has adopted everything: the core would repeat them.
    island.removeAttribute("when");
  });
  // From now on it would be out of date.
  if (!hasFailed) before.root = undefined;
}

/** A copy of an element in a document that loads no pictures, and in which no element comes to life. */
function asleep(root: Element): Node {
  return document.createElement("template").content.ownerDocument.importNode(root, true);
}

function Adopted({
  onAdopted,
  children,
}: {
  readonly onAdopted: () => void;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(onAdopted, [onAdopted]);
  return children;
}
