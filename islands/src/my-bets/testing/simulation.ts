/**
 * A player, a browser with several tabs, a network and an operator, from a seed: what happens between a press and a
 * paid cash-out when things go wrong. The code of my bets runs; the rest is simulated.
 */
import type { ApiError } from "../../api/errors";
import { isStatus } from "../../api/errors";
import type { Bet } from "../../api/schemas/bets";
import type { Cashout } from "../../api/wire.gen";
import { type CashOut, isUnderWay, NO_CASH_OUT } from "../../betting/cash-out";
import { type Part, partAt, shareOf } from "../../betting/cash-out-part";
import { EPOCH, Page, Run } from "../../testing/simulation/run";
import { askBetOf } from "../ask-bet";
import { type BetList, NO_BETS, takeBet, takeOffer, takePage } from "../bets-list";
import { type CashOuts, createCashOuts, offerOf, type Paid } from "../cashing-out";
import { placedBet } from "./bets";
import { type Conduct, Operator, type Payment, type Report } from "./cash-out-operator";

/** How long the player does things, and how long all is calm afterwards, in milliseconds. */
const BUSY = 100_000;
const CALM = 170_000;
/** How long the list takes at most to be fetched then, in milliseconds. */
const LOADING = 20_000;

/** The stake of each bet, as it is placed. */
const WHOLE_STAKE = placedBet().stake.value;

/** Bets that are fetched at once. */
const PAGE = 3;

/** Result of a run: what was wrong, and what happened. */
export interface Outcome {
  readonly wrong: readonly string[];
  readonly history: readonly string[];
  /** Cash-outs that the operator has paid. */
  readonly paid: number;
  /** Those of them that were for a part of a bet. */
  readonly parts: number;
  /** Answers that were lost. */
  readonly lost: number;
}

/** Runs the history of a seed. */
export async function simulate(seed: number): Promise<Outcome> {
  return new CashOutRun(seed).outcome();
}

class CashOutRun extends Run<BetsTab> {
  readonly operator: Operator;
  /** By how much the browser's clock is off. */
  readonly skew: number;
  readonly hasPush: boolean;
  lost = 0;
  #tabs = 0;
  /** Calls that a tab has said to have had no effect. */
  readonly #denied = new Set<number>();

  constructor(seed: number) {
    super(seed);
    const { draws, time } = this;
    this.skew = draws.pick([0, 0, 90_000, -90_000, 20 * 3_600_000, -20 * 3_600_000]);
    this.hasPush = draws.chance(0.9);
    const conduct: Conduct = {
      comparesPlayers: draws.chance(0.7),
      paysBetter: draws.chance(0.5),
    };
    this.operator = new Operator(time, draws, conduct, EPOCH, {
      onReport: (report, player) => this.onReport(report, player),
      onPaid: (payment) => this.onPaid(payment),
      say: (what) => this.say(what),
    });
    this.operator.session = 1;
  }

  async outcome(): Promise<Outcome> {
    const { draws, time } = this;
    this.openTab();
    if (draws.chance(0.5)) this.openTab();
    for (let at = draws.whole(0, 3_000); at < BUSY; at += draws.whole(50, 2_500)) {
      time.after(at, () => this.act());
    }
    for (let at = 0; at < BUSY; at += draws.whole(100, 5_000)) {
      time.after(at, () => this.operator.stir());
    }
    await time.until(BUSY);
    this.calmDown();
    await time.until(BUSY + CALM / 3);
    // An old answer may have said that nobody is signed in.
    for (const tab of this.tabs()) tab.askSession();
    await time.until(BUSY + CALM);
    this.judgeDoubts();
    // The player looks at each tab, which may have missed reports.
    for (const tab of this.tabs()) void tab.load();
    await time.until(BUSY + CALM + LOADING);
    this.judgeBets();
    const { wrong, history, lost } = this;
    const { ledger } = this.operator;
    const parts = ledger.filter(({ isPart }) => isPart).length;
    return { wrong, history, paid: ledger.length, parts, lost };
  }

