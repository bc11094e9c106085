/** Shares the builder by its address, which contains the picks. */
import type { ReactNode } from "react";
import { alerts } from "../alerts/shared/alerts";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { reportError } from "../report/report";

/** The button. A phone shows its share sheet; elsewhere the address is copied. */
export function ShareBuilder({ say }: { readonly say: Translate }): ReactNode {
  return (
    <button
      type="button"
      className="builder-share"
      data-testid="builder-share"
      aria-label={say("builder-share")}
      title={say("builder-share")}
      onClick={() => void share(say)}
    >
      <Icon name="share" />
    </button>
  );
}

async function share(say: Translate): Promise<void> {
  const { href: url } = location;
  try {
    // Not every browser has it, although its type is not optional.
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
    } else {
      await navigator.clipboard.writeText(url);
      alerts.show({ type: "success", title: say("builder-copied") });
    }
  } catch (error) {
    // Closing the phone's sheet is not an error: the visitor has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    reportError(error, "the builder could not be shared");
    alerts.show({ type: "error", title: say("builder-not-shared"), text: url });
  }
}
