import { beforeEach, expect, test, vi } from "vitest";
import { picked } from "./testing/selections";

/** The core of a page on which a tab of the panel is chosen. */
async function open(panel: { open: boolean; tab: "slip" | "bets" }) {
  vi.resetModules();
  const { pick, setPicker } = await import("./picker");
  const { $panel, setPanel } = await import("./panel");
  const { setSlip } = await import("./selections");
  setPanel(panel);
  return { pick, setPicker, setSlip, setPanel, panel: () => $panel.get() };
}

beforeEach(() => sessionStorage.clear());

test.each([true, false])(
  "the first pick shows the slip in place of my bets: open %s",
  async (open_) => {
    const page = await open({ open: open_, tab: "bets" });
    page.pick(picked(1));
    expect(page.panel()).toEqual({ open: open_, tab: "slip" });
  },
);

test("a further pick leaves my bets open, and so does the last one that is taken back", async () => {
  const page = await open({ open: true, tab: "slip" });
  page.pick(picked(1));
  page.setPanel({ tab: "bets" });
  page.pick(picked(2));
  expect(page.panel().tab).toBe("bets");
  page.pick(picked(1));
  page.pick(picked(2));
  expect(page.panel().tab).toBe("bets");
  page.pick(picked(2));
  expect(page.panel().tab).toBe("slip");
});

test("a pick of another tab, or one that quick bet takes, leaves my bets open", async () => {
  const page = await open({ open: true, tab: "bets" });
  page.setSlip({ version: 2, selections: [picked(1)], stamps: {} });
  expect(page.panel().tab).toBe("bets");
  page.setSlip({ version: 2, selections: [], stamps: {} });
  page.setPicker(() => true);
  page.pick(picked(1));
  expect(page.panel().tab).toBe("bets");
});
