import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TokenPurpose } from '@regimen/contract/token-purposes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../seed/enrollments.ts';
import { seedProgram } from '../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../test-world.ts';
import { assistantTools } from './assistant-tools.ts';

let world: World;
let address: URL;
let ada: Caller;
beforeAll(async () => {
  world = await openWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = new URL(`http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/mcp`);
  ada = await world.add(world.here);
});
afterAll(() => world.close());

const tokenFor = async (person: Caller, purpose: TokenPurpose) =>
  (await world.call(person, 'POST', '/api/tokens', { name: 'My assistant', purpose })).body as {
    id: string;
    secret: string;
  };

/** The stock client, as assistants bring it along. */
async function connect(secret: string, domain = 'here.test') {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${secret}`, 'x-domain': domain };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  return client;
}
const wordsOf = (result: unknown) => (result as { content: { text: string }[] }).content[0]?.text ?? '';

describe('an assistant that somebody connected', () => {
  it('finds the tools that its token opens, and no others', async () => {
    const names = async (purpose: TokenPurpose) => {
      const client = await connect((await tokenFor(ada, purpose)).secret);
      const { tools } = await client.listTools();
      await client.close();
      return tools.map(({ name, description, annotations }) => {
        expect(description?.length).toBeGreaterThan(10);
        return `${name}${annotations?.readOnlyHint ? '' : '!'}`;
      });
    };
    expect(await names('look')).toEqual(expect.arrayContaining(['my_tasks', 'my_readings', 'find_programs']));
    expect((await names('look')).filter((name) => name.endsWith('!'))).toEqual([]);
    expect(await names('act')).toHaveLength(Object.keys(assistantTools).length);
    expect((await names('act')).filter((name) => name.endsWith('!'))).toEqual([
      'add_reading!',
      'snooze_task!',
    ]);
  });

  it('reads what its person may read, and each look is in their audit', async () => {
    const client = await connect((await tokenFor(ada, 'look')).secret);
    const tasks = await client.callTool({ name: 'my_tasks', arguments: { show: 'done' } });
    expect(JSON.parse(wordsOf(tasks))).toEqual({
      data: [],
      meta: expect.anything(),
      links: expect.anything(),
    });
    const [other, expert] = [await world.add(world.here), await world.add(world.here, { roles: ['expert'] })];
    const theirs = await world.runtime.tx(world.here.id, async (tx) =>
      seedEnrollment(tx, other.id as string, await seedProgram(tx, expert.id as string), Date.now()),
    );
    const foreign = await client.callTool({ name: 'my_program', arguments: { id: theirs } });
    expect([foreign.isError, wordsOf(foreign)]).toEqual([true, expect.stringContaining('not_found')]);
    await client.close();
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query<{ call: string }>('SELECT call FROM audit_entries WHERE person_id = $1', [ada.id]),
    );
    expect(rows.map(({ call }) => call)).toContain('GET tasks');
  });

  it('is told what does not fit, in words', async () => {
    const client = await connect((await tokenFor(ada, 'act')).secret);
    const wrong = await client.callTool({ name: 'add_reading', arguments: { kpi: 'sleep-hours' } });
    expect([wrong.isError, wordsOf(wrong)]).toEqual([true, expect.stringContaining('"value"')]);
    const right = await client.callTool({ name: 'add_reading', arguments: { kpi: 'sleep-hours', value: 7 } });
    expect(right.isError).toBeFalsy();
    await client.close();
  });

  it('opens nothing else, and nothing for long', async () => {
    const { id, secret } = await tokenFor(ada, 'act');
    const bearer: Caller = { ...ada, token: secret };
    expect((await world.call(bearer, 'GET', '/api/tasks')).status).toBe(200);
    for (const path of ['/api/tokens', '/api/chats', '/api/my-profile'] as const)
      expect([path, (await world.call(bearer, 'GET', path)).status]).toEqual([path, 401]);
    const looking: Caller = { ...ada, token: (await tokenFor(ada, 'look')).secret };
    const reading = { kpi: 'sleep-hours', value: 7 };
    expect((await world.call(looking, 'POST', '/api/readings', reading)).status).toBe(401);
    await expect(connect((await tokenFor(ada, 'readings')).secret)).rejects.toThrow();
    await expect(connect(secret, 'there.test')).rejects.toThrow();
    const client = await connect(secret);
    await world.call(ada, 'DELETE', `/api/tokens/${id}`);
    await expect(client.listTools()).rejects.toThrow();
  });

  it.each(['not json', '[]', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}'])(
    'answers %s without a fault of ours',
    async (body) => {
      const { secret } = await tokenFor(ada, 'look');
      const headers = {
        authorization: `Bearer ${secret}`,
        'x-domain': 'here.test',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const { status } = await fetch(address, { method: 'POST', headers, body });
      expect(status).toBeLessThan(500);
    },
  );
});
