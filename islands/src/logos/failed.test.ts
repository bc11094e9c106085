import { expect, test } from "vitest";

test("logos that failed before and after are marked, other pictures are not", async () => {
  document.body.innerHTML = `<img class="event-logo" id="early"><img class="score-logo" id="late"><img id="other">`;
  const element = (id: string) => document.getElementById(id) as HTMLImageElement;
  const is = (id: string, complete: boolean, naturalWidth: number) =>
    Object.defineProperties(element(id), {
      complete: { value: complete },
      naturalWidth: { value: naturalWidth },
    });
  is("early", true, 0);
  is("late", false, 0);
  is("other", true, 0);
  (await import("./failed")).markFailedLogos();
  const failed = () => [...document.querySelectorAll("[data-failed]")].map(({ id }) => id);
  expect(failed()).toEqual(["early"]);
  for (const id of ["late", "other"]) element(id).dispatchEvent(new Event("error"));
  expect(failed()).toEqual(["early", "late"]);
});
