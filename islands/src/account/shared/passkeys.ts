/** Whether there are passkeys here. Separate from what asks for them, which is loaded on its first use. */
import { siteConfig } from "../../api/config";

/** Whether the site wants passkeys, and the browser has them. */
export function hasPasskeys(): boolean {
  return siteConfig().account.passkeys === true && "PublicKeyCredential" in window;
}
