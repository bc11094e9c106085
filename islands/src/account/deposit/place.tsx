/** Where the platform's page or form comes to lie in a dialog for paying in, and the line that says so meanwhile. */
import type { ReactNode } from "react";
import type { Translate } from "../../messages/messages";

/** The place, around what comes; the line lies under it (`styles/account.css`). */
export function Place({
  say,
  isLoading,
  children,
}: {
  readonly say: Translate;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="deposit-place">
      {isLoading && (
        <p className="form-text" role="status">
          {say("deposit-loading")}
        </p>
      )}
      {children}
    </div>
  );
}
