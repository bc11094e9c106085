/**
 * Around the root of each island: one that throws leaves no empty place. While React adopts it, what was prerendered
 * comes back, whose prices the core keeps; later a sentence says that it failed. Both can be tried again.
 */
import { Component, type ReactNode, useEffect, useRef } from "react";
import { watchPrices } from "../core/writer";
import { SHARED } from "../messages/messages";
import { useMessages } from "../messages/words";

interface Props {
  /** What was prerendered, as HTML; empty once the island has been adopted. */
  readonly before: { readonly html: string };
  readonly children: ReactNode;
}

/** Shows its children, or what is left of them. What was thrown is reported by the root (`mount.tsx`). */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Failed html={this.props.before.html} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}

function Failed({
  html,
  onRetry,
}: {
  readonly html: string;
  readonly onRetry: () => void;
}): ReactNode {
  const say = useMessages(SHARED, true);
  const before = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before.current) watchPrices(before.current);
  }, []);
  return (
    <>
      {html && (
        <div
          className="island-before"
          ref={before}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it was prerendered
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      {say && (
        <p className="island-failed" role="alert">
          <span>{say("alert-error-title")}</span>
          <button
            type="button"
            className="button-plain"
            data-testid="island-retry"
            onClick={onRetry}
          >
            {say("island-retry")}
          </button>
        </p>
      )}
    </>
  );
}
