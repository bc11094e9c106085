/** @jsxImportSource ../plain */
/** The head of a match page, without React: sides, score, clock. The macro `scoreboard` is its twin. */
import type { ScoreboardLabels, ScoreboardProps, ScoreProps, SideProps } from "../api/props.gen";
import { Phase } from "../live/shared/clock-view";
import type { LiveMatch } from "../live/shared/matches";
import { shownPeriods } from "../live/shared/periods";
import type { Content, Drawn } from "../plain/jsx-runtime";

const PREMATCH = 0;
const LIVE = 1;
const FINISHED = 4;

/**
 * The scoreboard: three lines of the same height before, during and after the match. `latest` is what the
 * operator has reported since, `left` the time until the start, which only the browser can say.
 */
export function boardView(props: ScoreboardProps, latest?: LiveMatch, left = ""): Drawn {
  const { day, start, labels } = props;
  const status = latest?.status ?? props.status;
  const score = latest ? latest.score : props.score;
  const periods = score ? shownPeriods(score) : [];
  const table = (
    <table className="score-table">
      <tbody>
        <tr className="score-heads">
          <td className="score-meta">
            <span className="score-state">
              {status === LIVE ? (
                <>
                  <span className="pill-live">{labels.live}</span>
                  {score && <Phase score={score} at={latest?.at} labels={labels} />}
                </>
              ) : (
                <>
                  <span>{day}</span>
                  {status !== PREMATCH && (
                    <span className="event-closed">
                      {status === FINISHED ? labels.finished : labels.closed}
                    </span>
                  )}
                </>
              )}
            </span>
          </td>
          {score ? (
            <>
              {periods.map(({ number, name }) => (
                <th key={number} className="score-period" scope="col">
                  <abbr title={name}>{number}</abbr>
                </th>
              ))}
              {score.game && <td className="score-game" />}
              <th className="score-total" scope="col">
                {periods.length > 0 ? (
                  labels.total
                ) : (
                  <span className="visually-hidden">{labels.score}</span>
                )}
              </th>
            </>
          ) : (
            <td className="score-start" rowSpan={3}>
              <span className="visually-hidden">{labels.starts}</span>
              <time dateTime={start.iso}>{start.text}</time>
              <span className="score-countdown">{status === PREMATCH && left}</span>
            </td>
          )}
        </tr>
        <Side side="home" it={props.home} name={latest?.home} score={score} labels={labels} />
        <Side side="away" it={props.away} name={latest?.away} score={score} labels={labels} />
      </tbody>
    </table>
  );
  return table as Drawn;
}

/** One side: its name, and its part of the score. */
function Side({
  side,
  it,
  name,
  score,
  labels,
}: {
  readonly side: "home" | "away";
  readonly it: SideProps;
  readonly name: string | undefined;
  readonly score: ScoreProps | null;
  readonly labels: ScoreboardLabels;
}): Content {
  const periods = score ? shownPeriods(score) : [];
  // It lies over the initials: those are seen where it cannot be loaded.
  const { logo } = it;
  return (
    <tr className="score-side" data-side={side}>
      <th scope="row">
        <span className="score-who">
          <span className="score-crest">
            <span className="score-initials" aria-hidden="true">
              {it.initials}
            </span>
            {logo && (
              <picture>
                {logo.sources.map(({ type, srcset }) => (
                  <source key={type} type={type ?? undefined} srcSet={srcset} />
                ))}
                <img
                  className="score-logo"
                  src={logo.src}
                  srcSet={logo.srcset ?? undefined}
                  alt=""
                  width={28}
                  height={28}
                />
              </picture>
            )}
          </span>
          <bdi className="score-name">{name ?? it.name}</bdi>
          {score?.server === side && (
            <span className="score-server">
              <span aria-hidden="true">●</span>
              <span className="visually-hidden">{labels.serving}</span>
            </span>
          )}
        </span>
      </th>
      {score && (
        <>
          {periods.map((period) => (
            <td key={period.number} className="score-period">
              {period[side]}
            </td>
          ))}
          {score.game && <td className="score-game">{score.game[side]}</td>}
          <td className="score-total">{score[side]}</td>
        </>
      )}
    </tr>
  );
}
