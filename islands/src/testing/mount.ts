/** Parts of React in a page of a test. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

let root: Root | undefined;

/** Mounts a part in an empty page for as long as the test runs; again in the same test, it replaces what is there. */
export async function mount(part: ReactNode): Promise<void> {
  root ??= begin();
  const own = root;
  await act(async () => own.render(part));
}

function begin(): Root {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
  const own = createRoot(document.body.firstElementChild as Element);
  onTestFinished(async () => {
    root = undefined;
    await act(async () => own.unmount());
  });
  return own;
}