  openTab(): void {
    this.#tabs += 1;
    new BetsTab(this, this.#tabs);
  }

  act(): void {
    const { draws } = this;
    const tabs = this.tabs();
    if (tabs.length === 0) {
      this.openTab();
      return;
    }
    const tab = draws.pick(tabs);
    const what = draws.next();
    if (what < 0.35) tab.ask();
    else if (what < 0.7) tab.confirm();
    else if (what < 0.75) tab.cancel();
    else if (what < 0.78) tab.closeAll();
    else if (what < 0.82) tab.lookUp();
    else if (what < 0.85) tab.load();
    else if (what < 0.88) tab.reload();
    else if (what < 0.9) tab.leave();
    else if (what < 0.92 && tabs.length < 3) this.openTab();
    else if (what < 0.94) this.cut();
    else if (what < 0.96) this.signIn(draws.pick([1, 1, 2, undefined]));
    else if (what < 0.98) this.endSession();
  }

  onReport(report: Report, player: number): void {
    const { draws, operator } = this;
    if (!this.hasPush) return;
    for (const tab of this.tabs()) {
      if (!operator.isCalm && draws.chance(0.2)) continue;
      const delay = operator.isCalm ? draws.whole(5, 100) : draws.pick([5, 50, 500, 3_000]);
      this.time.after(delay, () => tab.pushed(report, player));
    }
  }

  onPaid(payment: Payment): void {
    const { betId, player, amount, call } = payment;
    this.say(`the operator pays ${amount} for ${betId}, by call ${call}`);
    const { ledger, calls, conduct } = this.operator;
    const body = calls[call]?.body;
    if (!body) throw new Error("a payment without a call");
    const own = ledger.filter((one) => one.betId === betId);
    const isTwice = own.some((one) => one !== payment && (one.call === call || !one.isPart));
    if (isTwice) this.fail(`${betId} is paid out twice`);
    if (own.reduce((sum, { stake }) => sum + stake, 0) > WHOLE_STAKE) {
      this.fail(`more is paid out of ${betId} than was staked`);
    }
    // A page that has not seen one part paid must not pay another: both name the same stake.
    const of = body.part?.of;
    if (own.some((one) => one !== payment && of && calls[one.call]?.body.part?.of === of)) {
      this.fail(`${betId} is paid out twice from a stake of ${of}`);
    }
    if (body.bet_id !== betId || amount < body.to_cashout) {
      this.fail(`${betId} is paid at ${amount}, but ${body.to_cashout} was accepted`);
    }
    if (conduct.comparesPlayers && body.player_id !== player) {
      this.fail(`${betId} of player ${player} is ended by player ${body.player_id}`);
    }
    if (this.#denied.has(call)) {
      this.fail(`${betId} is paid out by call ${call}, which was said not to be done`);
    }
  }

  /** A tab says that a call has had no effect. */
  deny(tab: BetsTab, call: number | undefined, how: string): void {
    this.say(`${tab.name}: call ${call} is not done (${how})`);
    if (call === undefined) {
      this.fail(`${tab.name} denies a call that it has not made`);
      return;
    }
    // A refusal was believed, but the browser had sent the call twice.
    if (this.operator.contradicted.has(call)) return;
    this.#denied.add(call);
    const paid = this.operator.ledger.find((one) => one.call === call);
    if (paid) this.fail(`${tab.name} says that call ${call} is not done: ${paid.betId} was paid`);
  }

  onDone(tab: BetsTab, { id }: Bet, { amount, stake }: Paid): void {
    this.say(`${tab.name}: ${stake} of ${id} is cashed out at ${amount}`);
    const isPaid = this.operator.ledger.some(
      (one) => one.betId === id && one.amount === amount && one.stake === stake,
    );
    if (!isPaid) this.fail(`${tab.name} says that ${stake} of ${id} is paid at ${amount}`);
  }

  judgeDoubts(): void {
    for (const tab of this.tabs()) {
      for (const { id } of this.operator.betsOf(1)) {
        const now = tab.stateOf(id);
        if (isUnderWay(now)) {
          this.fail(`${tab.name}: ${id} is still ${now.state} after ${CALM / 1000} calm seconds`);
        }
      }
    }
  }

  judgeBets(): void {
    for (const tab of this.tabs()) {
      for (const { id, status, win_amount, to_cashout, stake } of this.operator.betsOf(1)) {
        const shown = tab.list.bets.find((one) => one.id === id);
        const isTrue =
          shown?.status === status &&
          shown.win_amount === win_amount &&
          shown.stake.value === stake.value &&
          shown.to_cashout === to_cashout;
        if (!isTrue) this.fail(`${tab.name} shows ${id} as ${shown?.status}: it is ${status}`);
      }
    }
  }
}

class BetsTab extends Page {
  list: BetList = NO_BETS;
  readonly #cashOuts: CashOuts;
  #player: number | undefined;
  /** What the player accepts at this moment, and what the question says. */
  #press:
    | {
        readonly id: string;
        readonly amount: number;
        readonly part: Part | undefined;
        readonly shown: CashOut;
      }
    | undefined;
  /** The calls of this page, by bet. */
  readonly #calls = new Map<string, number[]>();
  readonly #said = new Map<string, number>();

