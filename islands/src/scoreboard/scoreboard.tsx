/** A scoreboard in React, for the page of a match that the browser draws. */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ScoreboardProps } from "../api/props.gen";
import { draw } from "../plain/patch";
import { boardView } from "./board-view";
import { keepScoreboard } from "./keep-board";

/** The scoreboard: React places it, `keep-board.ts` keeps it. */
export function Scoreboard(props: ScoreboardProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of a match do not change
  useLayoutEffect(() => {
    const table = draw(boardView(props));
    place.current?.replaceChildren(table);
    return keepScoreboard(table, props);
  }, []);
  return <div className="sb-root" ref={place} />;
}
