/** Numbers that look drawn and follow from a seed alone: whole-number arithmetic, the same on every machine. [R44] */
export type Draws = {
  /** 0 ≤ x < 1 */
  next(): number;
  /** Whole number, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
};

export function drawsFrom(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mixed(state) / 2 ** 32;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)],
  };
}

/** The seed that belongs to a name: the same task of the same follower always draws the same numbers. */
export function seedOf(name: string, from: number): number {
  let hash = (from ^ 0x811c9dc5) >>> 0;
  for (let index = 0; index < name.length; index++)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return mixed(hash >>> 0);
}

function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
