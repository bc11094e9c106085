import { beforeEach, expect, test, vi } from "vitest";
import type { MatchCentreProps } from "../api/props.gen";
import { becomes } from "../testing/becomes";
import { keepCentre } from "./keep-centre";

const live = vi.hoisted(() => ({ match: undefined as unknown, listener: () => {} }));

vi.mock("../live/shared/matches", () => ({
  getMatch: () => live.match,
  lastEvent: () => 0,
  onMatch: (_: number, listener: () => void) => {
    live.listener = listener;
  },
}));
vi.mock("./previews", () => ({
  previews: {
    form: (panel: HTMLElement) => {
      panel.append("the form");
      return () => {};
    },
  },
}));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  live.match = undefined;
});

/** The part of a match that has not begun; the tabs of the operator's are those that the page has. */
function part() {
  const island = document.createElement("div");
  island.innerHTML = `
    <button data-centre="form">Form</button>
    <button data-centre="statistics" hidden>Statistics</button>
    <button data-centre="stream" hidden>Stream</button>
    <div class="panel"></div>`;
  const panel = island.querySelector<HTMLElement>(".panel") as HTMLElement;
  keepCentre(island, panel, { match_id: 7, status: 0, video: false } as MatchCentreProps);
  const tab = (name: string) =>
    island.querySelector<HTMLButtonElement>(`[data-centre="${name}"]`) as HTMLButtonElement;
  return { panel, tab };
}

function report(status: number): void {
  live.match = { status, hasStatistics: true, hasVideo: false, events: [] };
  live.listener();
}

test("what is known before a match is loaded when its tab is pressed, and goes when it begins", async () => {
  const { panel, tab } = part();
  expect(panel.textContent).toBe("");
  report(0);
  expect([tab("form").hidden, tab("statistics").hidden]).toEqual([false, true]);
  tab("form").click();
  await becomes(() => expect(panel.textContent).toBe("the form"));
  report(1);
  expect([tab("form").hidden, tab("statistics").hidden]).toEqual([false, false]);
  tab("form").click();
  report(1);
  expect([tab("form").hidden, tab("stream").hidden]).toEqual([true, true]);
});
