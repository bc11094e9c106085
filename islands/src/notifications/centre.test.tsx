/** The centre gives way to the dialog that a link to paying in may open. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { loadMessages } from "../messages/messages";
import { settled, visitor } from "../testing/world";
import { Centre } from "./centre";

test("a press on what leads to paying in closes the centre, and a press on another entry does not", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const one = { caption: null, body: "", read: true, created_at: "2026-11-26T10:00:00Z" };
  await visitor(
    {
      "GET /api/v2/notifications": {
        data: [
          { ...one, id: 2, title: "failed", type: "deposit_failed", object_type: "deposit" },
          { ...one, id: 1, title: "arrived", type: "deposit", object_type: "deposit" },
        ],
      },
    },
    { account: { profile: true } },
  );
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.body.firstElementChild as Element);
  const onClose = vi.fn();
  await loadMessages("notifications");
  await act(async () => root.render(<Centre onClose={onClose} />));
  await act(settled);
  const press = (title: string) =>
    act(async () => {
      const links = [...document.querySelectorAll("a")];
      const link = links.find(({ textContent }) => textContent === title) as HTMLAnchorElement;
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
    });
  await press("arrived");
  expect(onClose).not.toHaveBeenCalled();
  await press("failed");
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
