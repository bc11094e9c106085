import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Player } from "../api/schemas/player";
import { writeStored } from "../core/storage";
import { LOCALE_KEY } from "../navigation/shared/locale-key";
import { takeOver } from "../report/report";

const saved = vi.hoisted(() => vi.fn<(locale: string) => Promise<void>>());
vi.mock("../api/platform", () => ({ saveLanguage: saved }));
const { reportLanguage } = await import("./language");

const player = (language: string): Player => ({
  id: 1,
  email: "player@example.com",
  auth_phone_number: null,
  mobile_phone: null,
  first_name: null,
  last_name: null,
  nickname: null,
  currency: "ZAR",
  language,
  auth_fields_missed: [],
  statuses: [],
  country: null,
});

beforeEach(() => {
  localStorage.clear();
  saved.mockReset().mockResolvedValue();
  document.documentElement.lang = "ar";
});

afterEach(() => vi.restoreAllMocks());

test("a chosen language is reported where the platform has another one", async () => {
  writeStored("local", LOCALE_KEY, "ar");
  await reportLanguage(player("ar"));
  expect(saved).not.toHaveBeenCalled();
  await reportLanguage(player("en-ZA"));
  expect(saved).toHaveBeenCalledWith("ar");
});

test("a page in a language that was not chosen reports nothing", async () => {
  await reportLanguage(player("en-ZA"));
  writeStored("local", LOCALE_KEY, "br");
  await reportLanguage(player("en-ZA"));
  expect(saved).not.toHaveBeenCalled();
});

test("a platform that does not answer changes nothing for the player, and is reported", async () => {
  const sink = vi.fn();
  const former = takeOver(sink);
  writeStored("local", LOCALE_KEY, "ar");
  const cause = new Error("503");
  saved.mockRejectedValue(cause);
  await reportLanguage(player("en-ZA"));
  takeOver(former);
  expect(sink.mock.calls).toEqual([
    [expect.objectContaining({ kind: "language.not_kept", cause, level: "warning" })],
  ]);
});
