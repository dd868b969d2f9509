import type { RunSummary } from '@regimen/contract/run-summaries.ts';
import { kpi } from '@regimen/engine/examples/item-kinds.ts';
import { when } from '@regimen/engine/examples/write.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { createModels } from '../../providers/model.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
/** What the model writes next; of facts it knows what it was told. */
let write: (told: { id: string; says: string }[]) => unknown = () => ({});
let plain: World;
let modelled: World;
const toldIn = (content: string): { id: string; says: string }[] => {
  const lines = content.split('\n');
  return JSON.parse(lines.find((line) => line.startsWith('[')) ?? '[]');
};
beforeAll(async () => {
  endpoint = await openEndpoint(({ messages }) => ({
    words: [JSON.stringify(write(toldIn(messages.at(-1)?.content ?? '')))],
  }));
  const { url: baseUrl } = endpoint;
  const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 0, costOut: 0 } as const;
  modelled = await openWorld({ models: createModels(model) });
  plain = await openWorld();
});
afterAll(async () => {
  await plain.close();
  await modelled.close();
  await endpoint.close();
});
beforeEach(() => {
  endpoint.asked.length = 0;
  write = () => ({});
});

const urgentSteps = 90_000;
const urgent = { when: when.kpi('steps', '>=', urgentSteps), title: 'Stop', text: 'Please call.' };
const document = protocol(
  [node('followup', 'act', null, { selectedItem: 'act' }), node('finish', 'f', 'act')],
  { ...ITEMS, steps: kpi('Steps', 'steps', [0, 100_000], { description: '', direction: 'higher', urgent }) },
  [module('m', { selected_module: 'kpi', selected_item: 'steps', at_time: '08:00' })],
);
async function setUp(world: World) {
  const expert = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const person = await world.add(world.here, { fullName: 'Samuel Okonkwo' });
  const other = await world.add(world.here, { fullName: 'Wilhelmina Strange' });
  const made = await world.runtime.tx(world.here.id, async (tx) => {
    const program = await seedProgram(tx, expert.id as string, { document });
    const { enrollment: run } = await seedEnrollment(tx, person.id as string, program);
    const { enrollment: foreign } = await seedEnrollment(tx, other.id as string, program);
    return { program: program.program, run, foreign };
  });
  const measure = (by: Caller, run: string, value: number) =>
    world.call(by, 'POST', `/api/enrollments/${run}/readings`, { kpi: 'steps', value });
  for (const value of [4_200, 5_100]) expect((await measure(person, made.run, value)).status).toBe(201);
  await measure(other, made.foreign, 9_999);
  return { expert, person, other, measure, ...made };
}
/** Of what a model was asked, the facts. */
const toldWords = (): string =>
  JSON.stringify(endpoint.asked.map(({ messages }) => toldIn(messages.at(-1)?.content ?? '')));
const sumUp = async (world: World, by: Caller, run: string): Promise<RunSummary> => {
  const { status, body } = await world.call(by, 'POST', `/api/history/runs/${run}/summary`);
  expect(status).toBe(200);
  return body as unknown as RunSummary;
};
const exchanges = (world: World, text: string, values: unknown[]) =>
  world.runtime.read(world.here.id, async (tx) => (await tx.$client.query(text, values)).rows);

it('without a model sums up in sentences of ours, each with entries that the timeline has', async () => {
  const { expert, person, run } = await setUp(plain);
  const summary = await sumUp(plain, expert, run);
  expect(summary).toMatchObject({ writer: 'rules', model: null, why: 'no-model', leftOut: 0, isCut: false });
  const steps = summary.statements.find(({ words }) => words.startsWith('Steps'));
  expect(steps?.words).toMatch(/^Steps: 2 readings, from 4,200 steps on .* to 5,100 steps on /);
  const timeline = await plain.call(expert, 'GET', `/api/history/runs/${run}/timeline`);
  const keys = timeline.body.data.map(({ event, prompt, closed }) =>
    String(event?.number ?? prompt?.id ?? closed?.id),
  );
  for (const { entries } of summary.statements) {
    expect(entries.length).toBeGreaterThan(0);
    for (const { key } of entries) expect(keys).toContain(key);
  }
  expect(
    await exchanges(
      plain,
      "SELECT asked_by, fallback FROM ai_exchanges WHERE purpose = 'summary' AND person_id = $1",
      [person.id],
    ),
  ).toEqual([{ asked_by: expert.id, fallback: 'no-model' }]);
});

it('goes by a reading as it was mended, and by no older weeks', async () => {
  const { expert, person, run } = await setUp(plain);
  const { rows } = await plain.owner.tx(plain.here.id, (tx) =>
    tx.$client.query('SELECT id FROM kpi_readings WHERE enrollment_id = $1 AND value = 5100', [run]),
  );
  const mended = await plain.call(person, 'PUT', `/api/enrollments/${run}/readings/${rows[0].id}`, {
    value: 5_600,
  });
  expect(mended.status).toBeLessThan(300);
  const { statements } = await sumUp(plain, expert, run);
  const words = statements.map((each) => each.words).join('\n');
  expect(words).toContain('5,600');
  expect(words).not.toContain('5,100');
  await plain.owner.tx(plain.here.id, (tx) =>
    tx.$client.query("UPDATE enrollment_events SET at = at - interval '29 days' WHERE enrollment_id = $1", [
      run,
    ]),
  );
  const later = await sumUp(plain, expert, run);
  expect(later.statements.map((each) => each.words).join('\n')).not.toContain('5,600');
});

