/**
 * The place of a match that is younger than the last build, on the not-found page. Twin of
 * templates/islands/young-match.html.
 *
 * The script before the first paint (`core/by-address.ts`) has put `data-young` on the page if its path
 * may be that of a match. The operator is asked only then.
 */
import { type ReactNode, useEffect, useState } from "react";
import type { YoungMatchProps } from "../api/props.gen";
import { withStyle } from "../runtime/styles";
import { useLater } from "../runtime/use-later";

const loadShown = () => withStyle("young-match", import("./shown"));

/** A skeleton, then the match; or nothing, and the page's words "not found" appear. */
export function YoungMatch(props: YoungMatchProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const shown = useLater(loadShown, isAsked);
  useEffect(() => setAsked(document.documentElement.dataset.young !== undefined), []);
  const skeleton = (
    <>
      <p className="visually-hidden" role="status">
        {props.labels.asking}
      </p>
      <div className="young-bones" aria-hidden="true">
        <div className="young-crumbs" />
        <div className="young-head" />
        <div className="young-tabs" />
        <div className="young-card" />
        <div className="young-card" />
        <div className="young-card" />
      </div>
    </>
  );
  return shown ? <shown.Shown {...props} skeleton={skeleton} /> : skeleton;
}
