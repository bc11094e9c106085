/** A list of matches in React, for lists that the browser draws: React places it, `rows.ts` keeps it. */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { OddsListProps } from "../api/props.gen";
import { drawAll } from "../plain/patch";
import { forgetPrices } from "../plain/writer";
import { listView } from "./list-view";
import { keepRows, watchNew } from "./rows";

/** The list. It is drawn anew when its props change. */
export function OddsList(props: OddsListProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { id, as_of, groups, source, labels } = props;
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const list = { id, as_of, groups, source, labels };
    current.replaceChildren(...drawAll(listView(list)));
    watchNew(current);
    const rows = keepRows(current, list);
    return () => {
      for (const { stop } of rows.values()) stop();
      forgetPrices(current);
      current.replaceChildren();
    };
  }, [id, as_of, groups, source, labels]);
  return <div className="odds-lists" ref={place} />;
}
