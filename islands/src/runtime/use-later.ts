/**
 * Code that is only loaded once it is needed: never for an anonymous visitor with an empty slip.
 */
import { useEffect, useState } from "react";
import { later } from "../api/patience";
import { once } from "../state/once";

/** The module, once it was `needed` and is loaded. `load` is a dynamic import. */
export function useLater<T extends object>(load: () => Promise<T>, needed: boolean): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    if (!needed || module) return;
    void guardPresses();
    let dropped = false;
    void later(load).then((loaded) => {
      if (!dropped) setModule(loaded);
    });
    return () => {
      dropped = true;
    };
  }, [load, needed, module]);
  return module;
}

/**
 * Starts the guard of presses. Everything that answers a press with something else to press is such a
 * part, so a visitor who only reads does not load it.
 */
export const guardPresses = once(async (): Promise<void> => {
  const { startPressGuard } = await later(() => import("../press/guard"));
  startPressGuard();
});
