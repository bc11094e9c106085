/**
 * Messages between the tabs of a browser; a page in the back-forward cache neither sends nor is
 * woken.
 */

/** Opens a channel: `receive` gets the messages of other tabs; the returned function sends one. */
export function openTabs(
  name: string,
  receive: (message: unknown) => void,
): (message: unknown) => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => receive(data);
  };
  // With an open channel the next message would evict the page from the back-forward cache.
  addEventListener("pagehide", () => channel?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
  return (message) => channel?.postMessage(message);
}