it('is for experts of the program alone, and stands in the audit of whoever it is about', async () => {
  const { expert, person, other, run } = await setUp(plain);
  const stranger = await plain.add(plain.here, { roles: ['expert'] });
  for (const [by, status] of [
    [stranger, 404],
    [person, 403],
    [other, 403],
  ] as const)
    expect((await plain.call(by, 'POST', `/api/history/runs/${run}/summary`)).status).toBe(status);
  await sumUp(plain, expert, run);
  const { body } = await plain.call(person, 'GET', '/api/health-looks');
  expect(JSON.stringify(body)).toContain('Dr Noor');
});

it('takes of a model what the cited facts bear out, and says the rest itself', async () => {
  const { expert, person, run } = await setUp(modelled);
  write = (told) => {
    const steps = told.find(({ says }) => says.startsWith('Steps'))?.id ?? '';
    const rest = told.filter(({ id }) => id !== steps).map(({ id }) => id);
    return {
      statements: [
        { words: 'Steps rose from 4,200 to 5,100.', facts: [steps] },
        { words: 'Steps rose by 21%.', facts: [steps] },
        { words: 'Steps fell from 5,100 to 4,200.', facts: [steps] },
        { words: 'They have diabetes.', facts: [steps] },
        { words: 'They are doing better.', facts: [steps] },
        { words: 'They said “I am tired”.', facts: [steps] },
        { words: 'They were active.', facts: [] },
        { words: 'They were active.', facts: ['f99'] },
        { words: 'This is where they are now.', facts: rest },
      ],
    };
  };
  const summary = await sumUp(modelled, expert, run);
  expect(summary).toMatchObject({ writer: 'model', model: 'm', why: null, leftOut: 7 });
  expect(summary.statements.filter(({ by }) => by === 'model').map(({ words }) => words)).toEqual([
    'Steps rose from 4,200 to 5,100.',
    'This is where they are now.',
  ]);
  const asked = JSON.stringify(endpoint.asked);
  for (const name of ['Samuel', 'Okonkwo', 'Wilhelmina', 'Noor', '9,999', '9999', run])
    expect(asked).not.toContain(name);
  // It counts for whoever asked, and the row is the follower's.
  expect(
    await exchanges(
      modelled,
      'SELECT person_id, asked_by, tokens_in, inputs FROM ai_exchanges WHERE asked_by = $1',
      [expert.id],
    ),
  ).toMatchObject([{ person_id: person.id, tokens_in: 100, inputs: { enrollment: run } }]);
  await modelled.owner.tx(modelled.here.id, (tx) =>
    tx.$client.query('UPDATE ai_exchanges SET tokens_in = 300000 WHERE asked_by = $1', [expert.id]),
  );
  expect(await sumUp(modelled, expert, run)).toMatchObject({ writer: 'rules', why: 'person-limit' });
});

it('stands by its own sentences where a model leaves most of it out', async () => {
  const { expert, run } = await setUp(modelled);
  write = () => ({ statements: [{ words: 'All is fine with 7 things.', facts: ['f1'] }] });
  const summary = await sumUp(modelled, expert, run);
  expect(summary).toMatchObject({ writer: 'rules', why: 'refused' });
  expect(summary.statements.every(({ by }) => by === 'rules')).toBe(true);
});

it('tells a model only what the site shares, never of danger, and says both all the same', async () => {
  const { expert, person, measure, run } = await setUp(modelled);
  await measure(person, run, urgentSteps);
  await modelled.owner.tx(modelled.here.id, (tx) =>
    tx.$client.query(
      `INSERT INTO ai_settings (tenant_id, shares, site_tokens_a_day, person_tokens_a_day, changed_at)
       VALUES ($1, '{place}', 1000000, 1000000, now())`,
      [modelled.here.id],
    ),
  );
  write = (told) => ({
    statements: told.map(({ id }) => ({ words: 'They are on their way.', facts: [id] })),
  });
  const summary = await sumUp(modelled, expert, run);
  expect(endpoint.asked).toHaveLength(1);
  for (const word of ['Steps', 'danger', '90,000']) expect(toldWords()).not.toContain(word);
  expect(summary.statements[0]).toMatchObject({ by: 'rules', isDanger: true });
  expect(summary.statements[0]?.words).toContain('90,000');
  expect(summary.statements.some(({ words, by }) => words.startsWith('Steps') && by === 'rules')).toBe(true);
  await modelled.owner.tx(modelled.here.id, (tx) =>
    tx.$client.query("UPDATE ai_settings SET shares = '{}' WHERE tenant_id = $1", [modelled.here.id]),
  );
  endpoint.asked.length = 0;
  expect(await sumUp(modelled, expert, run)).toMatchObject({ writer: 'rules', why: 'nothing-shared' });
  expect(endpoint.asked).toHaveLength(0);
});
