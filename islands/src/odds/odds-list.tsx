/** A list of matches in React, for lists that the browser draws: React places it, `rows.ts` keeps it. */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { EventRowProps } from "../api/props.gen";
import { drawAll } from "../plain/patch";
import { forgetPrices } from "../plain/writer";
import { listView } from "./list-view";
import { keepRows, matchOf, watchNew } from "./rows";
import type { ListProps } from "./shared/list-props";

/** The list. It is drawn anew when its props change. */
export function OddsList(props: ListProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { id, as_of, groups, source, labels } = props;
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const list = { id, as_of, groups, source, labels };
    current.replaceChildren(...drawAll(listView(list)));
    watchNew(current);
    const drawn = groups.flatMap((group) => group.rows);
    const byMatch = new Map(drawn.map((row) => [row.match.id, row]));
    const rows = keepRows(current, labels, (row) => byMatch.get(matchOf(row)) as EventRowProps);
    return () => {
      for (const { stop } of rows.values()) stop();
      forgetPrices(current);
      current.replaceChildren();
    };
  }, [id, as_of, groups, source, labels]);
  return <div className="odds-lists" ref={place} />;
}
