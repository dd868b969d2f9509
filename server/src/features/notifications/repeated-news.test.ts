import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { tree, withData } from '@regimen/engine/testing/versions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedAlert, seedFollowUp } from '../../../seed/follow-ups.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { eq } from '../../db/drizzle.ts';
import { enrollments } from '../../db/schema.ts';
import { createScope, type Scope } from '../../scope.ts';
import { required } from '../../test-answers.ts';
import { moveTools } from '../../test-move-tools.ts';
import { programTools } from '../../test-programs.ts';
import { consultation, servicesOf } from '../../test-services.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { tellNews } from './tell-news.ts';

let world: World;
let expert: Caller;
let colleague: Caller;
let person: Caller;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  expert = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  colleague = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Lee' });
  person = await world.add(world.here, { fullName: 'Sam' });
});

const day = 86_400_000;
const rounds = 8;
const bell = async (caller: Caller, kind: string) =>
  (await world.call(caller, 'GET', '/api/notifications?show=unread&per_page=100')).body.data.filter(
    (told) => told.kind === kind,
  );
async function must<Method extends string, Path extends string>(
  caller: Caller,
  method: Method,
  path: Path,
  body?: object,
) {
  const answer = await world.call(caller, method, `/api/${path}`, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const here = <T>(act: Parameters<typeof world.runtime.tx<T>>[1]) => world.runtime.tx(world.here.id, act);
const repeat = async (act: (round: number) => Promise<unknown>) => {
  for (let round = 1; round <= rounds; round++) await act(round);
};
async function scopeAt(at: number): Promise<Scope> {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('The tenant is there.');
  return createScope(world.scope, { tenant, actor: null, locale: 'en' }, at);
}
/** Messages to somebody that are on their way; nobody works here, so none leaves. */
async function mailsTo({ id }: Caller): Promise<number> {
  const { rows } = await world.runtime.global.query(
    `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'mail-news' AND data->>'userId' = $1`,
    [id],
  );
  return rows[0].jobs;
}

async function reviewed() {
  const seeded = await here((tx) => seedProgram(tx, expert.id as string));
  await here(async (tx) => {
    const { enrollment } = await seedEnrollment(tx, person.id as string, seeded);
    const startedAt = new Date(Date.now() - 4 * day);
    await tx.update(enrollments).set({ startedAt }).where(eq(enrollments.id, enrollment));
  });
  return `catalog/${seeded.program}` as const;
}
async function assigned() {
  const seeded = await here((tx) =>
    seedFollowUp(tx, {
      owner: expert.id as string,
      follower: person.id as string,
      colleague: colleague.id as string,
    }),
  );
  const about = { program: seeded.program, enrollment: seeded.run, follower: person.id as string };
  return { alert: await here((tx) => seedAlert(tx, about)), ...seeded };
}
const assign = async (task: string, note: string) => {
  await must(expert, 'POST', `follow-ups/${task}/claim`, { takeOver: true });
  await must(expert, 'POST', `follow-ups/${task}/hand-over`, { to: colleague.id, note });
};
const facts = { age: 40, sex: null, signs: [] };
const join = async (program: string) =>
  (await must(person, 'POST', `programs/${program}/enrollments`, { facts, zone: 'UTC', consent: true })).id;

describe('what one person does over and over is one unread line under the bell, the newest', () => {
  it('a review that is written and deleted', async () => {
    const address = await reviewed();
    await repeat(async (round) => {
      await must(person, 'PUT', `${address}/review`, { rating: 1 + (round % 5), body: '' });
      if (round < rounds) await must(person, 'DELETE', `${address}/review`);
    });
    expect(await bell(expert, 'review')).toMatchObject([{ data: { rating: 1 + (rounds % 5) } }]);
  });

  it('a reply that is given and taken back', async () => {
    const address = await reviewed();
    const { id } = await must(person, 'PUT', `${address}/review`, { rating: 3, body: '' });
    await repeat(async () => {
      await must(expert, 'PUT', `${address}/reviews/${id}/reply`, { body: 'Thank you.' });
      await must(expert, 'PUT', `${address}/reviews/${id}/reply`, { body: '' });
    });
    expect(await bell(person, 'review-reply')).toHaveLength(1);
  });

  it('a follow-up that is taken over and assigned', async () => {
    const { alert, followUp } = await assigned();
    await repeat((round) => assign(alert, `Look ${round}`));
    await assign(followUp, 'This one too');
    const received = (await bell(colleague, 'follow-up')).filter(({ data }) => data.body !== undefined);
    expect(received).toMatchObject([
      { data: { body: 'This one too' }, link: `/creator/follow-up?open=${followUp}` },
      { data: { body: `Look ${rounds}` }, link: `/creator/follow-up?open=${alert}` },
    ]);
  });

  it('joining a program and leaving it, with what waits for the expert each time', async () => {
    const document = protocol(
      [
        node('followup', 'call', null, { selectedItem: 'act', target: 'system' }),
        node('finish', 'end', 'call'),
      ],
      ITEMS,
    );
    const { program } = await here((tx) => seedProgram(tx, expert.id as string, { document }));
    await repeat(async () => {
      const enrollment = await join(program);
      await must(person, 'POST', `enrollments/${enrollment}/withdraw`, {});
    });
    expect(await bell(expert, 'new-follower')).toHaveLength(1);
    expect(await bell(expert, 'follow-up')).toHaveLength(1);
  });

  it('a program that is finished again and again, for its owner and for its follower', async () => {
    const document = protocol(
      [node('followup', 'walk', null, { selectedItem: 'act' }), node('finish', 'end', 'walk')],
      ITEMS,
    );
    const { program } = await here((tx) => seedProgram(tx, expert.id as string, { document }));
    await repeat(async () => {
      await join(program);
      const task = required((await must(person, 'GET', 'tasks')).data[0]);
      await must(person, 'POST', `tasks/${task.id}/result`, { result: { type: 'done' } });
    });
    expect(await bell(expert, 'finished')).toHaveLength(1);
    expect(await bell(person, 'finished')).toHaveLength(1);
  });

  it('versions that a colleague publishes', async () => {
    const tools = programTools(world, expert);
    const { protocol: part, program } = await tools.ready();
    await here((tx) => seedMember(tx, part, colleague.id as string, 'publish'));
    await repeat(async (round) => {
      const texts = { en: tools.text(`Walk ${round}`) };
      await must(expert, 'PUT', `programs/${program}`, tools.fields(part, { texts }));
      await must(colleague, 'POST', `programs/${program}/versions`, { note: '' });
    });
    expect(await bell(expert, 'new-version')).toMatchObject([{ data: { number: rounds } }]);
  });

  it('people who are moved to one version after the other', async () => {
    const { people, publish, look, act } = await moveTools(world, expert).started(['Ann']);
    await repeat(async (round) => {
      await publish(withData(tree, 'mood', { name: `How are you? (${round})` }));
      await act(await look(), 'start');
    });
    expect(await bell(people[0]?.caller as Caller, 'program-updated')).toHaveLength(1);
  });

  it('a host who is named and left out again, in one service and in others', async () => {
    const { addLocation, addService } = servicesOf(world);
    const { body: at } = await addLocation(expert);
    await here(async (tx) => {
      const { protocol: shared } = await seedProtocol(tx, expert.id as string);
      await seedMember(tx, shared, colleague.id as string, 'view');
    });
    const hosts = [expert, colleague].map(({ id }) => ({ id: id as string, weight: 1 }));
    await repeat(async (round) => {
      const { body } = await addService(expert, at.id, { hosts, name: `Service ${round}` });
      for (const given of [hosts.slice(0, 1), hosts])
        await must(expert, 'PUT', `services/${body.id}`, { ...consultation(expert), hosts: given });
    });
    expect(await bell(colleague, 'named-host')).toHaveLength(1);
  });

  it('also when all of it happens at once', async () => {
    const address = await reviewed();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2
          ? world.call(person, 'DELETE', `/api/${address}/review`)
          : world.call(person, 'PUT', `/api/${address}/review`, { rating: 5, body: '' }),
      ),
    );
    expect((await bell(expert, 'review')).length).toBeLessThanOrEqual(1);
  });

  it('and a new line once the last was read', async () => {
    const address = await reviewed();
    const write = () => must(person, 'PUT', `${address}/review`, { rating: 2, body: '' });
    await write();
    await must(expert, 'POST', 'notifications/read', { ids: null });
    expect(await bell(expert, 'review')).toEqual([]);
    await must(person, 'DELETE', `${address}/review`);
    await write();
    expect(await bell(expert, 'review')).toHaveLength(1);
  });
});

