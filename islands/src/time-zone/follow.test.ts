import { afterEach, expect, test, vi } from "vitest";

const waits = vi.fn();
vi.mock("../api/config", () => ({ siteConfig: () => ({ zone: "Africa/Johannesburg" }) }));
vi.mock("../navigation/shared/menu-touch", () => ({ atMenuTouch: waits }));

const { followTimeZone } = await import("./follow");

afterEach(() => {
  vi.restoreAllMocks();
  waits.mockClear();
});

test.each<[string | undefined, number]>([
  ["America/New_York", 1],
  ["Africa/Johannesburg", 0],
  ["Etc/Unknown", 0],
  ["Mars/Olympus", 0],
  [undefined, 0],
])("a browser in the zone %s has own times to offer: %d", (timeZone, offers) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  });
  followTimeZone();
  expect(waits).toHaveBeenCalledTimes(offers);
});
