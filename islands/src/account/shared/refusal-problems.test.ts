// @vitest-environment node
import { expect, test, vi } from "vitest";
import { ApiError, type GivenCode } from "../../api/errors";
import { otherCode } from "../../testing/other-code";
import { emailProblem } from "../email";
import { isDeadLink, refusalOf, wordsOf } from "./refusal-problems";

const FIELDS = { email_taken: "email" } as const;

function refused(code: GivenCode, message: string, status = 422) {
  const failure = status >= 500 ? "failed" : "refused";
  return new ApiError(failure, status, "POST /api/users", { code, message });
}

test("a refusal is said in the operator's words, at the field that it concerns", () => {
  const said = (error: unknown) => refusalOf(error, FIELDS, "failed");
  expect(said(refused("email_taken", "Taken."))).toEqual([{ field: "email", text: "Taken." }]);
  expect(said(refused("sign_up_closed", "Closed.", 403))).toEqual([{ text: "Closed." }]);
});

test("without words of the operator, and without an answer, it is said in ours", () => {
  const said = (error: unknown) => refusalOf(error, FIELDS, "failed");
  expect(said(refused("email_taken", ""))).toEqual([{ message: "failed" }]);
  expect(said(refused("unavailable", "Database on fire", 503))).toEqual([{ message: "failed" }]);
  expect(said(new ApiError("unanswered", 0, "POST /api/users"))).toEqual([
    { message: "session-unanswered" },
  ]);
});

test("a refusal that concerns no field is in words", () => {
  const say = (id: string) => `[${id}]`;
  expect(wordsOf(refused("email_taken", "Taken."), "failed", say)).toBe("Taken.");
  expect(wordsOf(refused("email_taken", ""), "failed", say)).toBe("[failed]");
});

test("a mistake of ours is reported", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(refusalOf(new TypeError("x"), FIELDS, "failed")).toEqual([{ message: "failed" }]);
  expect(report).toHaveBeenCalledWith("a form could not be sent", expect.any(TypeError));
  report.mockRestore();
});

test("a dead link is told from other refusals", () => {
  const codes = ["token_invalid", "token_expired", "password_common", otherCode("no_token_here")];
  const dead = (codes as GivenCode[]).map((code) => isDeadLink(refused(code, "No.")));
  expect(dead).toEqual([true, true, false, false]);
  expect(isDeadLink(new TypeError("token_invalid"))).toBe(false);
});

test.each([
  ["a@b.example", true],
  ["o'neil+bets@mail.co.za", true],
  ["почта@пример.рф", true],
  ["a", false],
  ["a@b", false],
  ["a@b.", false],
  ["@b.example", false],
  ["a@@b.example", false],
  ["a b@c.example", false],
  [`${"a".repeat(300)}@b.example`, false],
])("%s as an address: %s", (text, isAddress) => {
  expect(emailProblem(text) === undefined).toBe(isAddress);
});
