import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../server/src/db/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openWire, type Wire } from '../../server/src/test-proxy.ts';

/** Tells the product's connections from those of a proof. */
export const mark = 'product';

/** The product's own server, the wire to it, and what may happen to both. */
export class Place {
  server: EmbeddedPostgres;
  readonly wire: Wire;
  readonly #dataDir: string;
  private constructor(dataDir: string, server: EmbeddedPostgres, wire: Wire) {
    this.#dataDir = dataDir;
    this.server = server;
    this.wire = wire;
  }

  static async open(): Promise<Place> {
    const dataDir = await mkdtemp(join(tmpdir(), 'regimen-place-'));
    // Durable: what is acknowledged has to outlive the server.
    const server = await startPostgres({ dataDir });
    await migrate(server.url);
    const marked = new URL(server.url);
    marked.searchParams.set('application_name', mark);
    return new Place(dataDir, server, await openWire(marked.href));
  }

  async query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.server.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** How many statements of the product are under way. */
  async busy(): Promise<number> {
    const [row] = await this.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = $1 AND state = 'active'`,
      [mark],
    );
    return row?.n ?? 0;
  }

  async restart(): Promise<void> {
    await this.server.stop();
    this.server = await startPostgres({ dataDir: this.#dataDir });
    this.wire.leadTo(this.server.url);
  }

  async close(): Promise<void> {
    await this.wire.close();
    await this.server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
