import { builtInItem } from '@regimen/engine/library/all.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { required } from '../../test-answers.ts';
import { jobsOf } from '../../test-jobs.ts';
import { unzip } from '../../test-unzip.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { sayHandedIn } from '../enrollments/say-handed-in.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const profile = {
  full_name: 'Mara Export',
  bio: 'I **walk** a lot, see [my club](https://club.example.org/walks).',
  phone: '+12133734253',
  birthday: '1988-04-02',
  sex: 'female',
  zone: 'America/New_York',
  locale: 'en',
  units: 'imperial',
};
const health = {
  heightCm: 172,
  weightKg: 72.4,
  conditions: ['asthma'],
  medication: 'Salbutamol when needed',
  allergies: 'Pollen',
};

async function pageOf(me: Caller): Promise<string> {
  const { body } = await world.call(me, 'POST', '/api/data-exports');
  const { id } = required(body);
  await jobsOf(world)['make-export']({ tenantId: world.here.id, exportId: id });
  const { url } = required((await world.call(me, 'GET', `/api/data-exports/${id}/link`)).body);
  const answer = await world.app.inject({ url, headers: { host: world.here.host } });
  return unzip(answer.rawPayload).get('index.html')?.toString() ?? '';
}

it('says who its person is, in their units and by their clock', async () => {
  const me = await world.add(world.here, { roles: ['expert'] });
  expect((await world.call(me, 'PUT', '/api/my-profile', profile)).status).toBe(200);
  expect((await world.call(me, 'PUT', '/api/my-profile/health', health)).status).toBe(200);
  const work = {
    profession: 'physiotherapist',
    bio: profile.bio,
    languages: ['en', 'de'],
    consultation: 'Short check-ins.',
  };
  expect((await world.call(me, 'PUT', '/api/expert-profile', work)).status).toBe(200);
  const paper = { title: 'State exam', institution: 'Berlin', year: 2014 };
  expect((await world.call(me, 'POST', '/api/qualifications', paper)).status).toBe(201);
  const page = await pageOf(me);
  for (const words of [
    'Mara Export',
    'April 2, 1988',
    '+1 213 373 4253',
    'All times are in Eastern Time.',
    '5 ft 8 in',
    '159.6 lb',
    'Asthma',
    'Salbutamol when needed',
    'Pollen',
    'Physiotherapist',
    'English, German',
    'State exam',
    'Waiting to be checked',
    '<strong>walk</strong>',
    'my club (https://club.example.org/walks)',
  ])
    expect(page).toContain(words);
  expect(page).not.toMatch(/<a [^>]*https:/);
  // Every line of the contents leads somewhere.
  const targets = [...page.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id);
  expect(targets).toEqual([
    'about',
    'health',
    'expert',
    'programs',
    'readings',
    'answers',
    'written',
    'looks',
    'files',
  ]);
  for (const id of targets) expect(page).toContain(`<section id="${id}">`);
  // Somebody who follows nothing and sent nothing gets no such folders.
  expect(page).toContain('folder “data”');
  expect(page).not.toMatch(/folder “(fhir|files)”/);
});

it('shows what somebody wrote as it looks on the site, not as it was typed', async () => {
  const me = await world.add(world.here, {});
  const asked = { title: 'How much water a day?', category: 'sleep', body: 'I drink **two** liters.' };
  const posted = await world.call(me, 'POST', '/api/discussions', asked);
  expect(posted.status).toBe(201);
  const page = await pageOf(me);
  expect(page).toContain('I drink <strong>two</strong> liters.');
  expect(page).not.toContain('**');
});

it('shows the messages that somebody sent, and to whom', async () => {
  const [me, friend] = [
    await world.add(world.here),
    await world.add(world.here, { fullName: 'Noor Haddad', roles: ['expert'] }),
  ];
  const { body: room } = await world.call(me, 'POST', '/api/chats', { userIds: [friend.id] });
  const say = (body: string) => world.call(me, 'POST', `/api/chats/${room.id}/messages`, { body });
  expect((await say('See you <b>tomorrow</b>')).status).toBe(201);
  const page = await pageOf(me);
  expect(page).toContain('Message to Noor Haddad');
  expect(page).toContain('See you &lt;b&gt;tomorrow&lt;/b&gt;');
});

