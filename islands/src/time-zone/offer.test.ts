import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TIME_ZONE_KEY } from "../core/time-zone-key";

vi.mock("../api/config", () => ({
  siteConfig: () => ({ tag: "en-ZA", zone: "Africa/Johannesburg" }),
}));
vi.mock("../messages/messages", () => ({
  SHARED: "shared",
  loadMessages: async () => (id: string) => id,
}));

const { offerOwnTimes } = await import("./offer");

const control = () =>
  document.querySelector<HTMLSelectElement>("[data-testid=time-zone] select")?.value;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<label><select data-odds-format></select></label>`;
});

afterEach(() => Object.assign(globalThis, { sportsbookTimes: undefined }));

test("a visitor whose clock is the site's is offered nothing", async () => {
  await offerOwnTimes("Africa/Maputo");
  expect(control()).toBeUndefined();
});

test("the control says which times the page has, whatever another tab has chosen since", async () => {
  localStorage.setItem(TIME_ZONE_KEY, JSON.stringify("Africa/Johannesburg"));
  await offerOwnTimes("America/New_York");
  expect(control()).toBe("site");

  document.querySelector("[data-testid=time-zone]")?.remove();
  localStorage.clear();
  Object.assign(globalThis, { sportsbookTimes: { zone: "America/New_York" } });
  await offerOwnTimes("America/New_York");
  expect(control()).toBe("own");
});
