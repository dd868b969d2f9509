/** The same choices for the same seed, so that a red run can be run again. */
export function random(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    // mulberry32: 32 bits of state are plenty for choosing test cases.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, from: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
