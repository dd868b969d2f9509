/** Half of what somebody has used is forgotten after so long. */
const halfLifeMs = 60_000;
const forgottenMs = 1;
const fewEntries = 1_000;

/** How much time each has used lately, in milliseconds. */
export class UsedTime {
  readonly #entries = new Map<string, { ms: number; at: number }>();
  #sweepAt = fewEntries;

  of(key: string, now: number): number {
    const entry = this.#entries.get(key);
    return entry ? entry.ms * 0.5 ** ((now - entry.at) / halfLifeMs) : 0;
  }

  add(key: string, ms: number, now: number): void {
    this.#entries.set(key, { ms: this.of(key, now) + ms, at: now });
    if (this.#entries.size < this.#sweepAt) return;
    for (const each of this.#entries.keys()) if (this.of(each, now) < forgottenMs) this.#entries.delete(each);
    this.#sweepAt = Math.max(fewEntries, 2 * this.#entries.size);
  }
}
