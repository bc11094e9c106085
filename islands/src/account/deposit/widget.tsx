/** The platform's payment widget, in a dialog over the page. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { siteConfig } from "../../api/config";
import { useMessages } from "../../messages/words";
import { endTold } from "../../notifications/shared/payment-ends";
import { closeSignIn } from "../shared/sign-in";
import { Head } from "../title";
import { Failed } from "./failed";
import { type Notice, tellNotice } from "./notice";
import { Notices } from "./notices";
import { depositUrl, useIsNext } from "./paying-steps";
import { Place } from "./place";
import { tellPaymentEnd } from "./result";
import { showWidget } from "./spi";

/**
 * The widget, until a payment has been made; or what leads on where it cannot be shown. After one that failed it stays,
 * with the amount that was typed.
 */
export function Content(): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("deposit", true);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "trouble">("loading");
  const [failures, setFailures] = useState(0);
  const [notice, setNotice] = useState<Notice>();
  const isNext = useIsNext();
  const isReady = isNext && say !== undefined && session !== undefined;
  useEffect(() => {
    const { dialog } = siteConfig().account;
    const element = place.current;
    if (!isReady || !element || dialog?.kind !== "widget") return;
    let isOpen = true;
    const remove = showWidget(element, dialog.platform, {
      onReady: () => setState("ready"),
      onTrouble: () => setState("trouble"),
      onEnd: (end) => {
        if (isOpen && end === "error") {
          endTold(end);
          setFailures((count) => count + 1);
          // It was about the payment that has failed.
          setNotice(undefined);
          return;
        }
        void tellPaymentEnd(end);
        if (isOpen) closeSignIn();
      },
      onNotice: (said) => {
        if (isOpen) setNotice(said);
        else void tellNotice(said);
      },
    });
    return () => {
      isOpen = false;
      remove();
    };
  }, [isReady]);
  if (!isReady) return null;
  return (
    <div className="form" aria-busy={state === "loading"}>
      <Head say={say} title="deposit-title" />
      <Failed say={say} count={failures} />
      <Notices say={say} notice={notice} />
      {state === "trouble" ? (
        <>
          <p className="form-text" role="alert">
            {say("deposit-unavailable")}
          </p>
          {/* With a target: a link without one would lead back here. */}
          <a className="button-main" data-testid="deposit-page" href={depositUrl()} target="_self">
            {say("deposit-to-page")}
          </a>
        </>
      ) : (
        <Place say={say} isLoading={state === "loading"}>
          <div ref={place} data-testid="deposit-widget" />
        </Place>
      )}
    </div>
  );
}
