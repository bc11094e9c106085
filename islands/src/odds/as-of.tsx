/** The time of the prices of a page, in React. */
import type { ReactNode } from "react";
import type { OddsLabels, TimeProps } from "../api/props.gen";

/** The time of the prices; hidden by CSS once they are confirmed. */
export function AsOf({
  moment,
  labels,
}: {
  readonly moment: TimeProps;
  readonly labels: Pick<OddsLabels, "as_of">;
}): ReactNode {
  return (
    <p className="as-of" data-testid="as-of">
      {`${labels.as_of} `}
      <time dateTime={moment.iso}>{moment.text}</time>
    </p>
  );
}
