import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { report } from './served.ts';

// The floor of P2: bare Fastify that runs the very statements the product runs, in the same transactions, with plain
// `pg` as one writes it: each waits for the one before.
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 });
const { TENANT: tenant = '', USER: user = '' } = process.env;
const app = Fastify();

async function bound<T>(begin: string, fn: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`${begin}; SELECT set_config('app.tenant_id', '${tenant}', true)`);
    const result = await fn(client);
    await client.query('COMMIT');
    return result;
  } finally {
    client.release();
  }
}

const userColumns =
  'tenant_id, id, email, full_name, password_hash, roles, is_temporary, email_verified_at, locale, created_at, last_seen_at';
app.get('/read', () =>
  bound(
    'BEGIN READ ONLY',
    async (client) =>
      (
        await client.query(`SELECT ${userColumns} FROM users WHERE tenant_id = $1 AND id = $2`, [
          tenant,
          user,
        ])
      ).rows[0],
  ),
);
app.get(
  '/select',
  async () =>
    (await pool.query(`SELECT ${userColumns} FROM users WHERE tenant_id = $1 AND id = $2`, [tenant, user]))
      .rows[0] ?? {},
);

app.post('/insert', (request) =>
  bound('BEGIN', async (client) => {
    const { title, category, body } = request.body as Record<string, string>;
    const id = randomUUID();
    await client.query(
      'INSERT INTO discussions (tenant_id, id, author_id, title, category, body, language, answers_count, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)',
      [tenant, id, user, title, category, body, 'english', new Date()],
    );
    const { rows } = await client.query(
      `SELECT d.id, d.title, d.category, d.body, d.answers_count, d.accepted_answer_id, d.created_at, d.edited_at, u.id AS author_id, u.full_name, u.roles
       FROM discussions d INNER JOIN users u ON u.tenant_id = d.tenant_id AND u.id = d.author_id WHERE d.tenant_id = $1 AND d.id = $2`,
      [tenant, id],
    );
    return rows[0];
  }),
);

await app.listen({ port: 0, host: '::' });
report(`http://localhost:${(app.server.address() as AddressInfo).port}`, async () => {
  await app.close();
  await pool.end();
});
