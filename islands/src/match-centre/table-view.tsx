/** @jsxImportSource ../plain */
/** The table of a match's league: its two sides and those around them, the others behind folds. */
import type { TableRow } from "../api/previews";
import type { MatchCentreProps } from "../api/props.gen";
import type { Content, Drawn } from "../plain/jsx-runtime";
import { letterOf } from "./letter";

/** Rows that are shown above and below each of the two sides. */
const AROUND = 2;

/** A table of up to this many rows is shown whole, and a single row is never folded away. */
const SHORT = 8;

/** Rows that are next to each other, shown or behind a fold. */
export interface Part {
  readonly rows: readonly TableRow[];
  readonly isFolded: boolean;
}

/** The table in parts, from its first row to its last one. */
export function partsOf(rows: readonly TableRow[]): Part[] {
  const own = rows.flatMap(({ isOwn }, place) => (isOwn ? [place] : []));
  const isNear = (place: number) =>
    rows[place] === undefined || own.some((one) => Math.abs(one - place) <= AROUND);
  const isShown = (place: number) =>
    own.length === 0 ||
    rows.length <= SHORT ||
    isNear(place) ||
    // Alone between two that are shown, or at an end of the table.
    (isNear(place - 1) && isNear(place + 1));
  const parts: { rows: TableRow[]; isFolded: boolean }[] = [];
  for (const [place, row] of rows.entries()) {
    const isFolded = !isShown(place);
    const last = parts.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else parts.push({ rows: [row], isFolded });
  }
  return parts;
}

/** Columns that say nothing are left out: draws in a sport without any, points where wins decide. */
export function tableView(
  rows: readonly TableRow[],
  { labels }: MatchCentreProps,
): Drawn | undefined {
  if (rows.length === 0) return undefined;
  const hasDraws = rows.some(({ drawn }) => drawn > 0);
  const hasPoints = rows.some(({ points }) => points !== null);
  const head = (word: string) => (
    <th scope="col">
      <span aria-hidden="true">{letterOf(word)}</span>
      <span className="visually-hidden">{word}</span>
    </th>
  );
  const line = (row: TableRow) => (
    <tr key={row.rank} className={row.isOwn ? "table-own" : undefined}>
      <td>{row.rank}</td>
      <th scope="row">
        <bdi>{row.name}</bdi>
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      {hasDraws && <td>{row.drawn}</td>}
      <td>{row.lost}</td>
      <td dir="ltr">
        {row.scored}:{row.conceded}
      </td>
      {hasPoints && <td className="table-points">{row.points}</td>}
    </tr>
  );
  const columns = 6 + Number(hasDraws) + Number(hasPoints);
  const view: Content = (
    <table className="table">
      <thead>
        <tr>
          <td />
          <td />
          {head(labels.played)}
          {head(labels.won)}
          {hasDraws && head(labels.drawn)}
          {head(labels.lost)}
          <th scope="col">+/−</th>
          {hasPoints && <th scope="col">{labels.points}</th>}
        </tr>
      </thead>
      {partsOf(rows).flatMap(({ rows: some, isFolded }) => [
        isFolded && (
          <tbody key={`fold ${some[0]?.rank}`}>
            <tr>
              <td colSpan={columns}>
                <button type="button" className="table-fold" data-fold="" aria-expanded={false}>
                  {some[0]?.rank}–{some.at(-1)?.rank}
                </button>
              </td>
            </tr>
          </tbody>
        ),
        <tbody key={some[0]?.rank} hidden={isFolded}>
          {some.map(line)}
        </tbody>,
      ])}
    </table>
  );
  return view as Drawn;
}
