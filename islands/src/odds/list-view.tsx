/** @jsxImportSource ../plain */
/** A list of matches, without React. The macros `odds_list` and `odds_group` are its twins. */
import type { OddsGroupProps } from "../api/props.gen";
import type { Content, Drawn } from "../plain/jsx-runtime";
import { isBelow } from "./below";
import { rowView } from "./row-view";
import type { ListLabels, ListProps } from "./shared/list-props";
import { Star } from "./star";

/** The list, grouped by leagues or days, with the time of its prices at its end. */
export function listView({ id, as_of, groups, labels }: ListProps): Content {
  return (
    <>
      {groups.map((group, place) => groupView(group, { id: `${id}-${place}`, labels }))}
      {groups.length === 0 && <p className="odds-empty">{labels.no_prices}</p>}
      {as_of && (
        <p className="as-of" data-testid="as-of">
          {`${labels.as_of} `}
          <time dateTime={as_of.iso}>{as_of.text}</time>
        </p>
      )}
    </>
  );
}

interface GroupView {
  /** Of the heading; unique in the page. */
  readonly id: string;
  readonly labels: ListLabels;
}

function groupView(group: OddsGroupProps, { id, labels }: GroupView): Content {
  return (
    <section className="odds-group" {...sectionData(group)}>
      {headView(group, id, labels)}
      {group.rows.map((row, place) =>
        rowView({ row, isBelow: isBelow(group.above + place), labels, first: group.rows[0] }),
      )}
    </section>
  );
}

/** Attributes of a group's section: its title is its league, if it has a page, and it says what the first row has. */
function sectionData({ key, title, href, rows: [first] }: OddsGroupProps) {
  return {
    "data-key": key,
    "data-title": href && title !== first?.match.league ? title : undefined,
    "data-league": first?.match.league,
    "data-provider": first?.match.provider,
    "data-first": first?.market?.name,
    "data-second": first?.second?.name,
  };
}

/** The heading of a group: the league or the day, and what the columns are. */
export function headView(group: OddsGroupProps, id: string, labels: ListLabels): Drawn {
  const head = (
    <header className={isBelow(group.above) ? "odds-head odds-head-below" : "odds-head"}>
      <h2 className="odds-title" id={id}>
        {group.sport_icon && <SportIcon sport={group.sport_icon} />}
        {group.flag && <Flag name={group.flag} />}
        {group.context && <bdi className="odds-context">{group.context}</bdi>}
        {group.href ? (
          <a className="odds-league" href={group.href}>
            <bdi>{group.title}</bdi>
          </a>
        ) : (
          <bdi className="odds-league">{group.title}</bdi>
        )}
      </h2>
      {group.href && <Star of={`tournaments:${group.key}`} labels={labels} name={group.title} />}
      <div className="odds-cols" aria-hidden="true">
        {group.head.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {group.second_head && (
        <bdi className="odds-second" aria-hidden>
          {group.second_head}
        </bdi>
      )}
    </header>
  );
  return head as Drawn;
}

/** The icon of a sport, by its key; those without their own share one. */
function SportIcon({ sport }: { readonly sport: string }): Content {
  return <i className={`icon sport-${sport}`} />;
}

/** The flag of a country next to its name, by the name of its picture. The macro `flag` is its twin. */
function Flag({ name }: { readonly name: string }): Content {
  return <img className="flag" src={`${FLAGS_URL}/${name}.svg`} alt="" loading="lazy" />;
}
