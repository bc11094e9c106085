/**
 * Notifications on this device, by OneSignal (spec 7.3): they come while no page of the site is open, to the service
 * worker at the site's root. Its script is another program, and is loaded once a player turns them on or off. Who is
 * notified is kept in this browser; the account gets the id of the browser's subscription (spec 7.1).
 */
import { wait } from "../api/patience";
import type { SitePush } from "../api/props.gen";
import { isRecord } from "../api/read";
import { saveSettings } from "../api/ticket-calls";
import { readStored, writeStored } from "../core/storage";

/** Who is notified in this browser. */
const KEY = "notifiedPlayer";

/** The worker's part of the site: it controls no page. */
const SCOPE = "/push/onesignal/";

/** How long each step of the service may take, in milliseconds. */
export const PATIENCE = 15_000;
const LOOKS_EVERY = 100;

/** What a subscription's id begins with until the service knows it. */
const UNKNOWN = "local-";

/** What the site uses of the service's script. */
interface OneSignal {
  init(options: Readonly<Record<string, unknown>>): Promise<void>;
  readonly Notifications: { requestPermission(): Promise<unknown> };
  readonly User: { readonly PushSubscription: Subscription };
}

/** The browser's subscription. */
interface Subscription {
  readonly id?: string | null | undefined;
  optIn(): Promise<void>;
  optOut(): Promise<void>;
}

/** Whether a player is notified in this browser. */
export function isNotified(player: number): boolean {
  return Notification.permission === "granted" && readStored("local", KEY) === player;
}

/**
 * Notifies a player in this browser. Resolves with whether the visitor has allowed it; rejects, with nothing changed, when
 * the service or the operator fails. To be called at a press.
 */
export async function switchOn(push: SitePush, player: number): Promise<NotificationPermission> {
  // Before anything is waited for: some browsers forget the press, and ask nobody then.
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission;
  const service = await started(push);
  const { PushSubscription: own } = service.User;
  // Nobody is asked again: this subscribes the browser, and the next one undoes that it was turned off.
  await inTime(service.Notifications.requestPermission());
  await inTime(own.optIn());
  try {
    await saveSettings({ one_signal_push_notification_subscription: await idOf(own) });
  } catch (error) {
    own.optOut().catch((cause) => console.warn("the subscription could not be ended:", cause));
    throw error;
  }
  writeStored("local", KEY, player);
  return permission;
}

/** Notifies nobody in this browser any more. Rejects when the service or the operator fails. */
export async function switchOff(push: SitePush): Promise<void> {
  const service = await started(push);
  await inTime(service.User.PushSubscription.optOut());
  await saveSettings({ one_signal_push_notification_subscription: "" });
  writeStored("local", KEY, undefined);
}

let starting: Promise<OneSignal> | undefined;

/** The service, loaded and started: once in a page, and again after that failed. */
function started(push: SitePush): Promise<OneSignal> {
  starting ??= start(push).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start({ app, script }: SitePush): Promise<OneSignal> {
  const service = await inTime(loaded(script));
  await inTime(
    service.init({
      appId: app,
      serviceWorkerParam: { scope: SCOPE },
      // It has one language.
      welcomeNotification: { disable: true },
    }),
  );
  return service;
}

let loading: Promise<OneSignal> | undefined;

/** Loads the script; again only after it could not be loaded, for a second one does nothing. */
function loaded(src: string): Promise<OneSignal> {
  loading ??= new Promise<OneSignal>((resolve, reject) => {
    const page = window as { OneSignalDeferred?: { push(task: (it: unknown) => void): void } };
    page.OneSignalDeferred ??= [];
    page.OneSignalDeferred.push((it) => {
      if (isService(it)) resolve(it);
      else reject(new Error(`${src} is another version of the service`));
    });
    const element = document.createElement("script");
    element.src = src;
    element.onerror = () => {
      loading = undefined;
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(element);
  });
  return loading;
}

function isService(it: unknown): it is OneSignal {
  return (
    (isRecord(it) || typeof it === "function") &&
    "init" in it &&
    "Notifications" in it &&
    "User" in it
  );
}

/** The id that the service has given the browser, which may take it a moment. */
async function idOf(subscription: Subscription): Promise<string> {
  for (let waited = 0; waited < PATIENCE; waited += LOOKS_EVERY) {
    const { id } = subscription;
    if (id && !id.startsWith(UNKNOWN)) return id;
    await wait(LOOKS_EVERY);
  }
  throw new Error(`the service gave no id within ${PATIENCE} ms`);
}

/** A step of the service. It rejects when it takes too long. */
function inTime<T>(step: Promise<T>): Promise<T> {
  const late = wait(PATIENCE).then(() => {
    throw new Error(`the service did not answer within ${PATIENCE} ms`);
  });
  return Promise.race([step, late]);
}
