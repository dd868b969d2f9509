import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { report } from './served.ts';

// The floor of P2: bare Fastify that runs the very statements the product runs, in the same transactions, with plain
// `pg` as one writes it: each waits for the one before.
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 });
const { TENANT: tenant = '', USER: user = '', SESSION: session = '' } = process.env;
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

const year = 365 * 86_400_000;
/** Who asks is asked again in the transaction that answers. */
const judge = (client: pg.PoolClient) =>
  client.query(
    `SELECT u.roles, u.is_temporary, u.email_verified_at FROM sessions s
     INNER JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
     WHERE s.tenant_id = $1 AND s.id = $2 AND s.expires_at > $3 AND s.created_at > $4`,
    [tenant, session, new Date(), new Date(Date.now() - year)],
  );

const userColumns =
  'tenant_id, id, email, full_name, password_hash, roles, is_temporary, email_verified_at, locale, username, zone, avatar, bio, created_at, last_seen_at';
const selectUser = `SELECT ${userColumns} FROM users WHERE tenant_id = $1 AND id = $2`;
app.get('/read', () =>
  bound('BEGIN READ ONLY', async (client) => {
    await judge(client);
    const { rows } = await client.query(selectUser, [tenant, user]);
    const counts = await client.query(
      `SELECT (SELECT count(*) FROM tasks WHERE tenant_id = $1 AND user_id = $2 AND status = 'open' AND target = 'follower') AS tasks,
         (SELECT count(*) FROM notifications WHERE tenant_id = $1 AND user_id = $2 AND read_at IS NULL) AS unread
       FROM users WHERE tenant_id = $1 AND id = $2`,
      [tenant, user],
    );
    return { ...rows[0], ...counts.rows[0] };
  }),
);
// A read of health data leaves its entry in the audit first.
app.get('/health-read', (request) =>
  bound('BEGIN', async (client) => {
    await judge(client);
    await client.query(
      `INSERT INTO audit_entries (tenant_id, id, at, actor_id, role, person_id, call, why, request_id)
       VALUES ($1, $2, $3, $4, 'user', $4, 'GET onboarding', 'own', $5)`,
      [tenant, randomUUID(), new Date(), user, request.id],
    );
    const { rows } = await client.query(
      'SELECT tenant_id, user_id, goals, minutes, reminders, answered_at FROM onboarding_answers WHERE tenant_id = $1 AND user_id = $2',
      [tenant, user],
    );
    return { answers: rows[0] ?? null };
  }),
);
app.get('/select', async () => (await pool.query(selectUser, [tenant, user])).rows[0] ?? {});

app.post('/insert', (request) =>
  bound('BEGIN', async (client) => {
    const { title, category, body } = request.body as Record<string, string>;
    const [id, now] = [randomUUID(), new Date()];
    await judge(client);
    await client.query(
      'INSERT INTO discussions (tenant_id, id, author_id, title, category, body, html, html_rules, language, answers_count, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, 0, $9)',
      [tenant, id, user, title, category, body, `<p>${body}</p>`, 'english', now],
    );
    const { rows } = await client.query(
      `SELECT d.id, d.title, d.category, d.body, d.html, d.html_rules, d.answers_count, d.accepted_answer_id, d.created_at, d.edited_at, u.id AS author_id, u.full_name, u.roles
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