describe('mails of news', () => {
  it('come once for what is assigned again and again, although it is urgent', async () => {
    const { alert } = await assigned();
    const now = Date.now();
    await repeat(async (round) => {
      await assign(alert, `Look ${round}`);
      await tellNews(await scopeAt(now + round * 1_000), 100);
    });
    expect(await mailsTo(colleague)).toBe(1);
  });

  it('are four an hour for one person; what is more waits and comes gathered, what is urgent does not wait', async () => {
    const { alert } = await assigned();
    await must(colleague, 'PUT', 'notifications/settings', {
      channels: { task: [], nudge: [], reminder: [], 'follow-up': ['email'], news: ['email'] },
      quiet: null,
      mostADay: 6,
      weeklySummary: false,
      zone: 'UTC',
    });
    const { program } = await here((tx) => seedProgram(tx, colleague.id as string));
    const start = Date.now();
    // Each is gathered for five minutes, then told: as often as somebody can cause it.
    for (let round = 1; round <= 7; round++) {
      person = await world.add(world.here);
      await join(program);
      await tellNews(await scopeAt(start + round * 360_000), 100);
    }
    expect(await mailsTo(colleague)).toBe(4);
    await assign(alert, 'Now');
    await tellNews(await scopeAt(start + 45 * 60_000), 100);
    expect(await mailsTo(colleague)).toBe(5);
    await tellNews(await scopeAt(start + 7 * 360_000 + 3_600_000), 100);
    expect(await mailsTo(colleague)).toBe(6);
    expect(await bell(colleague, 'new-follower')).toHaveLength(7);
  });

  it('come each time that somebody may be in danger, under one line', async () => {
    const racing = { is: 'kpi', kpi: 'pulse', op: '>=', value: 200 } as const;
    const pulse = { ...PULSE, urgent: { when: racing, title: 'Sit down', text: 'Call now.' } };
    const wait = node('wait', 'w', null, { settings: { kind: 'for', days: 9 } });
    const document = protocol([wait], { ...ITEMS, pulse });
    const { program } = await here((tx) => seedProgram(tx, expert.id as string, { document }));
    await repeat(async () => {
      const enrollment = await join(program);
      await must(person, 'POST', `enrollments/${enrollment}/readings`, { kpi: 'pulse', value: 210 });
      await tellNews(await scopeAt(Date.now()), 100);
      await must(person, 'POST', `enrollments/${enrollment}/withdraw`, {});
    });
    expect(await mailsTo(expert)).toBe(rounds);
    expect(await bell(expert, 'urgent')).toHaveLength(1);
  });
});
