/** Whether the browser keeps anything for this site: one that blocks cookies throws where a page asks for its storage. */
export function canStore(): boolean {
  try {
    return navigator.cookieEnabled && typeof localStorage === "object";
  } catch {
    return false;
  }
}
