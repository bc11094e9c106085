/** Shares the builder: its address holds what is picked. */
import type { ReactNode } from "react";
import { alerts } from "../alerts/shared/alerts";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";

/** The button. A phone shows its own way to share; elsewhere the address is copied. */
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
      <Icon drawing={ICONS.share} />
    </button>
  );
}

async function share(say: Translate): Promise<void> {
  const { href: url } = location;
  try {
    // Only some browsers have it, whatever the types say.
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
    } else {
      await navigator.clipboard.writeText(url);
      alerts.show({ type: "success", title: say("builder-copied") });
    }
  } catch (error) {
    // Who closes the phone's sheet has changed their mind; nothing went wrong.
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn("the builder could not be shared:", error);
    alerts.show({ type: "error", title: say("builder-not-shared"), text: url });
  }
}
