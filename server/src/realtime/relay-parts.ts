import { randomUUID } from 'node:crypto';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';

/** A piece of something that is longer than one notice may be. */
export interface RelayPart {
  id: string;
  at: number;
  of: number;
  text: string;
}

/** A notice of PostgreSQL has up to 8,000 bytes; JSON may write each letter in six, and stands around it. */
const partLength = 1_200;
/** Those that are not whole yet, and the last that were. */
const mostKept = 2_000;

export function partsOf(text: string): RelayPart[] {
  const id = randomUUID();
  const of = Math.max(1, Math.ceil(text.length / partLength));
  return Array.from({ length: of }, (_, at) => ({
    id,
    at,
    of,
    text: text.slice(at * partLength, (at + 1) * partLength),
  }));
}

/** Puts them together again, each once: what is said again after a lost answer is not heard again. */
export class RelayParts {
  readonly #open = new BoundedMap<string, (string | undefined)[]>(mostKept);
  readonly #whole = new BoundedMap<string, true>(mostKept);

  /** Gives the text with its last part. */
  add({ id, at, of, text }: RelayPart): string | undefined {
    if (this.#whole.has(id)) return undefined;
    const parts = this.#open.get(id) ?? Array.from({ length: of }, () => undefined);
    parts[at] = text;
    if (parts.includes(undefined)) {
      this.#open.set(id, parts);
      return undefined;
    }
    this.#open.delete(id);
    this.#whole.set(id, true);
    return parts.join('');
  }
}
