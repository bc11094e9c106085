/** An answer of the operator without which a part of the page is useless. */
import { useEffect, useState } from "react";
import { untilItWorks } from "../api/patience";

/** The answer, once there is one; and what replaces it. `load` is asked again until it answers, and is always the same. */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
): [T | undefined, (found: T) => void] {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isOver = false;
    const failed = (error: unknown) => console.warn("a part has no answer yet:", error);
    void untilItWorks(load, failed).then((found) => {
      if (!isOver) setAnswer(found);
    });
    return () => {
      isOver = true;
    };
  }, [load]);
  return [answer, setAnswer];
}
