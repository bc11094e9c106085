/**
 * A player who pays in over several tabs, from a seed: pages say how payments ended, by the dialog or by the address that
 * the platform leads back to, and notifications of the same payments come sooner or later, to each tab. The code that
 * decides what is shown runs; the rest is simulated.
 */
import type { Alert } from "../../alerts/shared/alerts";
import type { Notification } from "../../api/notifications";
import { type Draws, drawsOf } from "../../testing/simulation/random";
import { EPOCH } from "../../testing/simulation/run";
import { VirtualTime } from "../../testing/simulation/virtual-time";
import { createPaymentEnds, type PaymentEnds, TOLD_FOR } from "../shared/payment-ends";
import { createToasting, type Toasting } from "../toasting";

/** How long the player does things, in milliseconds. */
const BUSY = 60_000;
/** How long notifications may still come then, in milliseconds. */
const REST = 60_000;

type End = "success" | "error";

interface Payment {
  readonly id: number;
  readonly end: End;
  /** When a page said it. */
  saidAt?: number;
  /** Toasts that said it, and in which tab. */
  toasts: number;
  toldIn?: number;
  /** Whether the dialog was closed before the payment ended. */
  isLeft?: boolean;
}

/** Result of a run: what was wrong, and what happened. */
export interface Outcome {
  readonly wrong: readonly string[];
  readonly history: readonly string[];
  /** Ends that pages have said. */
  readonly said: number;
  /** Toasts that said an end. */
  readonly toasts: number;
}

/** Runs the history of a seed. */
export async function simulate(seed: number): Promise<Outcome> {
  return new PayingRun(seed).outcome();
}

class PayingRun {
  readonly time = new VirtualTime();
  readonly draws: Draws;
  readonly history: string[] = [];
  readonly wrong: string[] = [];
  readonly payments: Payment[] = [];
  /** Whether payments are made that no page of this browser knows of. */
  readonly hasOthers: boolean;
  /** Whether the operator's type of a notification says that a payment failed. */
  readonly namesFailures: boolean;
  /** What is stored for all tabs. */
  told: string | undefined;
  tabs: PayTab[] = [];
  /** The one that the player looks at. */
  shown: PayTab;
  /** Payments at most: of many within a minute nobody could tell whose notification comes. */
  readonly #most: number;
  readonly #silenced = new Set<number>();
  /** Whether a notification came before its page said the end, and was taken for that of another payment. */
  #isMistaken = false;

  constructor(seed: number) {
    this.draws = drawsOf(seed);
    this.hasOthers = this.draws.chance(0.4);
    this.namesFailures = this.draws.chance(0.7);
    this.#most = this.draws.whole(1, 3);
    this.shown = this.open({});
    this.open({});
  }

  async outcome(): Promise<Outcome> {
    for (let at = 0; at < BUSY; at += this.draws.whole(200, 5_000)) {
      this.time.after(at, () => this.act());
    }
    await this.time.until(BUSY);
    for (const tab of this.tabs) tab.leaveDialog();
    await this.time.until(BUSY + REST);
    for (const tab of this.tabs) {
      if (tab.waiting > 0) this.fail(`${tab.name} keeps ${tab.waiting} notifications for itself`);
    }
    const said = this.payments.filter(({ saidAt }) => saidAt !== undefined).length;
    const toasts = this.payments.reduce((sum, one) => sum + one.toasts, 0);
    return { wrong: this.wrong, history: this.history, said, toasts };
  }

  say(what: string): void {
    this.history.push(`${(this.time.now / 1000).toFixed(3)} ${what}`);
  }

  fail(what: string): void {
    this.say(`WRONG: ${what}`);
    this.wrong.push(what);
  }

  open(session: Session): PayTab {
    const tab = new PayTab(this, this.tabs.length + 1, session);
    this.tabs.push(tab);
    return tab;
  }

  act(): void {
    const { draws } = this;
    const what = draws.next();
    if (what < 0.6) this.payMore(what);
    else if (what < 0.7) this.shown = draws.pick(this.tabs);
    else if (what < 0.8) this.shown.closeAlert();
    else if (what < 0.92) this.reload(this.shown);
    else this.shown.leaveDialog();
  }

