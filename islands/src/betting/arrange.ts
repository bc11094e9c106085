/**
 * How picked selections become bets (book: rules/slip).
 *
 * After every event the layout is brought in line with the selections: dropped ones leave their
 * bets, empty bets are removed, new ones are put into a bet. The result is always one of: nothing;
 * singles beside each other; one bet of several selections; a custom bet, followed by one of these.
 * A ticket is placed with one type (`meta.type`), so there is never a combo beside singles.
 *
 * Stakes follow one rule: splitting and joining keeps the whole stake. Joined singles add theirs up,
 * and get them back when they are split again with the same sum; another stake is divided evenly among
 * the singles. So changing the type there and back never changes what is at risk. Where the player entered a potential win, it
 * is kept as long as its bet is one bet; when that is split or joined with another, its stake
 * counts.
 */

import { choosesFreebet } from "./bonus";
import { betOdds, boosted, linesOfBet, systemOf } from "./price";
import type { Picked, Slip, SlipBet, SlipContext } from "./slip-types";
import { noStake, rewriteStake, type Stake, setStake, splitEvenly, stakeAmount } from "./stake";
import { nearestSystem, takesSingles } from "./type-change";

/** Brings the layout in line with the selections; the same object when nothing changes. */
export function arrange(slip: Slip, context: SlipContext): Slip {
  const kept = dropGone(slip.bets, context.selections);
  const [custom, ...others] = customFirst(kept);
  const placed = new Set(kept.flatMap((bet) => bet.selectionIds));
  const added = context.selections.filter(({ id }) => !placed.has(id));
  let next = slip.next;
  const singles = added.map(({ id }) => {
    next += 1;
    return newBet(next - 1, [id], context);
  });
  const ordinary = arrangeOrdinary([...others, ...singles], context);
  const bets = custom ? [custom, ...ordinary] : ordinary;
  const isLeft = slip.chosen || slip.leadOffers || slip.apart;
  if (bets.length === 0 && isLeft) return { version: 2, bets, next };
  const isSame = bets.length === slip.bets.length && bets.every((bet, at) => bet === slip.bets[at]);
  return isSame ? slip : { ...slip, bets, next };
}

/** A single per selection of the first bet, with its own stake again, or with the stake divided among them. */
export function split(slip: Slip, context: SlipContext): Slip {
  const [joint, ...rest] = slip.bets;
  if (!joint) return slip;
  const { unit, tag } = context.rules;
  const { apart, ...kept } = slip;
  const own = apart && ownStakes(joint, apart, context);
  const stake = choosesFreebet(joint.bonus) ? 0 : workedOut(joint, context);
  const parts = splitEvenly(stake, joint.selectionIds.length);
  const singles = joint.selectionIds.map((id, at): SlipBet => {
    const isFirst = at === 0;
    const bet = isFirst
      ? asSingle(withSelections(joint, [id]))
      : newBet(slip.next + at - 1, [id], context);
    const part = parts[at] ?? 0;
    if (own) return { ...bet, stake: own[at] ?? noStake(unit.code) };
    return part > 0 ? { ...bet, stake: setStake(part, "stake", unit, tag) } : bet;
  });
  return { ...kept, bets: [...singles, ...rest], next: slip.next + singles.length - 1 };
}

