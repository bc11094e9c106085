/**
 * The place of a match that is younger than the last build, on the not-found page. Twin of
 * templates/islands/young-match.html.
 *
 * The script before the first paint (`address/by-address.ts`) has put `data-young` on the page if its
 * path may be that of a match. The operator is asked only then.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { YoungMatchProps } from "../api/props.gen";
import { registered } from "../runtime/register";
import { type Parts, Shown } from "./shown";

/** The island, which shows the match with the components of a match page. */
export async function youngMatch(): Promise<ComponentType<YoungMatchProps>> {
  const parts = {
    Scoreboard: await registered("scoreboard"),
    MatchMarkets: await registered("match-markets"),
    MatchCentre: await registered("match-centre"),
  };
  return (props) => <YoungMatch {...props} parts={parts} />;
}

/** A skeleton, then the match; or nothing, and the page's words "not found" appear. */
function YoungMatch(props: YoungMatchProps & { readonly parts: Parts }): ReactNode {
  const [isAsked, setAsked] = useState(false);
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
  return isAsked ? <Shown {...props} skeleton={skeleton} /> : skeleton;
}
