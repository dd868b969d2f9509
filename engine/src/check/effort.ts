/** How much may be looked at before a check gives up: counted, never timed, so that a protocol gets one answer everywhere. [C23] */

/** There is more to look at than is allowed: nothing can be said of what was not looked at. */
export class TooLarge extends Error {
  constructor() {
    super('There is too much to look at.');
    this.name = 'TooLarge';
  }
}

/** Counted are values written, compared or followed: some ten million of them are a second. */
export class Effort {
  left: number;
  constructor(most: number) {
    this.left = most;
  }

  spend(amount: number): void {
    this.left -= amount;
    if (this.left < 0) throw new TooLarge();
  }

  /** Spends so much each time that it is called. */
  by(amount: number): () => void {
    return () => this.spend(amount);
  }

  /** So much of it, and no more, for one part of the looking. */
  part(most: number): Effort {
    const part = new Effort(Math.min(most, this.left));
    const { spend } = part;
    part.spend = (amount) => {
      this.left -= amount;
      spend.call(part, amount);
    };
    return part;
  }
}

/** For one look at a protocol, for the proofs of all rules, and for all mends: each a second or two. */
export const MOST_EFFORT = 15_000_000;

/** What one more protocol costs for each of its steps, before anything is looked at in it. */
export const PER_STEP = 200;

/** What comes of `look`, or `otherwise` where it is too large. */
export function within<T>(look: () => T, otherwise: (error: TooLarge) => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof TooLarge) return otherwise(error);
    throw error;
  }
}