  payMore(what: number): void {
    if (this.payments.length >= this.#most) return;
    if (what < 0.3) this.payInDialog(this.shown);
    else if (what < 0.5) this.payOnPage(this.shown);
    else if (this.hasOthers) this.settle(this.pay("elsewhere"));
  }

  /** The end comes by the widget or from the frame; after an error the player may try again in the same dialog. */
  payInDialog(tab: PayTab): void {
    if (!tab.isOpen || tab.paying) return;
    tab.openDialog();
    const payment = this.pay(`in the dialog of ${tab.name}`);
    tab.paying = payment;
    this.time.after(this.draws.whole(100, 4_000), () => {
      // Some operators tell before the widget does.
      this.settle(payment);
      this.time.after(this.draws.whole(0, 600), () => this.end(tab, payment));
    });
  }

  /** The platform's page takes the place of this one, and leads back. */
  payOnPage(tab: PayTab): void {
    if (!tab.isOpen) return;
    const payment = this.pay(`in the place of ${tab.name}`);
    tab.isOpen = false;
    this.time.after(this.draws.whole(500, 8_000), () => {
      this.settle(payment);
      this.time.after(this.draws.whole(100, 5_000), () => this.end(this.#again(tab), payment));
    });
  }

  reload(tab: PayTab): void {
    if (tab.isOpen) this.#again(tab);
  }

  /** A page says how a payment ended, unless it is gone; sometimes that it is not known yet. */
  end(tab: PayTab, payment: Payment): void {
    if (!tab.isOpen) return;
    const end = this.draws.chance(0.05) ? "pending" : payment.end;
    this.say(`${tab.name} says that payment ${payment.id} ended with ${end}`);
    if (end !== "pending") payment.saidAt = this.time.now;
    // A toast in another tab may have said it before: that tab could not know that this page would.
    if (payment.toldIn === tab.number && !payment.isLeft) this.#twice(tab, payment);
    tab.end(end);
  }

  pay(where: string): Payment {
    const end = this.draws.pick(["success", "error"] as const);
    const payment = { id: this.payments.length + 1, end, toasts: 0 };
    this.payments.push(payment);
    this.say(`payment ${payment.id} is made ${where}, for ${end}`);
    return payment;
  }

  /** The payment has ended: a notification comes to every tab, sometimes twice, or never. */
  settle({ id, end }: Payment): void {
    const { draws } = this;
    if (draws.chance(0.1)) return;
    const isFailure = end === "error" && this.namesFailures;
    const notification = {
      id,
      title: "",
      body: "",
      type: isFailure ? "deposit_failed" : "deposit",
      object_type: "deposit",
    } as Notification;
    const sent = draws.pick([0, 200, 3_000, 30_000]);
    for (const place of this.tabs.keys()) {
      const times = draws.chance(0.1) ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        this.time.after(sent + draws.whole(5, 500), () => this.tabs[place]?.arrive(notification));
      }
    }
  }

  onToast(tab: PayTab, id: number): void {
    this.say(`${tab.name} shows the notification of payment ${id}`);
    const payment = this.payments[id - 1] as Payment;
    payment.toasts += 1;
    payment.toldIn = tab.number;
    if (payment.toasts > 1) this.fail(`the notification of payment ${id} is shown twice`);
    const { saidAt } = payment;
    if (saidAt !== undefined && this.time.now - saidAt < TOLD_FOR) this.#twice(tab, payment);
  }

  onSilence(tab: PayTab, { id, type }: Notification): void {
    if (this.#silenced.has(id) || (this.payments[id - 1]?.toasts ?? 0) > 0) return;
    this.say(`${tab.name} does not show the notification of payment ${id}`);
    this.#silenced.add(id);
    if (this.payments[id - 1]?.saidAt === undefined) this.#isMistaken = true;
    const said = this.payments.filter(({ saidAt }) => saidAt !== undefined);
    const couldBe = said.filter(
      ({ end, saidAt = 0 }) =>
        this.time.now - saidAt < TOLD_FOR && (type !== "deposit_failed" || end === "error"),
    );
    if (couldBe.length === 0) this.fail(`nobody says how payment ${id} ended`);
    if (this.#silenced.size > said.length) {
      this.fail(
        `${this.#silenced.size} notifications are not shown, ${said.length} ends were said`,
      );
    }
  }

  /** Notifications do not name their payments: with others', one may have been taken for another. */
  #twice(tab: PayTab, { id }: Payment): void {
    if (this.hasOthers || this.#isMistaken || tab.session.isPending) return;
    // A payment that was given up, or whose page is gone, has a notification that may be taken for another one's.
    if (this.payments.some(({ saidAt }) => saidAt === undefined)) return;
    this.fail(`${tab.name} says once more how payment ${id} ended`);
  }

  #again(tab: PayTab): PayTab {
    this.say(`${tab.name} is loaded again`);
    tab.isOpen = false;
    const next = new PayTab(this, tab.number, tab.session);
    this.tabs = this.tabs.map((one) => (one === tab ? next : one));
    if (this.shown === tab) this.shown = next;
    return next;
  }
}

/** What a tab stores for its session. */
interface Session {
  isPending?: boolean;
}

class PayTab {
  isOpen = true;
  /** The payment that is made in the dialog. */
  paying: Payment | undefined;
  /** Notifications that wait for what the dialog says. */
  waiting = 0;
  readonly name: string;
  readonly #ends: PaymentEnds;
  readonly #toasting: Toasting;
  #alert: Pick<Alert, "payment"> | null = null;
  #close: (() => void) | undefined;

  constructor(
    readonly run: PayingRun,
    readonly number: number,
    readonly session: Session,
  ) {
    this.name = `tab ${number}`;
    this.#ends = createPaymentEnds({
      now: () => EPOCH + run.time.now,
      readTold: () => (run.told === undefined ? undefined : JSON.parse(run.told)),
      writeTold: (told) => {
        run.told = JSON.stringify(told);
      },
      isPending: () => session.isPending === true,
      setPending: () => {
        session.isPending = true;
      },
    });
    this.#toasting = createToasting({
      alert: () => this.#alert,
      show: (content) => {
        // A notification does not say for certain that money has come.
        if (content.type === "success") run.fail(`${this.name} promises a success`);
        this.#show(content);
      },
      showMore: () => this.#show({}),
      isLooking: () => run.shown === this,
      toldOfPayment: (id, end) => this.#told(id, end),
    });
    this.#ends.$paymentEnds.listen(() => {
      this.waiting = 0;
      this.#toasting.settle();
    });
  }

  openDialog(): void {
    this.#close ??= this.#ends.openPaying();
  }

  leaveDialog(): void {
    if (this.paying) this.paying.isLeft = true;
    this.#close?.();
    this.#close = undefined;
  }

  closeAlert(): void {
    this.#alert = null;
    this.#toasting.showNext();
  }

  /** As `account/deposit/` does: an error is said in the dialog, if that is open, and it stays. */
  end(end: End | "pending"): void {
    this.paying = undefined;
    this.#ends.endTold(end);
    if (this.#close && end === "error") return;
    this.#show({ payment: end });
    this.leaveDialog();
  }

  arrive(notification: Notification): void {
    if (!this.isOpen) return;
    this.#arriving = notification;
    this.#toasting.arrive(notification);
  }

  #arriving: Notification | undefined;
  readonly #known = new Map<number, Notification>();

  #told(id: number, end: "ended" | "error"): "said" | "may" | "nothing" {
    if (this.#arriving) this.#known.set(this.#arriving.id, this.#arriving);
    const said = this.#ends.toldOfPayment(id, end);
    if (said === "nothing") this.run.onToast(this, id);
    else if (said === "may") this.waiting += 1;
    else this.run.onSilence(this, this.#known.get(id) as Notification);
    return said;
  }

  #show(alert: Pick<Alert, "payment">): void {
    this.#alert = alert;
  }
}
