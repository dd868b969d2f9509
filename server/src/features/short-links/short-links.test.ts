import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const make = (caller: Caller, target: string) => world.call(caller, 'POST', '/api/short-links', { target });

describe('short links', () => {
  it('lead to a page of this site, and count the visit', async () => {
    const guest = world.guest(world.here);
    const { status, body } = await make(guest, '/program/1?from=share');
    expect(status).toBe(201);
    expect(body.code).toMatch(/^[A-Za-z0-9_-]{12}$/);
    expect(body.path).toBe(`/s/${body.code}`);
    const visit = () => world.call(guest, 'POST', `/api/short-links/${body.code}/visits`);
    expect((await visit()).body).toEqual({ target: '/program/1?from=share' });
    await visit();
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query('SELECT visits FROM short_links WHERE code = $1', [body.code]),
    );
    expect(rows).toEqual([{ visits: 2 }]);
  });

  it('are the same for the same person and page, and another for another person', async () => {
    const [one, other] = [await world.add(world.here), await world.add(world.here)];
    const first = (await make(one, '/programs')).body.code;
    expect((await make(one, '/programs')).body.code).toBe(first);
    expect((await make(other, '/programs')).body.code).not.toBe(first);
  });

  it.each([
    'https://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/api/load',
    '/s/abcdefghij',
    'programs',
    '/',
    '/a b',
  ])('never lead to %s', async (target) => {
    expect((await make(world.guest(world.here), target)).status).toBe(422);
  });

  it('are unknown on another site, and unknown codes are nothing', async () => {
    const { code } = (await make(world.guest(world.here), '/faqs')).body;
    expect(
      (await world.call(world.guest(world.there), 'POST', `/api/short-links/${code}/visits`)).status,
    ).toBe(404);
    expect(
      (await world.call(world.guest(world.here), 'POST', '/api/short-links/nothing-there/visits')).status,
    ).toBe(404);
    expect((await world.call(world.guest(world.here), 'POST', '/api/short-links/x/visits')).status).toBe(404);
  });
});
