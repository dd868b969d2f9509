import { createHash } from 'node:crypto';
import type pg from 'pg';
import { applied } from './core/decide.ts';
import type { State } from './core/draft.ts';
import type { Row } from './core/objects.ts';
import { inSandbox, readThings, writeThings } from './queries.ts';

/**
 * What the sandbox knows, kept in PostgreSQL and here. Whoever asks holds its row, and reads what other processes wrote
 * since; so all of them are one gateway, whichever is asked, and however often they are started anew.
 */
export class World {
  private readonly pool: pg.Pool;
  private readonly id: string;
  private state: State = new Map();
  private version = -1;
  /** One at a time in this process, so that it never holds more than one connection. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool, key: string) {
    this.pool = pool;
    // Each key has a sandbox of its own, as at Stripe; the key itself is kept nowhere.
    this.id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  }

  ask<T extends { changed: ReadonlyMap<string, Row | null> }>(decide: (state: State) => T): Promise<T> {
    const asked = this.turn.then(() => this.askNow(decide));
    this.turn = asked.catch(() => undefined);
    return asked;
  }

  private async askNow<T extends { changed: ReadonlyMap<string, Row | null> }>(
    decide: (state: State) => T,
  ): Promise<T> {
    const { result, state, version } = await inSandbox(this.pool, this.id, async (client, at) => {
      const before = await this.readTo(client, at);
      const decided = decide(before);
      if (decided.changed.size === 0) return { result: decided, state: before, version: at.version };
      await writeThings(client, this.id, at.version + 1, decided.changed);
      return { result: decided, state: applied(before, decided.changed), version: at.version + 1 };
    });
    // Only what was committed is known.
    this.state = state;
    this.version = version;
    return result;
  }

  private async readTo(client: pg.PoolClient, at: { version: number; cleared: number }): Promise<State> {
    if (this.version === at.version) return this.state;
    const afresh = this.version < at.cleared;
    const rows = await readThings(client, this.id, afresh ? -1 : this.version);
    return applied(afresh ? new Map() : this.state, new Map(rows.map((row) => [row.id, row])));
  }
}
