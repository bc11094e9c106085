import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { SportEvent } from "../api/events";
import { event, results } from "../search/testing/events";
import { findMatch } from "./find";

const byNumber = vi.fn<(id: number) => Promise<SportEvent>>();
const search = vi.fn();

vi.mock("../api/events", async (original) => ({
  ...(await original<typeof import("../api/events")>()),
  fetchEvent: (id: number) => byNumber(id),
  searchFor: (q: string) => search(q),
}));

const refused = () => Promise.reject(new ApiError("refused", 404, "GET /matches"));

beforeEach(() => {
  byNumber.mockReset().mockImplementation(refused);
  search.mockReset().mockResolvedValue(results({}));
});

const find = (slug: string) => findMatch({ sport: "soccer", slug });

test("a match is found by the number in its path", async () => {
  const match = event(7, 0);
  byNumber.mockResolvedValue(match);
  expect(await find("arsenal-leeds-7")).toBe(match);
  expect(byNumber).toHaveBeenCalledWith(7);
  expect(search).not.toHaveBeenCalled();
});

test("a match whose path has another number is found by its names", async () => {
  const match = event(3, 0, "Arsenal v Leeds");
  search.mockResolvedValue(results({ matches: [event(4, 0), match] }));
  expect(await find("arsenal-v-leeds")).toBe(match);
  expect(search).toHaveBeenCalledWith("arsenal v leeds");
  expect(await find("arsenal-v-leeds-3"), "its number, as another has the plain path").toBe(match);
});

test("another match of that number, in another sport or with other names, is not it", async () => {
  byNumber.mockResolvedValue(event(7, 0));
  expect(await find("chelsea-leeds-7")).toBeNull();
  expect(await findMatch({ sport: "tennis", slug: "arsenal-leeds-7" })).toBeNull();
});

test("a failure is no answer", async () => {
  byNumber.mockRejectedValue(new ApiError("failed", 500, "GET /matches"));
  await expect(find("arsenal-leeds-7")).rejects.toThrow();
});
