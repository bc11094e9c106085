/** @jsxImportSource ../plain */
/** The figures of a match as bars, below its field. */
import type { Content, Drawn } from "../plain/jsx-runtime";
import { Note } from "./note-view";
import type { PanelView } from "./panel";
import { Pitch, placeOf } from "./pitch-view";
import type { Fact } from "./statistics";

/** Figures of both sides: home first, the more of the two in bold. */
export function statisticsView({ props, told, home, away }: PanelView): Drawn {
  const { facts, state, events } = told;
  const place = placeOf(events);
  const view: Content = (
    <div className="centre-statistics">
      {place && <Pitch sport={props.sport} place={place} home={home} away={away} />}
      {facts.length === 0 ? (
        <Note state={state} labels={props.labels} />
      ) : (
        <table className="facts">
          <thead>
            <tr>
              <th scope="col">
                <bdi>{home}</bdi>
              </th>
              <td />
              <th scope="col">
                <bdi>{away}</bdi>
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <Row key={fact.key} fact={fact} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
  return view as Drawn;
}

function Row({ fact }: { readonly key: string; readonly fact: Fact }): Content {
  const { name, home, away, unit } = fact;
  const number = (figure: number, other: number) => (
    <td className={figure > other ? "fact-more" : undefined}>
      {unit === "percent" ? `${figure}%` : figure}
    </td>
  );
  return (
    <tr>
      {number(home, away)}
      <th scope="row">
        {name}
        <Bar home={home} away={away} />
      </th>
      {number(away, home)}
    </tr>
  );
}

/** Both shares of a figure, with a gap between them; neither while it is zero. */
function Bar({ home, away }: Pick<Fact, "home" | "away">): Content {
  const all = home + away;
  const share = all === 0 ? 0 : Math.round((home * 1000) / all) / 10;
  const gap = home > 0 && away > 0 ? 0.75 : 0;
  return (
    <svg className="fact-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-none" x="0" y="0" width="100" height="4" />
      <rect className="bar-gap" x="0" y="0" width={all === 0 ? 0 : 100} height="4" />
      <rect className="bar-home" x="0" y="0" width={Math.max(0, share - gap)} height="4" />
      <rect
        className="bar-away"
        x={share + gap}
        y="0"
        width={all === 0 ? 0 : Math.max(0, 100 - share - gap)}
        height="4"
      />
    </svg>
  );
}
