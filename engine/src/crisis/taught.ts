/** A judge that was taught with sentences: a sum of weights, one for each feature (`proof/crisis/teach.ts` makes them). */
import type { Stretch } from './features.ts';
import type { CrisisKind } from './language.ts';

/** Of which kind a danger is, is told by fewer numbers than whether there is one. */
export const KIND_BUCKETS = 1 << 13;
export const KINDS: readonly CrisisKind[] = ['self-harm', 'body', 'violence'];

export interface Weights {
  /** What a sum begins with. */
  begins: number;
  by: Float32Array;
}

/** As weights are stored: half a byte each, in base64. */
export interface Stored {
  begins: number;
  /** What the heaviest stands for. */
  most: number;
  by: string;
}

export interface Taught {
  danger: Weights;
  kinds: readonly Weights[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Seven steps on both sides of nothing, closer to each other where most weights are. */
const STEPS = 7;

export const stepOf = (weight: number, most: number): number =>
  Math.round(STEPS * Math.sign(weight) * Math.sqrt(Math.abs(weight) / most)) + STEPS;

export function readWeights({ begins, most, by }: Stored): Weights {
  const meant = Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const share = (step - STEPS) / STEPS;
    return share * Math.abs(share) * most;
  });
  const letters = by.replace(/=+$/, '');
  const weights = new Float32Array(Math.floor((letters.length * 6) / 8) * 2);
  // A letter has six bits, a weight takes four.
  let bits = 0;
  let left = 0;
  let next = 0;
  for (let at = 0; at < letters.length; at++) {
    bits = ((bits << 6) | LETTERS.indexOf(letters[at] as string)) & 0xfff;
    for (left += 6; left >= 4 && next < weights.length; left -= 4)
      weights[next++] = meant[(bits >> (left - 4)) & 15] as number;
  }
  return { begins, by: weights };
}

export interface Opinion {
  /** The more, the likelier. The stretch that says most speaks for the whole text. */
  danger: number;
  kind: CrisisKind;
}

export function opinionOn(stretches: readonly Stretch[], taught: Taught): Opinion {
  let danger = -Infinity;
  let loudest: Stretch = { ids: [], values: [] };
  for (const stretch of stretches) {
    const sum = sumOf(stretch, taught.danger);
    if (sum <= danger) continue;
    danger = sum;
    loudest = stretch;
  }
  const sums = taught.kinds.map((weights) => sumOf(loudest, weights));
  return { danger, kind: KINDS[sums.indexOf(Math.max(...sums))] as CrisisKind };
}

/** Numbers that weights have fewer of are folded onto them. */
export function sumOf(
  { ids, values }: Stretch,
  { begins, by }: { begins: number; by: ArrayLike<number> },
): number {
  const fold = by.length - 1;
  let sum = begins;
  for (let at = 0; at < ids.length; at++)
    sum += (by[(ids[at] as number) & fold] as number) * (values[at] as number);
  return sum;
}
