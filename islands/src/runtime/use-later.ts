/**
 * Code that is only loaded once it is needed: never for an anonymous visitor with an empty slip.
 */
import { useEffect, useState } from "react";
import { untilItWorks } from "../api/patience";

/** The module, once it was `needed` and is loaded. `load` is a dynamic import. */
export function useLater<T extends object>(load: () => Promise<T>, needed: boolean): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    if (!needed || module) return;
    let dropped = false;
    void untilItWorks(load, (error) => console.warn("a part could not be loaded yet:", error)).then(
      (loaded) => {
        if (!dropped) setModule(loaded);
      },
    );
    return () => {
      dropped = true;
    };
  }, [load, needed, module]);
  return module;
}
