import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOpenid } from '../../providers/openid.ts';
import { createScope } from '../../scope.ts';
import { openBrowser } from '../../test-browser.ts';
import { type Oidc, openOidc } from '../../test-oidc.ts';
import { exampleIssuer, exampleProvider } from '../../test-openid.ts';
import { openWorld, type World } from '../../test-world.ts';
import { addProvider, changeProvider, listKeptProviders, removeProvider } from './keep-provider.ts';

let world: World;
let oidc: Oidc;
beforeAll(async () => {
  oidc = await openOidc();
  oidc.admit(['http://here.test:3000/auth/finish-registration']);
  world = await openWorld({ privateIssuers: [oidc.issuer] });
});
afterAll(() => world.close());

/** As whoever looks after the site would be given it. */
async function keeper() {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no tenant');
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now());
  const openid = createOpenid({ privateIssuers: [oidc.issuer], now: Date.now, outbound: exampleProvider });
  return { scope, parts: { openid, vault: world.vault } };
}
const shown = async () => (await openBrowser(world).get('load')).body.data.providers;
const example = () => ({
  name: 'Example',
  issuer: exampleIssuer,
  clientId: randomUUID(),
  secret: 'hush, this is a secret',
  enabled: true,
});

it('a provider is shown by its name as soon as it is there, and no longer than it is switched on', async () => {
  const { scope, parts } = await keeper();
  expect(await shown()).toEqual([]);
  const added = await addProvider(scope, parts, example());
  expect(await shown()).toEqual([{ id: added.id, name: 'Example' }]);
  await changeProvider(scope, world.vault, added.id, { name: 'Another name' });
  expect(await shown()).toEqual([{ id: added.id, name: 'Another name' }]);
  await changeProvider(scope, world.vault, added.id, { enabled: false });
  expect(await shown()).toEqual([]);
  expect((await openBrowser(world).post(`auth/openid/${added.id}`, {})).status).toBe(404);
  expect(await world.runtime.read(world.here.id, listKeptProviders)).toMatchObject([{ enabled: false }]);
  await removeProvider(scope, added.id);
  expect(await world.runtime.read(world.here.id, listKeptProviders)).toEqual([]);
});

it('its secret is in no answer, and lies locked in the database', async () => {
  const { scope, parts } = await keeper();
  const facts = example();
  const added = await addProvider(scope, parts, facts);
  const browser = openBrowser(world);
  const answers = [
    added,
    await world.runtime.read(world.here.id, listKeptProviders),
    (await browser.get('load')).body,
    await browser.post(`auth/openid/${added.id}`, {}),
  ];
  expect(JSON.stringify(answers)).not.toContain(facts.secret);
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query<{ secret: Buffer }>('SELECT secret_locked AS secret FROM openid_providers'),
  );
  expect(rows.map(({ secret }) => secret.toString('latin1')).join()).not.toContain(facts.secret);
  await removeProvider(scope, added.id);
});

it('is refused where nobody answers as one, inside the network, and twice', async () => {
  const { scope, parts } = await keeper();
  const add = (facts: object) => addProvider(scope, parts, { ...example(), ...facts });
  for (const issuer of [
    'http://login.example.com',
    'https://localhost',
    'https://10.0.0.1',
    'login.example.com',
    `${exampleIssuer}?a=b`,
  ])
    await expect(add({ issuer })).rejects.toMatchObject({ fields: { issuer: ['openid_not_issuer'] } });
  await expect(add({ issuer: 'https://nobody.example.com' })).rejects.toMatchObject({
    fields: { issuer: ['openid_no_answer'] },
  });
  const { id } = await add({ clientId: 'the same' });
  await expect(add({ clientId: 'the same' })).rejects.toThrow();
  await removeProvider(scope, id);
});

it('that stops answering is told in plain words, before leaving and on the way back', async () => {
  const { scope, parts } = await keeper();
  const { issuer, clientId, secret } = oidc;
  const { id } = await addProvider(scope, parts, {
    name: 'Harbor ID',
    issuer,
    clientId,
    secret,
    enabled: true,
  });
  const browser = openBrowser(world);
  const { body } = await browser.post(`auth/openid/${id}`, {});
  const returned = await oidc.visit(body.url, randomUUID());
  await oidc.close();
  const back = await browser.post('auth/openid-return', Object.fromEntries(returned.searchParams));
  expect([back.status, JSON.stringify(back.body)]).toEqual([422, expect.stringContaining('isn’t answering')]);
  world.clock.skewMs = 61 * 60_000;
  const gone = await browser.post(`auth/openid/${id}`, {});
  world.clock.skewMs = 0;
  expect([gone.status, JSON.stringify(gone.body)]).toEqual([422, expect.stringContaining('isn’t answering')]);
});
