/** An answer of the operator without which a part of the page is useless. */
import { useEffect, useState } from "react";
import { untilItWorks } from "../api/patience";
import { reportError } from "../report/report";

/**
 * The answer, once there is one; what replaces it; and whether it has failed to come so far. `load` is asked again until
 * it answers or nobody waits any more, and is always the same.
 */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
): [T | undefined, (found: T) => void, boolean] {
  const [answer, setAnswer] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    const failed = (error: unknown) => {
      reportError(error, "a part has no answer yet");
      setFailed(true);
    };
    void untilItWorks(async () => (isOver ? undefined : load()), failed).then((found) => {
      if (!isOver) setAnswer(found);
    });
    return () => {
      isOver = true;
    };
  }, [load]);
  return [answer, setAnswer, hasFailed];
}