/** The typed stakes of singles that are joined, by selection; undefined where nothing is typed. */
export function stakesApart(bets: readonly SlipBet[]): Slip["apart"] {
  const typed = bets.flatMap(({ type, selectionIds: [id], stake, bonus }) =>
    type === "single" && id !== undefined && stake.text !== "" && !choosesFreebet(bonus)
      ? [[id, stake] as const]
      : [],
  );
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/** The stakes that the selections of a joined bet had; undefined once they do not add up to its own. */
function ownStakes(
  joint: SlipBet,
  apart: NonNullable<Slip["apart"]>,
  context: SlipContext,
): readonly Stake[] | undefined {
  const { unit, tag } = context.rules;
  if (choosesFreebet(joint.bonus)) return undefined;
  const stakes = joint.selectionIds.map((id) => {
    const stake = Object.hasOwn(apart, id) ? apart[id] : undefined;
    return stake ? rewriteStake(stake, unit, tag) : noStake(unit.code);
  });
  const sum = joint.selectionIds.reduce((all, id, at) => {
    const single = { ...newBet(0, [id], context), stake: stakes[at] ?? noStake(unit.code) };
    return all + workedOut(single, context);
  }, 0);
  return sum === workedOut(joint, context) ? stakes : undefined;
}

/** Joins bets into one with all their selections: the first bet, with the sum of the stakes. */
export function merge(bets: readonly SlipBet[], context: SlipContext): SlipBet | undefined {
  const [first, ...rest] = bets;
  if (!first || rest.length === 0) return first;
  const order = new Map(context.selections.map(({ id }, at) => [id, at]));
  const selectionIds = bets
    .flatMap((bet) => bet.selectionIds)
    .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return { ...withSelections(first, selectionIds), ...mergeStakes(first, bets, context) };
}

/**
 * The stake of joined bets. A typed stake wins over a freebet: the freebet is removed and stays
 * with the player.
 */
function mergeStakes(
  first: SlipBet,
  bets: readonly SlipBet[],
  context: SlipContext,
): Pick<SlipBet, "stake" | "bonus"> {
  const { unit, tag } = context.rules;
  const typed = bets.filter((bet) => !choosesFreebet(bet.bonus) && workedOut(bet, context) > 0);
  const bonus = choosesFreebet(first.bonus) ? "auto" : first.bonus;
  const [only, ...more] = typed;
  if (only && more.length === 0) return { stake: only.stake, bonus };
  if (only) {
    const total = typed.reduce((sum, bet) => sum + BigInt(workedOut(bet, context)), 0n);
    return { stake: setStake(total, "stake", unit, tag), bonus };
  }
  const free = bets.find((bet) => choosesFreebet(bet.bonus));
  if (free) return { stake: free.stake, bonus: free.bonus };
  return { stake: bets.find((bet) => bet.stake.text !== "")?.stake ?? first.stake, bonus };
}

/** The stake of a bet in subunits; 0 when it is missing or unreadable. */
function workedOut(bet: SlipBet, { selections, rules }: SlipContext): number {
  const prices = new Map(selections.map(({ id, odds }) => [id, odds]));
  const odds = bet.selectionIds.map((id) => prices.get(id) ?? 0);
  const total = betOdds(bet, odds, rules.systemTypes);
  const amount = stakeAmount(
    bet.stake,
    total && boosted(total, bet),
    rules.unit.code,
    linesOfBet(bet, rules.systemTypes),
  );
  return amount.ok ? amount.value : 0;
}

/** A bet in its initial state. */
export function newBet(number: number, ids: readonly string[], { rules }: SlipContext): SlipBet {
  return {
    id: `b${number}`,
    type: ids.length === 1 ? "single" : "combo",
    selectionIds: ids,
    stake: noStake(rules.unit.code),
    bonus: "auto",
  };
}

/** A bet without the given selections, possibly with none left. */
export function withoutSelections(bet: SlipBet, gone: ReadonlySet<string>): SlipBet {
  const ids = bet.selectionIds.filter((id) => !gone.has(id));
  return ids.length === bet.selectionIds.length ? bet : withSelections(bet, ids);
}

/** A custom bet as a combo: its selections without their joined price. Other bets are unchanged. */
export function demote(bet: SlipBet): SlipBet {
  return bet.type === "custom_bet"
    ? { ...withSelections(bet, bet.selectionIds), type: "combo" }
    : bet;
}

/** A bet with other selections: messages about the old ones no longer apply. */
function withSelections(bet: SlipBet, selectionIds: readonly string[]): SlipBet {
  const { customOdds: _odds, offers: _offers, message: _message, ...kept } = bet;
  return { ...kept, selectionIds };
}

/** Bets without the selections that are no longer picked; empty bets are removed. */
function dropGone(bets: readonly SlipBet[], selections: readonly Picked[]): SlipBet[] {
  const free = new Set(selections.map(({ id }) => id));
  return bets.flatMap((bet) => {
    const ids = bet.selectionIds.filter((id) => free.delete(id));
    if (ids.length === 0) return [];
    return ids.length === bet.selectionIds.length ? [bet] : [withSelections(bet, ids)];
  });
}

/**
 * The custom bet, if there is one, and the other bets. Further custom bets become ordinary ones.
 */
function customFirst(bets: readonly SlipBet[]): [SlipBet | undefined, ...SlipBet[]] {
  const custom = bets.find((bet) => bet.type === "custom_bet");
  return [custom, ...bets.filter((bet) => bet !== custom).map(demote)];
}

/** Singles where every provider allows several of them; otherwise one bet of all selections. */
function arrangeOrdinary(bets: readonly SlipBet[], context: SlipContext): SlipBet[] {
  const [first, ...rest] = bets;
  if (!first) return [];
  const providers = new Map(context.selections.map(({ id, provider }) => [id, provider]));
  const areSingles =
    bets.every((bet) => bet.selectionIds.length === 1) &&
    (rest.length === 0 ||
      takesSingles(
        bets.map((bet) => providers.get(bet.selectionIds[0] ?? "") ?? ""),
        context.rules,
      ));
  if (areSingles) return inOrder(bets.map(asSingle), context);
  const base = bets.find((bet) => bet.selectionIds.length > 1) ?? first;
  const joint = merge([base, ...bets.filter((bet) => bet !== base)], context);
  return joint ? [fitType(joint, context)] : [];
}

/** Singles in the order in which their selections were picked. */
function inOrder(singles: SlipBet[], { selections }: SlipContext): SlipBet[] {
  const places = new Map(selections.map(({ id }, at) => [id, at]));
  const placeOf = (bet: SlipBet) => places.get(bet.selectionIds[0] ?? "") ?? 0;
  return singles.sort((a, b) => placeOf(a) - placeOf(b));
}

function asSingle(bet: SlipBet): SlipBet {
  if (bet.type === "single") return bet;
  const { systemId: _system, ...kept } = bet;
  return { ...kept, type: "single" };
}

/** A bet of several selections, with a type that fits their number. */
function fitType(bet: SlipBet, { rules }: SlipContext): SlipBet {
  if (bet.type === "system") {
    const before = systemOf(bet, rules.systemTypes);
    const system = nearestSystem(before, bet.selectionIds.length, rules.systemTypes);
    if (system && before?.total_count === bet.selectionIds.length) return bet;
    if (system) return { ...bet, systemId: system.id };
  }
  if (bet.type === "combo") return bet;
  const { systemId: _system, ...kept } = bet;
  return { ...kept, type: "combo" };
}
