/** Asks the operator for a part of a list: at once, for the latest query only, and again when online. */
import { useEffect, useMemo, useState } from "react";
import { CALL_TIME } from "../api/client";
import { isStatus } from "../api/errors";
import type { EventsPart } from "../api/events";
import { later } from "../api/patience";
import type { ListedMatches } from "../api/props.gen";
import { shownZone } from "../api/zone";
import { now, onTimeSet } from "../clock/now";
import { reportError } from "../report/report";
import { parametersOf } from "./ask";
import { type Conditions, conditionsOf } from "./conditions";
import { type Query, writeQuery } from "./query";
import { fetchListed } from "./shared/fetch-listed";

/** How far the call is. While it is `asking`, the part of the last one may still be shown. */
export type PartState =
  | { readonly status: "asking"; readonly part: EventsPart | null }
  | { readonly status: "found"; readonly part: EventsPart }
  | { readonly status: "failed" | "offline" | "signed_out"; readonly part: null };

/** What a query asks of a match, and what the operator has answered; `retry` asks again. */
export interface Part {
  readonly conditions: Conditions;
  readonly state: PartState;
  retry(): void;
}

const NOTHING: EventsPart = { events: [], total: 0, last: 1 };

/** The part of the list that a query asks for. */
export function usePart(query: Query, of: ListedMatches): Part {
  const [turn, setTurn] = useState(0);
  const retry = () => setTurn((last) => last + 1);
  useEffect(() => onTimeSet(() => setTurn((last) => last + 1)), []);
  // Another order or part is of the same list, as of the same moment.
  const list = writeQuery({ ...query, sortBy: null, page: 1 }, "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks as of another moment
  const conditions = useMemo(
    () => conditionsOf(query, of, { now: now(), zone: shownZone() }),
    [list, of, turn],
  );
  const [answer, setAnswer] = useState<{ to: Conditions; state: PartState }>();
  const { sortBy, page } = query;
  useEffect(() => {
    if (conditions.statuses.length === 0) {
      setAnswer({ to: conditions, state: { status: "found", part: NOTHING } });
      return;
    }
    setAnswer((last) => ({
      to: conditions,
      state: {
        status: "asking",
        // The old part stays until the new one is there.
        part: last?.to === conditions ? last.state.part : null,
      },
    }));
    const call = new AbortController();
    let isOld = false;
    const limit = setTimeout(() => call.abort(), CALL_TIME);
    void (async () => {
      let state: PartState;
      try {
        if (conditions.isFavourite && !(await isSignedIn())) throw SIGNED_OUT;
        state = {
          status: "found",
          part: await fetchListed(parametersOf(conditions, sortBy, page), call.signal),
        };
      } catch (error) {
        if (!isOld && error !== SIGNED_OUT) reportError(error, "matches could not be loaded");
        state = { status: failureOf(error), part: null };
      }
      clearTimeout(limit);
      if (!isOld) setAnswer({ to: conditions, state });
    })();
    return () => {
      isOld = true;
      clearTimeout(limit);
      call.abort();
    };
  }, [conditions, sortBy, page]);
  // An answer to other conditions has no matches of these.
  const state: PartState =
    answer?.to === conditions ? answer.state : { status: "asking", part: null };
  useEffect(() => {
    if (state.status === "signed_out") {
      let stop: (() => void) | undefined;
      let isOld = false;
      void loadSession().then(({ $session }) => {
        if (!isOld) stop = $session.listen(({ status }) => status === "logged_in" && retry());
      });
      return () => {
        isOld = true;
        stop?.();
      };
    }
    if (state.status !== "offline") return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  });
  return { conditions, state, retry };
}

/** Favourites are asked for by players alone. */
const SIGNED_OUT = new Error("nobody is signed in");

/** Only favourites need it. */
const loadSession = () => later(() => import("../account/shared/session"));

async function isSignedIn(): Promise<boolean> {
  const { $session, sessionKnown, startSession } = await loadSession();
  startSession();
  await sessionKnown();
  return $session.get().status === "logged_in";
}

function failureOf(error: unknown): "failed" | "offline" | "signed_out" {
  if (error === SIGNED_OUT || isStatus(error, 401)) return "signed_out";
  return navigator.onLine ? "failed" : "offline";
}
