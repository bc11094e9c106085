/** What the tabs of a browser say to each other; a page that sleeps neither speaks nor is woken. */

/** Opens a channel: `hear` gets what other tabs say; the function that comes back says something. */
export function openTabs(name: string, hear: (said: unknown) => void): (said: unknown) => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data);
  };
  // A page with an open channel would be thrown out of the back-forward cache by the next word.
  addEventListener("pagehide", () => channel?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
  return (said) => channel?.postMessage(said);
}
