// @vitest-environment node
import { expect, test } from "vitest";
import type { GivenCode } from "../api/errors";
import { otherCode } from "../testing/other-code";
import fc from "../testing/properties";
import { isFinal, nextPrompt, type Prompt, type PromptEvent, promptOf } from "./prompt";

const REALITY: Prompt = { kind: "reality" };
const SESSION: Prompt = { kind: "session", text: "until 12:00" };
const ACTIVITY: Prompt = { kind: "activity", text: "until 12:00" };
const OUT: Prompt = { kind: "out", text: "R5.00 left" };

const refused = (code: GivenCode, text = "until 12:00"): PromptEvent => ({
  kind: "refused",
  code,
  text,
});

test.each<[string, Prompt | undefined, PromptEvent, Prompt | undefined]>([
  // The reality check, which every tab asks for.
  ["a reality check is due", undefined, { kind: "due" }, REALITY],
  ["it is due again while it is open", REALITY, { kind: "due" }, REALITY],
  ["it waits behind another dialog", OUT, { kind: "due" }, OUT],
  ["it was answered in another tab", REALITY, { kind: "answered", prompt: "reality" }, undefined],
  ["it was answered on another device", REALITY, { kind: "not_due" }, undefined],
  ["none is due while another dialog is open", OUT, { kind: "not_due" }, OUT],
  ["another dialog was answered", OUT, { kind: "answered", prompt: "reality" }, OUT],
  ["the player signed out instead", REALITY, { kind: "signed_out" }, undefined],
  // The limits of time, each with its dialog.
  ["the session is over", undefined, refused("session_limit"), SESSION],
  ["the session is over during a check", REALITY, refused("session_limit"), SESSION],
  ["the time of the day is over", undefined, refused("time_limit"), SESSION],
  ["the activity limit is reached", undefined, refused("activity_limit_reached"), ACTIVITY],
  ["it is reached while out of limit", OUT, refused("activity_limit_reached"), ACTIVITY],
  ["the first reason stays", SESSION, refused("activity_limit_reached"), SESSION],
  ["it stays after signing out", SESSION, { kind: "signed_out" }, SESSION],
  ["and so does that of activity", ACTIVITY, { kind: "signed_out" }, ACTIVITY],
  ["and until it is closed", ACTIVITY, { kind: "answered", prompt: "activity" }, undefined],
  // Out of limit.
  ["a stake is beyond a limit", undefined, refused("out_of_limit", "R5.00 left"), OUT],
  ["during a check that goes before", REALITY, refused("out_of_limit"), REALITY],
  ["the player signs out", OUT, { kind: "signed_out" }, undefined],
  ["the bet is refused for another reason", undefined, refused("101"), undefined],
  ["a word of every object is no code", undefined, refused(otherCode("constructor")), undefined],
])("%s", (_, before, event, after) => {
  expect(nextPrompt(before, event)).toEqual(after);
});

test("tabs that learn of the same events in one order show the same dialog", () => {
  const event = fc.oneof(
    fc.constantFrom<PromptEvent>(
      { kind: "due" },
      { kind: "not_due" },
      { kind: "signed_out" },
      refused("session_limit"),
      refused("activity_limit_reached"),
      refused("out_of_limit"),
      refused("101"),
    ),
    fc
      .constantFrom<Prompt["kind"]>("reality", "session", "activity", "out")
      .map((prompt): PromptEvent => ({ kind: "answered", prompt })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.boolean()), { maxLength: 30 }), (events) => {
      let [one, other]: (Prompt | undefined)[] = [];
      for (const [what, isHere] of events) {
        // A tab sends what changed its own dialog; the other one applies it too.
        const before = isHere ? one : other;
        const after = nextPrompt(before, what);
        if (isHere) one = after;
        else other = after;
        if (after === before) continue;
        if (isHere) other = nextPrompt(other, what);
        else one = nextPrompt(one, what);
        expect(one?.kind).toBe(other?.kind);
        if (what.kind === "signed_out") expect(one === undefined || isFinal(one)).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("codes that are about something else have no dialog", () => {
  expect(promptOf("insufficient_funds")).toBeUndefined();
});