  constructor(
    readonly run: CashOutRun,
    number: number,
  ) {
    super(run, number);
    this.#cashOuts = this.#make();
    this.#follow();
    this.askSession();
  }

  stateOf(id: string): CashOut {
    return this.#cashOuts.$states.get()[id] ?? NO_CASH_OUT;
  }

  receive(): void {}

  ask(): void {
    const offered = this.list.bets.filter((bet) => offerOf(bet) !== null);
    const { draws, time } = this.run;
    if (offered.length === 0) return;
    this.#cashOuts.ask(draws.pick(offered));
    if (draws.chance(0.5)) time.after(draws.whole(100, 1_500), () => this.confirm());
  }

  /** The player reads a question, and accepts what it said; some press twice. */
  confirm(): void {
    const { draws, time } = this.run;
    const questions = Object.entries(this.#cashOuts.$states.get()).flatMap(([id, now]) =>
      now.state === "confirming" || now.state === "changed" ? [{ id, amount: now.amount }] : [],
    );
    if (questions.length === 0) return;
    const { id, amount } = draws.pick(questions);
    const bet = this.list.bets.find((one) => one.id === id);
    const part =
      bet && draws.chance(0.5)
        ? partAt(draws.whole(1, 99), bet.stake.value, bet.min_part)
        : undefined;
    const reading = draws.pick([0, 0, 200, 1_500]);
    const presses = draws.chance(0.3)
      ? [reading, reading + draws.pick([0, 100, 1_000])]
      : [reading];
    for (const at of presses) time.after(at, () => this.#accept(id, amount, part));
  }

  cancel(): void {
    const ids = this.list.bets.map(({ id }) => id);
    if (ids.length > 0) this.#cashOuts.cancel(this.run.draws.pick(ids));
  }

  /** The player closes what can be closed. */
  closeAll(): void {
    for (const { id } of this.list.bets) {
      this.#cashOuts.cancel(id);
      this.#cashOuts.close(id);
    }
  }

  lookUp(): void {
    for (const { id } of this.list.bets) void this.#cashOuts.lookUp(id);
  }

  online(): void {
    this.wake();
    this.#cashOuts.online();
    this.askSession();
    this.load();
  }

  reload(): void {
    this.run.say(`${this.name} is reloaded`);
    this.end();
    this.run.openTab();
  }

  leave(): void {
    this.run.say(`${this.name} is closed`);
    this.end();
  }

  pushed(report: Report, player: number): void {
    if (!this.isOpen || !this.run.operator.isReachable || this.#player !== player) return;
    if ("bet" in report) this.#setList(takeBet(this.list, report.bet));
    else this.#setList(takeOffer(this.list, report.betId, report.offer));
  }

  askSession(): void {
    this.run.time.after(this.run.draws.whole(5, 800), () => {
      if (!this.isOpen || !this.run.operator.isReachable) return;
      this.#setPlayer(this.run.operator.session);
    });
  }

  /** Fetches the whole list. */
  async load(): Promise<void> {
    const player = this.#player;
    if (player === undefined) return;
    try {
      for (let page = 1, last = 1; page <= last; page += 1) {
        const asOf = this.list.clock;
        const { bets, lastPage } = await this.#page(page, player);
        if (this.#player !== player) return;
        last = lastPage;
        this.#setList(takePage(this.list, "all", { bets, page, lastPage, asOf }));
      }
    } catch (error) {
      this.#onError(error);
    }
  }

  #accept(id: string, amount: number, part: Part | undefined): void {
    if (!this.isOpen) return;
    this.#press = { id, amount, part, shown: this.stateOf(id) };
    void this.#cashOuts.confirm(id, amount, part);
    this.#press = undefined;
  }

  #setPlayer(player: number | undefined): void {
    if (player === this.#player) return;
    this.run.say(`${this.name} shows player ${player}`);
    this.#player = player;
    this.#setList(NO_BETS);
    this.#cashOuts.playerChanged();
    void this.load();
  }

  #setList(list: BetList): void {
    if (list === this.list) return;
    this.list = list;
    this.#cashOuts.follow(list.bets);
    for (const { id, status } of list.bets) {
      const { state } = this.stateOf(id);
      if (status === "cashed_out" && state !== "idle") {
        this.run.fail(`${this.name} says ${state} of ${id}, which is cashed out`);
      }
      const { ownerOf, conduct } = this.run.operator;
      if (conduct.comparesPlayers && ownerOf.call(this.run.operator, id) !== this.#player) {
        this.run.fail(`${this.name} shows ${id} to player ${this.#player}`);
      }
    }
  }

  #page(page: number, player: number | undefined) {
    return this.guard(this.run.operator.list(page, PAGE, player));
  }

