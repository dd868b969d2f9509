import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/people.ts';
import { cheapCost, usualCost } from '../../test-cheap-hashing.ts';
import { openWorld, type TestTenant, type World } from '../../test-world.ts';
import { type Asker, hashCost, hashPassword } from './password.ts';

let world: World;
beforeAll(async () => {
  // Lines form because hashing takes its time.
  Object.assign(hashCost, usualCost);
  world = await openWorld();
});
afterAll(() => world.close());

function post(tenant: TestTenant, path: string, ip: string, payload: object, device?: string) {
  const cookie = device && `regimen_device=${device}`;
  return world.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    remoteAddress: ip,
    headers: { host: tenant.host, 'x-domain': tenant.host, ...(cookie && { cookie }) },
    payload,
  });
}
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** So many from as many networks, at once; gives what became of them. */
function jam(
  count: number,
  networks: number,
  ended: string[] = [],
): Promise<PromiseSettledResult<unknown>[]> {
  const one = (index: number) => {
    const network = `192.0.2.${index % networks}`;
    const asker: Asker = { tenantId: world.here.id, network, accountId: `x${index}` };
    return hashPassword('somebody else’s', asker).then(() => ended.push('jam'));
  };
  return Promise.allSettled(times(count, one));
}

it('signs somebody of another tenant in while one tenant fills the line', async () => {
  const { email } = await world.add(world.there);
  const ended: string[] = [];
  const jammed = jam(190, 19, ended);
  const answer = await post(world.there, 'login', '198.51.100.7', { email, password: demoPassword });
  expect(answer.statusCode).toBe(200);
  expect(ended.length).toBeLessThan(90);
  // Of their own some were asked to come back.
  const refused = (await jammed).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(88);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
}, 60_000);

it('lets networks of a tenant take turns, and a device that was signed in before go first', async () => {
  const ended: string[] = [];
  const jammed = jam(90, 1, ended);
  const asker = { tenantId: world.here.id, network: '192.0.2.98', accountId: 'y' };
  const others = [
    ...times(2, () => hashPassword('good', asker).then(() => ended.push('good'))),
    hashPassword('known', { ...asker, network: '192.0.2.0', isKnown: true }).then(() => ended.push('known')),
  ];
  await Promise.all(others);
  await jammed;
  expect(ended.indexOf('known')).toBeLessThan(5);
  expect(ended.lastIndexOf('good')).toBeLessThan(9);
}, 60_000);

it('hashes fifty registrations from one network, whatever addresses they name, and none more until they wait', async () => {
  Object.assign(hashCost, cheapCost);
  const register = (index: number, ip = '192.0.2.200') =>
    post(world.here, 'register', ip, {
      email: `new${index}@example.test`,
      password: 'long enough for us',
      full_name: 'N N',
    });
  const answers: Awaited<ReturnType<typeof register>>[] = [];
  for (let round = 0; round < 14; round++)
    answers.push(...(await Promise.all(times(5, (index) => register(5 * round + index)))));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(20);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await register(100, '192.0.2.201')).statusCode).toBe(201);
  // Signing in is not what they did.
  const { email } = await world.add(world.here);
  const signIn = await post(world.here, 'login', '192.0.2.200', { email, password: demoPassword });
  expect(signIn.statusCode).toBe(200);
}, 60_000);
