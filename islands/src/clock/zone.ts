/** What a browser says that does not know the zone of its device. */
const UNKNOWN = "Etc/Unknown";

/** The visitor's zone, an IANA name; undefined where the browser names none, or one that it does not know itself. */
export function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    return undefined;
  }
  return timeZone === UNKNOWN ? undefined : timeZone;
}