  #onError(error: unknown): void {
    if (isStatus(error, 401)) this.#setPlayer(undefined);
    if ((error as Partial<ApiError>).code === "other_player") this.askSession();
  }

  #make(): CashOuts {
    const { run } = this;
    return createCashOuts({
      now: () => EPOCH + run.skew + run.time.now,
      elapsed: () => run.time.now,
      wait: (milliseconds) => this.wait(milliseconds),
      player: () => this.#player,
      saysOffline: () => !run.operator.isReachable && run.draws.chance(0.5),
      cashOut: (body) => this.#call(body),
      askBet: (id) => this.#askBet(id),
      knownBet: (id) => this.list.bets.find((bet) => bet.id === id),
      mergeBet: (bet) => this.#setList(takeBet(this.list, bet)),
      newAttempt: () => `${this.name} ${run.operator.calls.length}`,
      onDone: (bet, paid) => this.#onDone(bet, paid),
      onNotDone: (id) => run.deny(this, this.#calls.get(id)?.at(-1), "looked up"),
      onOtherPlayer: () => this.askSession(),
      report: () => {},
    });
  }

  async #askBet(id: string): Promise<Bet | undefined> {
    try {
      return await askBetOf(
        {
          list: () => this.list,
          setList: (list) => this.#setList(list),
          player: () => this.#player,
          page: (page, player) => this.#page(page, player),
        },
        id,
      );
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }

  async #call(body: Cashout): Promise<Bet> {
    const { run } = this;
    const { bet_id: id, to_cashout, player_id } = body;
    const { operator } = run;
    const before = this.#calls.get(id) ?? [];
    const call = operator.calls.length;
    this.#calls.set(id, [...before, call]);
    run.say(`${this.name}: call ${call} accepts ${to_cashout} for ${id}, player ${player_id}`);
    const { amount = 0, shown, part } = this.#press?.id === id ? this.#press : {};
    const asked = shown && "amount" in shown ? shown.amount : undefined;
    const { part: sent } = body;
    const isMeant =
      sent?.stake === part?.stake && sent?.of === part?.of && amount === asked && amount > 0;
    if (!isMeant || to_cashout !== (part ? shareOf(amount, part) : amount)) {
      run.fail(`call ${call} accepts ${to_cashout}: pressed was ${amount}, shown ${asked}`);
    }
    if (player_id !== this.#player) {
      run.fail(`call ${call} names player ${player_id}: ${this.#player} pressed`);
    }
    const first = before.find((one) => operator.isUnderWay(one) && !operator.contradicted.has(one));
    if (first !== undefined) {
      run.fail(`call ${call} is sent while call ${first} for ${id} is under way`);
    }
    try {
      return await this.guard(operator.cashOut(body, () => this.isOpen));
    } catch (error) {
      if (isStatus(error, 401)) this.#setPlayer(undefined);
      throw error;
    }
  }

  #onDone(bet: Bet, paid: Paid): void {
    if (!this.isOpen) return;
    const said = (this.#said.get(bet.id) ?? 0) + 1;
    this.#said.set(bet.id, said);
    if (said > (this.#calls.get(bet.id)?.length ?? 0)) {
      this.run.fail(`${this.name} says once more that ${bet.id} is cashed out`);
    }
    this.run.onDone(this, bet, paid);
  }

  /** Writes down what the tab says. */
  #follow(): void {
    let before = this.#cashOuts.$states.get();
    this.#cashOuts.$states.subscribe((states) => {
      const last = before;
      before = states;
      if (!this.isOpen) return;
      for (const [id, now] of Object.entries(states)) {
        const was = last[id] ?? NO_CASH_OUT;
        if (now.state === was.state) continue;
        if (now.state === "unanswered") this.run.lost += 1;
        if (now.state === "refused" && isUnderWay(was)) {
          this.run.deny(this, this.#calls.get(id)?.at(-1), String(now.code) || "reverted");
        }
      }
    });
  }
}
