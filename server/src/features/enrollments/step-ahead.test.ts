import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeededProgram, seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let sleep: SeededProgram;
let anna: Caller;
let enrollment: string;
beforeAll(async () => {
  world = await openWorld();
  const expert = await world.add(world.here, { roles: ['expert'] });
  sleep = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, expert.id as string, {}));
  anna = await world.add(world.here);
  const wish = { facts: { age: 40, sex: 'female', signs: [] }, zone: 'UTC', consent: true };
  const { body } = await world.call(anna, 'POST', `/api/programs/${sleep.program}/enrollments`, wish);
  enrollment = body.id;
});
afterAll(() => world.close());

const ahead = (step: string, caller = anna, language = 'en') =>
  world.call(caller, 'GET', `/api/enrollments/${enrollment}/ahead?step=${step}`, undefined, {
    'accept-language': language,
  });

describe('a step that has not come yet', () => {
  it('says what it will ask, when it can come at the earliest, and after what', async () => {
    const { status, body } = await ahead('0.second-check');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'How are you sleeping now?',
      kind: 'assessment',
      isForTeam: false,
      about: '4 questions about the last week.',
      questions: { count: 4, mayBeMore: false },
      opensFor: 4 * 24 * 60,
      at: null,
      after: 'Get up at the same time',
    });
    expect(body.questions?.some[0]).toBe('How hard was it to fall asleep?');
    // A week of keeping the diary, then 14 days of the challenge.
    const days = (Date.parse(body.notBefore ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(21, 1);
  });

  it('says how long it goes on', async () => {
    expect((await ahead('0.rise')).body).toMatchObject({ kind: 'challenge', lasts: 14 * 24 * 60 });
    expect((await ahead('0.diary-week')).body).toMatchObject({ kind: 'wait', lasts: 7 * 24 * 60 });
    expect((await ahead('0.window')).body).toMatchObject({ minutes: 10, questions: null });
  });

  it('tells of what comes back how often and when next', async () => {
    const following = await world.call(anna, 'GET', `/api/enrollments/${enrollment}`);
    const diary = following.body.coming.find(({ name }) => name === 'Sleep diary');
    const { body } = await ahead(diary?.key ?? '');
    expect(body).toMatchObject({
      kind: 'kpi',
      rhythm: 'every day at 8:00 AM',
      reading: { name: 'Hours slept', unit: 'h' },
      at: diary?.at,
    });
    expect((await ahead(diary?.key ?? '', anna, 'ar')).body.rhythm).toMatch(/كل يوم/);
  });

  it('gives no message away, and nothing of how it ends', async () => {
    expect((await ahead('0.well-done')).body).toMatchObject({ kind: 'nudge', about: '', questions: null });
    expect((await ahead('0.module:evening')).body).toMatchObject({
      kind: 'nudge',
      about: '',
      opensFor: null,
    });
    expect((await ahead('0.finish')).body).toMatchObject({ kind: 'finish', about: '' });
  });
});

describe('nothing is told', () => {
  it('of other branches, of what is no step, and to nobody else', async () => {
    for (const step of ['0.mood-closer', '0.help-now', '0.safety-call', '0.refuse', '1.first-check', '0.no'])
      expect([step, (await ahead(step)).status]).toEqual([step, 404]);
    expect((await ahead('somewhere')).status).toBe(422);
    expect((await ahead('0.second-check', await world.add(world.here))).status).toBe(404);
  });

  it('of a step that lies behind: that one has its task', async () => {
    const { body } = await world.call(anna, 'GET', '/api/tasks');
    const answers = { falling: 1, staying: 1, days: 1, content: 3 };
    const path = `/api/tasks/${body.data[0]?.id}/result` as const;
    expect((await world.call(anna, 'POST', path, { result: { type: 'answers', answers } })).status).toBe(200);
    expect((await ahead('0.first-check')).status).toBe(404);
  });
});
