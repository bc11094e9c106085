/**
 * Whether the bet builder is shown in place of the markets. It is in the address: a reload keeps
 * it, and a copied address opens it with the same picks elsewhere. The address is replaced, not
 * pushed, so that "back" leaves the match as it does from any tab.
 */
import { useCallback, useEffect, useState } from "react";
import { BUILDER_HASH, isBuilderHash } from "./builder-hash";

/** The mode, and the two ways to change it. */
export interface BuilderMode {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The builder's mode: closed while hydrating, then as the address says. */
export function useBuilderMode(): BuilderMode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => setOpen(isBuilderHash(location.hash));
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const open = useCallback(() => {
    showHash(BUILDER_HASH);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    showHash("");
    setOpen(false);
  }, []);
  return { isOpen, open, close };
}

/** Sets or removes the address's hash without a `hashchange` event or a history entry. */
export function showHash(hash: string): void {
  if (location.hash === hash) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
}
