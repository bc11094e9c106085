/**
 * Around the root of each island: one that throws leaves no empty place. While React adopts it, what was prerendered
 * comes back, whose prices the core keeps; later a sentence says that it failed. Both can be tried again.
 */
import { Component, type ReactNode, useLayoutEffect, useRef } from "react";
import { SHARED } from "../messages/messages";
import { useMessages } from "../messages/words";
import { watchPrices } from "../plain/writer";

interface Props {
  /** What was prerendered: a copy, which no page shows; none once the island has been adopted. */
  readonly before: { readonly root: Node | undefined };
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
      <Failed root={this.props.before.root} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}

function Failed({
  root,
  onRetry,
}: {
  readonly root: Node | undefined;
  readonly onRetry: () => void;
}): ReactNode {
  const say = useMessages(SHARED, true);
  const before = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!before.current || !root) return;
    // Nodes and no HTML, which the security policy forbids to write.
    before.current.replaceChildren(...document.importNode(root, true).childNodes);
    watchPrices(before.current);
  }, [root]);
  return (
    <>
      {root && <div className="island-before" ref={before} />}
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
