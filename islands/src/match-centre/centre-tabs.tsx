/**
 * The tabs of form, table, meetings, statistics, timeline and stream in React, for a page that was not prerendered. The same as
 * templates/islands/match-centre.html, and kept by the same code.
 */
import { type ReactNode, useEffect, useRef } from "react";
import type { MatchCentreProps } from "../api/props.gen";
import { keepCentre } from "./keep-centre";
import type { PreviewTab } from "./panel";

/** The tabs, folded; those of what the match does not have are hidden. */
export function MatchCentre(props: MatchCentreProps): ReactNode {
  const { match_id: id, previews, statistics, video, labels } = props;
  const island = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is kept once, from what is known at first
  useEffect(() => {
    if (island.current && panel.current) keepCentre(island.current, panel.current, props);
  }, []);
  const tab = (name: string, word: string, exists: boolean) => (
    <button
      key={name}
      type="button"
      className="centre-tab"
      data-centre={name}
      aria-expanded={false}
      aria-controls={`centre-${id}`}
      hidden={!exists}
    >
      {word}
    </button>
  );
  return (
    <div
      className="centre"
      data-folds=""
      ref={island}
      hidden={!statistics && !video && previews.length === 0}
    >
      <section className="centre-box" aria-label={labels.title} data-testid="centre">
        <div className="centre-bar">
          {previews.map((name) => tab(name, labels[name as PreviewTab], true))}
          {tab("statistics", labels.statistics, statistics)}
          {tab("timeline", labels.timeline, statistics)}
          {tab("stream", labels.stream, video)}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, as it has no fields */}
        <div
          className="centre-panel"
          id={`centre-${id}`}
          role="group"
          data-testid="centre-panel"
          ref={panel}
        />
        <p className="visually-hidden" role="status" data-centre-news="" />
      </section>
    </div>
  );
}
