/** The platform's page for paying in, in a dialog over the page. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../messages/words";
import { endTold } from "../../notifications/shared/payment-ends";
import { closeSignIn } from "../shared/sign-in";
import { Head } from "../title";
import { Failed } from "./failed";
import { depositUrl, useIsNext } from "./paying-steps";
import { Place } from "./place";
import { PAYMENT_ENDED, type PaymentEnd, tellPaymentEnd } from "./result";

/** The page in its frame, until it has led back. After a payment that failed it is there once more. */
export function Content(): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("deposit", true);
  const frame = useRef<HTMLIFrameElement>(null);
  const [url] = useState(depositUrl);
  const [isLoading, setLoading] = useState(true);
  const [failures, setFailures] = useState(0);
  const isNext = useIsNext();
  const isReady = isNext && say !== undefined && session !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure brings another frame
  useEffect(() => {
    const element = frame.current;
    if (!isReady || !element) return;
    const onEnd = (event: Event) => {
      const { detail: end } = event as CustomEvent<PaymentEnd>;
      if (end === "error") {
        endTold(end);
        setLoading(true);
        setFailures((count) => count + 1);
        return;
      }
      void tellPaymentEnd(end);
      closeSignIn();
    };
    element.addEventListener(PAYMENT_ENDED, onEnd);
    return () => element.removeEventListener(PAYMENT_ENDED, onEnd);
  }, [isReady, failures]);
  if (!isReady) return null;
  return (
    <div className="form" aria-busy={isLoading}>
      <Head say={say} title="deposit-title" />
      <Failed say={say} count={failures} />
      <Place say={say} isLoading={isLoading}>
        <iframe
          // It shows this site's own page once a payment has ended: the platform's is loaded anew.
          key={failures}
          ref={frame}
          className="deposit-frame"
          data-testid="deposit-frame"
          title={say("deposit-title")}
          src={url}
          // A bank may ask for the whole window, after a press.
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts allow-top-navigation-by-user-activation"
          allow="payment"
          onLoad={() => setLoading(false)}
        />
      </Place>
      <p className="form-text">
        <a href={url} target="_blank" rel="noopener">
          {say("deposit-new-tab")}
        </a>
      </p>
    </div>
  );
}
