/**
 * Notifications on this device, by OneSignal: they come while no page of the site is open, to the service worker, which
 * has a path of its own and can claim no page. Its script is another program, and is loaded once a player turns them on
 * or off, or leaves a browser where they were on. Who is notified is kept in this browser; the account has the id of
 * one browser's subscription, so another device may take over at any time.
 */
import { siteConfig } from "../api/config";
import { wait } from "../api/patience";
import type { SitePush } from "../api/props.gen";
import { isRecord } from "../api/read";
import { fetchSubscription } from "../api/subscription";
import { saveSettings } from "../api/ticket-calls";
import { readStored, writeStored } from "../core/storage";
import { reportError } from "../report/report";
import { onceAnswered } from "../state/once";
import { LEFT, NOTIFIED } from "./notified-keys";

/** The worker, and its part of the site, which has no page. Its path allows it no larger scope. */
const WORKER = "push/onesignal/OneSignalSDKWorker.js";
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

/** Whether a player has switched it on in this browser. */
export function isNotified(player: number): boolean {
  return Notification.permission === "granted" && notified().player === player;
}

/**
 * Whether the account still has this browser's subscription, and not that of a device that was switched on since. Rejects
 * when the operator does not answer.
 */
export async function isChosen(): Promise<boolean> {
  const id = await fetchSubscription();
  // Not every operator says it.
  return id === null || id === notified().id;
}

/**
 * Notifies a player in this browser. Resolves with whether the visitor has allowed it; rejects, with nothing changed, when
 * the service or the operator fails. To be called at a press.
 */
export async function switchOn(push: SitePush, player: number): Promise<NotificationPermission> {
  // Before anything is waited for: some browsers forget the press, and ask nobody then.
  const permission = await Notification.requestPermission();
  if (permission === "granted") await inTurn(() => subscribe(push, player));
  return permission;
}

async function subscribe(push: SitePush, player: number): Promise<void> {
  const service = await started(push);
  const { PushSubscription: own } = service.User;
  // Nobody is asked again: this subscribes the browser, and the next one undoes that it was turned off.
  await inTime(service.Notifications.requestPermission());
  await inTime(own.optIn());
  try {
    const id = await idOf(own);
    await saveSettings({ one_signal_push_notification_subscription: id });
    remember({ player, id });
  } catch (error) {
    own.optOut().catch((cause) => reportError(cause, "the subscription could not be ended"));
    throw error;
  }
}

/**
 * Does not notify the player in this browser any more; on another device they stay notified. Rejects, with nothing
 * changed, when the operator fails. What the service does then is not waited for by the player: nobody writes to the
 * subscription any more.
 */
export async function switchOff(push: SitePush): Promise<void> {
  await inTurn(async () => {
    if (await isChosen()) await saveSettings({ one_signal_push_notification_subscription: "" });
    remember(undefined);
    await optOut(push);
  });
}

/** Ends the subscription of a player who has left this browser. It fails with a warning, and is then still to be done. */
export async function unsubscribe(): Promise<void> {
  await inTurn(async () => {
    // Whoever has switched it on since has not left.
    if (readStored("local", LEFT) === undefined) return;
    const { notify } = siteConfig();
    // Without the service there is nothing to end.
    if (!notify || (await optOut(notify))) remember(undefined);
  });
}

/** Ends the subscription; where that fails, the next page without a player tries again. Resolves with whether it has ended. */
async function optOut(push: SitePush): Promise<boolean> {
  try {
    const service = await started(push);
    await inTime(service.User.PushSubscription.optOut());
    return true;
  } catch (error) {
    reportError(error, "the subscription of this device could not be ended yet");
    writeStored("local", LEFT, true);
    return false;
  }
}

/** Who is notified in this browser, and the id that their account got. */
interface Notified {
  readonly player?: unknown;
  readonly id?: unknown;
}

function notified(): Notified {
  const stored = readStored("local", NOTIFIED);
  return isRecord(stored) ? stored : {};
}

/** Remembers it, or that nobody is: whoever was has not left anything any more. */
function remember(who: Notified | undefined): void {
  writeStored("local", NOTIFIED, who);
  writeStored("local", LEFT, undefined);
}

/** One after the other: who leaves must not unsubscribe who comes. */
const inTurn = createTurns();

function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    // The caller of the one before learns how it ended.
    const done = last.then(task, task);
    last = done;
    return done;
  };
}

/** The service, loaded and started: once in a page, and again after that failed. */
const started = onceAnswered(async ({ app, script }: SitePush): Promise<OneSignal> => {
  const service = await inTime(loaded(script));
  await inTime(
    service.init({
      appId: app,
      serviceWorkerPath: WORKER,
      serviceWorkerParam: { scope: SCOPE },
      // It has one language.
      welcomeNotification: { disable: true },
    }),
  );
  return service;
});

/** Loads the script; again only after it could not be loaded, for a second one does nothing. */
const loaded = onceLoaded();

function onceLoaded(): (src: string) => Promise<OneSignal> {
  let loading: Promise<OneSignal> | undefined;
  return (src) => {
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
  };
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
