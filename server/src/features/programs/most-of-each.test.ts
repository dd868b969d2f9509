import { mostOwnPrograms } from '@regimen/contract/programs.ts';
import { mostOwnProtocols } from '@regimen/contract/protocols.ts';
import { FORMAT } from '@regimen/engine/protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Table = 'protocols' | 'programs';
/** So many copies of the only one, which costs less than so many calls. */
const copy = (table: Table, owner: Caller, times: number) =>
  world.runtime.tx(world.here.id, ({ $client }) =>
    $client.query(
      `INSERT INTO ${table} SELECT made.* FROM (SELECT to_jsonb(${table}) AS row FROM ${table} WHERE owner_id = $1 LIMIT 1) one,
        generate_series(1, $2::int) number,
        jsonb_populate_record(NULL::${table}, one.row || jsonb_build_object('id', gen_random_uuid(), 'number', number)) made`,
      [owner.id, times],
    ),
  );
const countOf = async (table: Table, owner: Caller): Promise<number> => {
  const { rows } = await world.runtime.read(world.here.id, ({ $client }) =>
    $client.query(`SELECT count(*)::int AS n FROM ${table} WHERE owner_id = $1`, [owner.id]),
  );
  return rows[0].n;
};
const newExpert = () => world.add(world.here, { roles: ['expert'] });
const document = {
  format: FORMAT,
  id: 'x',
  name: 'Brought in',
  description: '',
  nodes: [],
  items: {},
  modules: [],
};

async function withProtocols(count: number) {
  const owner = await newExpert();
  const { protocol } = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, owner.id as string));
  await copy('protocols', owner, count - 1);
  return { owner, protocol };
}
async function withPrograms(count: number) {
  const owner = await newExpert();
  const { program } = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, owner.id as string));
  await copy('programs', owner, count - 1);
  return { owner, program };
}
const twenty = (ask: (at: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
const made = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201).length;

describe('protocols of one account', () => {
  it('are so many and no more, however they are made and however many are made at once', async () => {
    const { owner, protocol } = await withProtocols(mostOwnProtocols - 3);
    const makers = [
      () => world.call(owner, 'POST', '/api/protocols', { name: 'One more' }),
      () => world.call(owner, 'POST', '/api/protocols/import', { document }),
      () => world.call(owner, 'POST', `/api/protocols/${protocol}/duplicate`, { name: 'A copy' }),
    ];
    const answers = await twenty((at) => (makers[at % 3] as (typeof makers)[0])());
    expect(made(answers)).toBe(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(await countOf('protocols', owner)).toBe(mostOwnProtocols);
  });

  it('are refused in words, under the field that the page shows', async () => {
    const { owner, protocol } = await withProtocols(mostOwnProtocols);
    const words = 'You can have up to 200 protocols, including archived ones.';
    const ask = <Path extends string>(path: Path, body: object) =>
      world.call(owner, 'POST', `/api/${path}`, body);
    expect((await ask('protocols', { name: 'One more' })).body.errors).toEqual({ name: [words] });
    expect((await ask('protocols/import', { document })).body.errors).toEqual({ document: [words] });
    expect((await ask(`protocols/${protocol}/duplicate`, { name: 'A copy' })).body.errors).toEqual({
      name: [words],
    });
    const fromTemplate = { title: 'A program', category: 'sleep', template: 'better-sleep' };
    const { data } = (await world.call(owner, 'GET', '/api/templates')).body;
    expect((await ask('programs', { ...fromTemplate, template: required(data[0]).id })).body.errors).toEqual({
      title: [words],
    });
    expect(await countOf('programs', owner)).toBe(0);
    await world.call(owner, 'PUT', `/api/protocols/${protocol}/archived`, { archived: true });
    expect((await ask('protocols', { name: 'One more' })).body.errors).toEqual({ name: [words] });
    const other = await newExpert();
    expect((await world.call(other, 'POST', '/api/protocols', { name: 'Theirs' })).status).toBe(201);
  });
});

describe('programs of one account', () => {
  it('are so many and no more, however they are made and however many are made at once', async () => {
    const { owner, program } = await withPrograms(mostOwnPrograms - 3);
    const begin = { title: 'One more', category: 'sleep' };
    const answers = await twenty((at) =>
      at % 2
        ? world.call(owner, 'POST', '/api/programs', begin)
        : world.call(owner, 'POST', `/api/programs/${program}/duplicate`),
    );
    expect(made(answers)).toBe(3);
    expect(await countOf('programs', owner)).toBe(mostOwnPrograms);
    const { status, body } = await world.call(owner, 'POST', '/api/programs', begin);
    const words = 'You can have up to 200 programs, including archived ones.';
    expect([status, body.errors]).toEqual([422, { title: [words] }]);
  });
});