it('shows readings as their person reads them, charts and answers alike', async () => {
  const [me, expert] = [await world.add(world.here), await world.add(world.here, { roles: ['expert'] })];
  expect((await world.call(me, 'PUT', '/api/my-profile', profile)).status).toBe(200);
  const weight = builtInItem('builtin-kpi-weight', 'en');
  if (!weight) throw new Error('The library has no weight.');
  const document = protocol(
    [node('kpi', 'weigh', null, { selectedItem: 'weight' }), node('finish', 'end', 'weigh')],
    { weight },
  );
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const joining = { facts: {}, zone: 'Europe/Berlin', consent: true };
  const { id } = (await world.call(me, 'POST', `/api/programs/${program}/enrollments`, joining)).body;
  const reading = { kpi: 'weight', value: 72.5, unit: 'kg' };
  expect((await world.call(me, 'POST', `/api/enrollments/${id}/readings`, reading)).status).toBe(201);
  const page = await pageOf(me);
  const numbers = page.slice(page.indexOf('<section id="readings">'), page.indexOf('<section id="written">'));
  expect(numbers).toContain('159.8 lb');
  expect(numbers).not.toContain('72.5');
  const said = sayHandedIn(
    { item: 'weight', protocolIndex: 0, result: { type: 'reading', value: 72.5, unit: 'kg' } },
    { protocols: [{ protocol: document }] } as unknown as Program,
    'en',
    'imperial',
  );
  expect(said).toEqual([{ answer: '159.8 lb' }]);
});

it('says what a program was told on joining, where the profile says nothing', async () => {
  const [me, expert] = [await world.add(world.here), await world.add(world.here, { roles: ['expert'] })];
  const { program } = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, expert.id as string));
  const facts = { age: 43, sex: 'female', signs: ['asthma'] };
  const joining = { facts, zone: 'Europe/Berlin', consent: true };
  expect((await world.call(me, 'POST', `/api/programs/${program}/enrollments`, joining)).status).toBe(201);
  const page = await pageOf(me);
  const partOf = (id: string) => page.split('<section id="').find((part) => part.startsWith(id)) ?? '';
  expect(partOf('about')).toMatch(/Age[\s\S]*43 years old[\s\S]*You said so when you joined/);
  expect(partOf('about')).toMatch(/Sex[\s\S]*Female/);
  expect(partOf('programs')).toContain('You said when you joined: 43 years old, Female, Asthma');
});

it('says numbers as people do', () => {
  const said = (result: Parameters<typeof sayHandedIn>[0]['result']) =>
    sayHandedIn({ item: null, protocolIndex: 0, result }, undefined, 'en').map(({ answer }) => answer);
  expect(said({ type: 'reading', value: 1.7e3, unit: 'steps' })).toEqual(['1,700 steps']);
  expect(said({ type: 'proof', proof: '72.40000' })).toEqual(['72.4']);
  expect(said({ type: 'proof', proof: '1.7e3' })).toEqual(['1,700']);
  expect(said({ type: 'proof', proof: 'ran 5 km' })).toEqual(['ran 5 km']);
});

it('says answers in the order of the questions, whatever order the database keeps', () => {
  const questions = [
    { id: 'onset', text: 'How long to fall asleep?', kind: 'number' },
    {
      id: 'grid',
      text: 'Last night',
      kind: 'matrix',
      rows: [
        { id: 'woke', label: 'Woke up' },
        { id: 'early', label: 'Too early' },
      ],
      options: [{ id: 'no', label: 'No' }],
    },
    { id: 'day', text: 'How tired?', kind: 'number' },
  ];
  const program = { protocols: [{ protocol: { items: { sleep: { questions } } } }] } as unknown as Program;
  const answers = { day: 3, gone: 1, grid: { early: 'no', woke: 'no' }, onset: 20 };
  const said = sayHandedIn(
    { item: 'sleep', protocolIndex: 0, result: { type: 'answers', answers } },
    program,
    'en',
  );
  expect(said).toEqual([
    { question: 'How long to fall asleep?', answer: '20' },
    { question: 'Last night', answer: 'Woke up: No · Too early: No' },
    { question: 'How tired?', answer: '3' },
    { question: 'gone', answer: '1' },
  ]);
});
