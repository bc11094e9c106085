/** @jsxImportSource ../plain */
/** The head of a match page, without React: sides, score, clock. The macro `scoreboard` is its twin. */
import type {
  PeriodProps,
  ScoreboardLabels,
  ScoreboardProps,
  ScoreProps,
  SideProps,
} from "../api/props.gen";
import { Phase } from "../live/shared/clock-view";
import type { LiveMatch } from "../live/shared/matches";
import { shownPeriods } from "../live/shared/periods";
import { kitOf } from "../odds/shared/kit";
import type { Content, Drawn } from "../plain/jsx-runtime";
import { calledNow } from "../rules/called";
import type { Why } from "./why";

const PREMATCH = 0;
const LIVE = 1;
const FINISHED = 4;

/**
 * The scoreboard: three lines of the same height before, during and after the match. `latest` is what the
 * operator has reported since, `left` the time until the start, which only the browser can say, and `why` the reason of suspended prices.
 */
export function boardView(props: ScoreboardProps, latest?: LiveMatch, left = "", why?: Why): Drawn {
  const { day, start, labels } = props;
  const status = latest?.status ?? props.status;
  const score = latest ? latest.score : props.score;
  const called = calledNow(props, latest, Date.now());
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
                  {called ? (
                    <span className="event-closed">{labels[called]}</span>
                  ) : (
                    status !== PREMATCH && (
                      <span className="event-closed">
                        {status === FINISHED ? labels.finished : labels.closed}
                      </span>
                    )
                  )}
                </>
              )}
              {why && (status === LIVE || status === PREMATCH) && (
                <span className="score-why">
                  {labels.suspended}: {labels[`why_${why}`]}
                </span>
              )}
            </span>
          </td>
          {score ? (
            <>
              {columnsOf(score).map(({ kind, number, name }) => (
                <th key={kind + number} className="score-period" scope="col">
                  <abbr title={name}>{kind === "overtime" ? labels.overtime : number}</abbr>
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

/** The score in one line, which stays once the head has been scrolled away. The macro `score_line` is its twin. */
export function lineView(props: ScoreboardProps, latest?: LiveMatch): Drawn {
  const score = latest ? latest.score : props.score;
  const isShown = (latest?.status ?? props.status) === LIVE && score !== null;
  const line = (
    <div className="score-line" data-match={props.match_id} aria-hidden="true" hidden={!isShown}>
      {isShown && (
        <>
          <bdi>{latest?.home ?? props.home.name}</bdi>
          <b>{`${pointsOf("home", score)} – ${pointsOf("away", score)}`}</b>
          <bdi>{latest?.away ?? props.away.name}</bdi>
          <Phase score={score} at={latest?.at} labels={props.labels} />
        </>
      )}
    </div>
  );
  return line as Drawn;
}

function pointsOf(side: "home" | "away", score: ScoreProps): number | string | undefined {
  return score.form === "overs" ? score.game?.[side] : score[side];
}

/**
 * The columns before the total: periods. Of two halves the first once it is over, and both once there is
 * extra time. The macros `heads` and `columns` are its twins.
 */
function columnsOf(score: ScoreProps): readonly PeriodProps[] {
  const { form, periods } = score;
  const isHalves = form === "total" && periods.length > 1 && periods[0]?.kind === "half";
  return isHalves ? periods.slice(0, periods.length > 2 ? 2 : 1) : shownPeriods(score);
}

/** Whether a column shows the period that is being played. */
function isNow(period: PeriodProps, { form, periods, pause }: ScoreProps): boolean {
  return form === "periods" && period === periods.at(-1) && !pause;
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
            <span className={`score-initials ${kitOf(name ?? it.name)}`} aria-hidden="true">
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
          {columnsOf(score).map((period) => (
            <td
              key={period.kind + period.number}
              className={isNow(period, score) ? "score-period score-now" : "score-period"}
            >
              {period[side]}
            </td>
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
