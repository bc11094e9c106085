/** @jsxImportSource ../plain */
/** The form of the two sides, and their meetings: earlier matches, the newest first. */
import type { Form, FormMatch, Meeting } from "../api/previews";
import type { MatchCentreLabels, MatchCentreProps } from "../api/props.gen";
import { dateText } from "../messages/moments";
import type { Content, Drawn } from "../plain/jsx-runtime";
import { letterOf } from "./letter";

/** Both sides with a mark for each of their last results, and these below it. */
export function formView(form: Form, props: MatchCentreProps): Drawn | undefined {
  if (form.home.length + form.away.length === 0) return undefined;
  const view: Content = (
    <div className="form">
      <Side name={props.home} matches={form.home} labels={props.labels} />
      <Side name={props.away} matches={form.away} labels={props.labels} />
    </div>
  );
  return view as Drawn;
}

/** The last matches of the two sides against each other. */
export function meetingsView(meetings: readonly Meeting[]): Drawn | undefined {
  return meetings.length === 0 ? undefined : ((<Matches matches={meetings} />) as Drawn);
}

function Side({
  name,
  matches,
  labels,
}: {
  readonly name: string;
  readonly matches: readonly FormMatch[];
  readonly labels: MatchCentreLabels;
}): Content {
  if (matches.length === 0) return null;
  return (
    <section className="form-side">
      <h2 className="form-name">
        <bdi>{name}</bdi>
      </h2>
      <ol className="form-marks">
        {matches.map(({ start, result }) => (
          <li key={start} className="form-mark" data-result={result}>
            <span aria-hidden="true">{letterOf(labels[result])}</span>
            <span className="visually-hidden">{labels[result]}</span>
          </li>
        ))}
      </ol>
      <Matches matches={matches.map((match) => meetingOf(match, name))} />
    </section>
  );
}

function meetingOf({ isHome, opponent, ...match }: FormMatch, name: string): Meeting {
  return { ...match, home: isHome ? name : opponent, away: isHome ? opponent : name };
}

/** Day and competition, then home over away with their scores; the winner stands out. */
function Matches({ matches }: { readonly matches: readonly Meeting[] }): Content {
  return (
    <ol className="meetings">
      {matches.map(({ start, tournament, home, away, score }) => (
        <li key={start} className="meeting">
          <time dateTime={start}>{dateText(start)}</time>
          <bdi className="meeting-league">{tournament}</bdi>
          <Line name={home} own={score.home} other={score.away} />
          <Line name={away} own={score.away} other={score.home} />
        </li>
      ))}
    </ol>
  );
}

function Line({
  name,
  own,
  other,
}: {
  readonly name: string;
  readonly own: number;
  readonly other: number;
}): Content {
  return (
    <span className={own > other ? "meeting-line meeting-winner" : "meeting-line"}>
      <bdi>{name}</bdi>
      <span>{own}</span>
    </span>
  );
}
