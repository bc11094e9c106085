import { expect, test, vi } from "vitest";
import { onStoredElsewhere } from "./stored-elsewhere";

const stored = (key: string) => dispatchEvent(new StorageEvent("storage", { key }));
const shown = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

test("hears of its key, and of nothing else", () => {
  const listener = vi.fn();
  onStoredElsewhere("theme", listener);
  stored("session");
  shown(false);
  expect(listener).not.toHaveBeenCalled();
  stored("theme");
  expect(listener).toHaveBeenCalledTimes(1);
  shown(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
