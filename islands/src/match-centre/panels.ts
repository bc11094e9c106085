/** What the tabs of statistics and timeline show; loaded when one of them is opened. */

import type { MatchCentreProps } from "../api/props.gen";
import { getMatch } from "../live/shared/matches";
import type { Drawn } from "../plain/jsx-runtime";
import { draw, patch } from "../plain/patch";
import { reportError } from "../report/report";
import { withStyle } from "../runtime/styles";
import type { PanelView, ShowTab } from "./panel";
import { followStatistics } from "./statistics";
import { statisticsView } from "./statistics-view";
import { timelineView } from "./timeline-view";

/** Shows figures as bars and, in sports with a field, where the ball is. */
export const showStatistics: ShowTab = (panel, props) => show(panel, props, statisticsView);

/** Shows what has happened, the newest first. */
export const showTimeline: ShowTab = (panel, props) => show(panel, props, timelineView);

function show(
  panel: HTMLElement,
  props: MatchCentreProps,
  view: (panel: PanelView) => Drawn,
): () => void {
  let isStopped = false;
  let stop = () => {};
  let retry = () => {};
  const onClick = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-retry]")) retry();
  };
  panel.addEventListener("click", onClick);
  void withStyle("match-centre", Promise.resolve()).then(
    () => {
      if (isStopped) return;
      let shown: Element | undefined;
      const followed = followStatistics(props.match_id, (told) => {
        const { home = props.home, away = props.away } = getMatch(props.match_id) ?? {};
        const drawn = view({ props, told, home, away });
        if (shown) patch(shown, drawn);
        else {
          shown = draw(drawn);
          panel.replaceChildren(shown);
        }
      });
      stop = followed.stop;
      retry = followed.retry;
    },
    (error: unknown) => reportError(error, "the style of the match centre did not load"),
  );
  return () => {
    isStopped = true;
    panel.removeEventListener("click", onClick);
    stop();
  };
}
