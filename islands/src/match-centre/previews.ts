/** What the tabs of form, table and meetings show; loaded when one of them is opened, and asked for once. */
import { ApiError } from "../api/errors";
import { fetchForm, fetchMeetings, fetchTable } from "../api/previews";
import type { MatchCentreProps } from "../api/props.gen";
import type { Drawn } from "../plain/jsx-runtime";
import { draw } from "../plain/patch";
import { reportError } from "../report/report";
import { withStyle } from "../runtime/styles";
import { formView, meetingsView } from "./form-view";
import { noteView } from "./note-view";
import type { PreviewTab, ShowTab } from "./panel";
import { tableView } from "./table-view";

/** Shows what is known before a match, by the name of the tab. */
export const previews: Readonly<Record<PreviewTab, ShowTab>> = {
  form: tab(fetchForm, formView),
  table: tab(fetchTable, tableView),
  meetings: tab(fetchMeetings, meetingsView),
};

/** A tab for what `fetch` returns; `view` returns undefined when that is empty. */
function tab<T>(
  fetch: (id: number) => Promise<T>,
  view: (known: T, props: MatchCentreProps) => Drawn | undefined,
): ShowTab {
  return (panel, props) => {
    let isStopped = false;
    const put = (drawn: Drawn) => {
      if (!isStopped) panel.replaceChildren(draw(drawn));
    };
    const ask = async () => {
      put(noteView("asking", props.labels));
      let drawn: Drawn | undefined;
      try {
        drawn = view(await fetch(props.match_id), props);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      put(drawn ?? noteView("failed", props.labels));
    };
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.closest("[data-retry]")) void ask();
      const fold = target.closest<HTMLElement>("[data-fold]");
      if (fold) unfold(fold);
    };
    panel.addEventListener("click", onClick);
    void withStyle("match-centre", Promise.resolve()).then(
      () => (isStopped ? undefined : ask()),
      (error: unknown) => reportError(error, "the style of the match centre did not load"),
    );
    return () => {
      isStopped = true;
      panel.removeEventListener("click", onClick);
    };
  };
}

/** Shows the rows behind a fold of the table, or hides them again. */
function unfold(fold: HTMLElement): void {
  const rows = fold.closest("tbody")?.nextElementSibling;
  if (!(rows instanceof HTMLElement)) return;
  rows.hidden = !rows.hidden;
  fold.ariaExpanded = String(!rows.hidden);
}
