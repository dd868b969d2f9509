import pg from 'pg';
import { flags, ratioGoal } from '../proof/support/goal.ts';
import { demoPassword } from '../server/seed/people.ts';
import { ratio, type Shot } from './support/load.ts';
import { startServed } from './support/served.ts';
import { demoTenantId, withProduct } from './support/with-product.ts';

// P2: one row read and one row inserted, with token, tenant, row-level security, validation and reply schema,
// against bare Fastify doing the same transaction.
const options = flags.quick
  ? { warm: 2_500, count: 1_200, rounds: 3 }
  : { warm: 6_000, count: 4_000, rounds: 7 };
const question = {
  title: 'Is a short nap any good?',
  category: 'sleep',
  body: 'Twenty minutes after lunch, every day. Does it harm the night?',
};
const json = { 'content-type': 'application/json' };

await withProduct(async (product, database) => {
  const credentials = JSON.stringify({ email: 'follower@demo.test', password: demoPassword });
  const signedIn = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: credentials,
  });
  const { accessToken, id } = (await signedIn.json()) as { accessToken: string; id: string };
  const asRuntime = new URL(database.url);
  asRuntime.searchParams.set('options', '-c role=regimen_app');
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query('SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1');
  await client.end();
  const floor = await startServed('support/bare-rls.ts', {
    BENCH_DATABASE_URL: asRuntime.href,
    TENANT: demoTenantId,
    USER: id,
    SESSION: rows[0].id,
  });
  const headers = { authorization: `Bearer ${accessToken}` };
  const read: Shot = { path: '/api/user/get-data', headers };
  const insert: Shot = {
    path: '/api/discussions',
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify(question),
  };

  const reading = await ratio([product, read], [floor, { path: '/read' }], options);
  ratioGoal('P2', 'read', reading, 0.7);
  const inserting = await ratio(
    [product, insert],
    [floor, { path: '/insert', method: 'POST', headers: json, body: JSON.stringify(question) }],
    options,
  );
  ratioGoal('P2', 'insert', inserting, 0.7);
  const own: Shot = { path: '/api/onboarding', headers };
  const auditing = await ratio([product, own], [floor, { path: '/health-read' }], options);
  ratioGoal('P2', 'read of health data, with its entry in the audit', auditing, 0.7);
  const select = await ratio([product, read], [floor, { path: '/select' }], options);
  console.log(`  read against a bare select, for the record: ${select.toFixed(2)}`);
  await floor.stop();
});
