import { beforeEach, expect, it, vi } from "vitest";

/** Half past midnight in Johannesburg, on the day before in UTC. */
const MOMENT = "2026-11-23T22:30:09Z";

function speak(tag: string) {
  document.body.innerHTML = `<script type="application/json" id="sb-config">{"tag": "${tag}", "zone": "Africa/Johannesburg"}</script>`;
  return import("./moments");
}

beforeEach(() => vi.resetModules());

it("says days and times of the site's zone, with 24 hours", async () => {
  const { dateText, dayText, secondsText, timeText } = await speak("en-ZA");
  expect([dayText(MOMENT), dateText(MOMENT), timeText(MOMENT), secondsText(MOMENT)]).toEqual([
    "Tue, 24 Nov",
    "24 Nov 2026",
    "00:30",
    "00:30:09",
  ]);
  expect(timeText("2026-11-23T13:05:00Z")).toBe("15:05");
});

it("says the day of a moment that is not today", async () => {
  const { shortMoment } = await speak("en-ZA");
  const at = (now: string) => shortMoment(MOMENT, Date.parse(now));
  expect(at("2026-11-24T21:59:00Z")).toBe("00:30");
  expect(at("2026-11-23T21:59:00Z")).toBe("Tue, 24 Nov, 00:30");
});

it.each([
  ["ar-EG", "24 نوفمبر 2026"],
  ["fa-IR", "24 نوامبر 2026"],
  ["th-TH", "24 พ.ย. 2026"],
])("has Latin digits and the Gregorian calendar in %s", async (tag, text) => {
  const { dateText, timeText } = await speak(tag);
  expect([dateText(MOMENT), timeText(MOMENT)]).toEqual([text, "00:30"]);
});
