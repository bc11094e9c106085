/** What the provider of a payment says, in the dialog: an alert would be behind it. A new one replaces the last. */
import type { ReactNode } from "react";
import type { Translate } from "../../messages/messages";
import { type Notice, noticeContent } from "./notice";

/** The places are there from the start: not every screen reader announces one that is added with its text. */
export function Notices({
  say,
  notice,
}: {
  readonly say: Translate;
  readonly notice: Notice | undefined;
}): ReactNode {
  const content = notice && noticeContent(notice, say);
  const words = content && (
    <div className="form-notice" data-testid="deposit-notice" data-type={content.type}>
      <p>{content.title}</p>
      <p>{content.text}</p>
    </div>
  );
  const isUrgent = content?.type === "error";
  return (
    <div className="form-notices">
      <div role="status">{!isUrgent && words}</div>
      <div role="alert">{isUrgent && words}</div>
    </div>
  );
}
