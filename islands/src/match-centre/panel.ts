/** What the tabs of a match have in common. */
import type { MatchCentreProps } from "../api/props.gen";
import type { Told } from "./statistics";

/** The tabs that a match has before it begins. */
export type PreviewTab = "form" | "table" | "meetings";

/** The names of the tabs. */
export type CentreTab = PreviewTab | "statistics" | "timeline" | "stream";

/** Shows a tab in its place; returns a function that stops it. */
export type ShowTab = (panel: HTMLElement, props: MatchCentreProps) => () => void;

/** What statistics and timeline are drawn from. */
export interface PanelView {
  readonly props: MatchCentreProps;
  readonly told: Told;
  /** Names of the sides, as last reported. */
  readonly home: string;
  readonly away: string;
}

/** Session storage key: whether the visitor was watching a stream. */
export const WATCHED_KEY = "video-streaming";
