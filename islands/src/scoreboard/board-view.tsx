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
              {columnsOf(score, labels).map(({ head, name }) => (
                <th className="score-period" scope="col">
                  {name === undefined ? head : <abbr title={name}>{head}</abbr>}
                </th>
              ))}
              {score.game && score.form !== "overs" && <td className="score-game" />}
              <th className="score-total" scope="col">
                {shownPeriods(score).length > 0 ? (
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

/** A column before the total. */
interface Column {
  readonly head: string | number;
  /** The period's whole name. */
  readonly name?: string;
  /** Whether it is being played. */
  readonly isNow?: boolean;
  readonly home: number;
  readonly away: number;
}

/**
 * The columns before the total: periods; of two halves their score at the middle and, once there is extra
 * time, at the end of regular time. The macros `heads` and `columns` are its twins.
 */
function columnsOf(score: ScoreProps, labels: ScoreboardLabels): readonly Column[] {
  const { form, periods, pause } = score;
  if (form === "periods") {
    return periods.map(({ kind, number, name, home, away }, place) => ({
      head: kind === "overtime" ? labels.overtime : number,
      name,
      isNow: place === periods.length - 1 && !pause,
      home,
      away,
    }));
  }
  const [first, second, extra] = periods;
  if (form !== "total" || first?.kind !== "half" || !second) return [];
  const middle = { head: labels.half_time, name: first.name, home: first.home, away: first.away };
  if (!extra) return [middle];
  const [home, away] = [first.home + second.home, first.away + second.away];
  return [middle, { head: labels.full_time, home, away }];
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
          {score?.reds && score.reds[side] > 0 && (
            <span className="score-reds">
              <span className="visually-hidden">{labels.red_cards} </span>
              {score.reds[side]}
            </span>
          )}
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
          {columnsOf(score, labels).map((column) => (
            <td className={column.isNow ? "score-period score-now" : "score-period"}>{column[side]}</td>
          ))}
          {score.form === "overs" ? (
            <td className="score-total score-overs">{score.game?.[side]}</td>
          ) : (
            <>
              {score.game && <td className="score-game">{score.game[side]}</td>}
              <td className="score-total">{score[side]}</td>
            </>
          )}
        </>
      )}
    </tr>
  );
}
