/** The head of a match page: teams, score, clock. The macro `scoreboard` is its twin. */
import type { ReactNode } from "react";
import type { ScoreboardLabels, ScoreboardProps, ScoreProps, SideProps } from "../api/props.gen";
import { Phase } from "../live/shared/clock";
import { useMatch } from "../live/shared/use-match";

const PREMATCH = 0;
const LIVE = 1;
const FINISHED = 4;

/** The scoreboard. Announces a changed score to screen readers. */
export function Scoreboard(props: ScoreboardProps): ReactNode {
  const { start, labels } = props;
  const latest = useMatch(props.match_id);
  const status = latest?.status ?? props.status;
  const score = latest ? latest.score : props.score;
  const home = latest ? { ...props.home, name: latest.home } : props.home;
  const away = latest ? { ...props.away, name: latest.away } : props.away;
  return (
    <>
      <div className="score-main">
        <Side side="home" it={home} />
        <div className="score-middle">
          {score ? (
            <p className="score-now">
              <span className="visually-hidden">{labels.score}</span>
              <b>{score.home}</b>
              <span className="score-dash" aria-hidden="true">
                –
              </span>
              <b>{score.away}</b>
            </p>
          ) : (
            <p className="score-start">
              <span className="score-starts">{labels.starts}</span>
              <time dateTime={start.iso}>{start.text}</time>
            </p>
          )}
          <p className="score-meta">
            {status === LIVE && (
              <>
                <span className="pill-live">{labels.live}</span>
                {score && <Phase score={score} at={latest?.at} labels={labels} />}
              </>
            )}
            {status === FINISHED && <span className="event-closed">{labels.finished}</span>}
            {status !== PREMATCH && status !== LIVE && status !== FINISHED && (
              <span className="event-closed">{labels.closed}</span>
            )}
          </p>
        </div>
        <Side side="away" it={away} />
      </div>
      {score && score.periods.length > 0 && (
        <Periods score={score} home={home} away={away} labels={labels} />
      )}
    </>
  );
}

function Side({ side, it }: { readonly side: "home" | "away"; readonly it: SideProps }): ReactNode {
  return (
    <div className="score-side" data-side={side}>
      {it.logo ? (
        <img className="score-logo" src={it.logo} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <span className="score-initials" aria-hidden="true">
          {it.initials}
        </span>
      )}
      <bdi className="score-name">{it.name}</bdi>
    </div>
  );
}

function Periods({
  score,
  home,
  away,
  labels,
}: {
  readonly score: ScoreProps;
  readonly home: SideProps;
  readonly away: SideProps;
  readonly labels: ScoreboardLabels;
}): ReactNode {
  return (
    <div className="score-scroll">
      <table className="score-table">
        <thead>
          <tr>
            <td />
            {score.periods.map((period) => (
              <th key={period.number} scope="col">
                <abbr title={period.name}>{period.number}</abbr>
              </th>
            ))}
            {score.game && <td />}
            <th scope="col">{labels.total}</th>
          </tr>
        </thead>
        <tbody>
          <Row side="home" it={home} score={score} labels={labels} />
          <Row side="away" it={away} score={score} labels={labels} />
        </tbody>
      </table>
    </div>
  );
}

function Row({
  side,
  it,
  score,
  labels,
}: {
  readonly side: "home" | "away";
  readonly it: SideProps;
  readonly score: ScoreProps;
  readonly labels: ScoreboardLabels;
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <bdi>{it.name}</bdi>
        {score.server === side && (
          <span className="score-server">
            <span aria-hidden="true">●</span>
            <span className="visually-hidden">{labels.serving}</span>
          </span>
        )}
      </th>
      {score.periods.map((period) => (
        <td key={period.number}>{period[side]}</td>
      ))}
      {score.game && <td className="score-game">{score.game[side]}</td>}
      <td className="score-total">{score[side]}</td>
    </tr>
  );
}
