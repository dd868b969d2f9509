import { BoundedMap } from '../bounded-map.ts';

// Rules N4 and N5 of engine/SPEC.md.

/** Of a whole. */
export const wholePoints = 10_000;

/**
 * Parts that sum exactly to `amount`, each as near to its weight as whole units allow, none larger than its weight where
 * the weights sum to at least the amount. Equal remainders go by place.
 */
export function largestRemainder(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((each) => Number(each / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((each, place) => ({ place, remainder: each % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1));
  for (const { place } of byRemainder.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}

/**
 * Parts of the `amount` that comes after the first `before` units of an agreement. Each unit that is ever shared out
 * under it belongs to one payee, by its number alone: so parts sum exactly, none is negative, and however many sales
 * there are, each payee has what the points say to less than one unit.
 */
export function partsByTurn(points: readonly number[], before: number, amount: number): number[] {
  const { round, had } = turnsOf(points);
  return points.map((_, place) => {
    const count = had[place] ?? new Uint16Array(round + 1);
    const reached = (units: number) =>
      Math.floor(units / round) * (count[round] ?? 0) + (count[units % round] ?? 0);
    return reached(before + amount) - reached(before);
  });
}

interface Turns {
  /** After so many units everybody has exactly their points. */
  round: number;
  /** For each payee, how many units they have after so many of a round. */
  had: readonly Uint16Array[];
}

const knownTurns = new BoundedMap<string, Turns>(100);

function turnsOf(points: readonly number[]): Turns {
  const name = points.join();
  const before = knownTurns.get(name);
  if (before) return before;
  const turns = takeTurns(points);
  knownTurns.set(name, turns);
  return turns;
}

/** The quota method of Balinski and Young: nobody is ever a whole unit ahead or behind. */
function takeTurns(points: readonly number[]): Turns {
  const whole = points.reduce((sum, one) => sum + one, 0);
  const round = whole / points.reduce(commonDivisor, whole);
  const had = points.map(() => new Uint16Array(round + 1));
  const counts = points.map(() => 0);
  for (let unit = 1; unit <= round; unit++) {
    let next = -1;
    for (const [place, own] of points.entries()) {
      const count = counts[place] ?? 0;
      const isAhead = count * whole >= own * unit;
      const isSooner = next < 0 || own * ((counts[next] ?? 0) + 1) > (points[next] ?? 0) * (count + 1);
      if (!isAhead && isSooner) next = place;
    }
    counts[next] = (counts[next] ?? 0) + 1;
    for (const [place, count] of counts.entries()) had[place]?.fill(count, unit, unit + 1);
  }
  return { round, had };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
