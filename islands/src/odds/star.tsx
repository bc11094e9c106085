/** @jsxImportSource ../plain */
/** A star, which favourites mark and listen to (favourites/stars.ts). The macro `star` is its twin. */
import type { OddsLabels } from "../api/props.gen";
import type { Content } from "../plain/jsx-runtime";

/** The star of something, by type and number. */
export function Star({
  of,
  labels,
  name,
}: {
  readonly of: string;
  readonly labels: Pick<OddsLabels, "favourite">;
  readonly name: string;
}): Content {
  return (
    <button
      type="button"
      className="star"
      data-star={of}
      aria-pressed="false"
      aria-label={`${labels.favourite} ${name}`}
    />
  );
}
