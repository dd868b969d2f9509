import { percentWords } from '@regimen/contract/language/quantities.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { simulatePopulation } from '@regimen/engine/simulate/population.ts';
import { PROFILES } from '@regimen/engine/simulate/profile.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';
import { shareOfFollowers } from './share-words.ts';

const programOf = (protocol: Protocol): Program => ({ id: 'one', protocols: [{ protocol, onFail: 'stop' }] });
/** A team that answers everything, at every hour; or nothing. */
const teams = {
  always: {
    adherence: 1,
    declines: 0,
    delay: { half: 5, most: 30 },
    atWork: { from: '00:00', to: '23:59', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
  },
  never: { adherence: 0 },
  usual: {},
} as const;
function live(program: Program, followers = 300, answers: keyof typeof teams = 'usual') {
  const setup = usualSetup(program, Date.UTC(2026, 2, 2), 'Europe/Berlin');
  return simulatePopulation(program, { ...setup, followers, team: { ...setup.team, ...teams[answers] } });
}
const quoted = (_protocol: number, node: string) => `“${node}”`;

/** The first week of diary, then a sheet of so many questions that waits for ever. */
function asking(questions: number): Program {
  const check = sleep.items['sleep-check'];
  if (check?.kind !== 'assessment') throw new Error('The sleep check is a sheet.');
  const [question] = check.questions;
  const long = Array.from({ length: questions }, (_, index) => ({ ...question, id: `q${index}` }));
  const items = { ...sleep.items, 'sleep-check': { ...check, bands: [], questions: long } };
  const parents: Record<string, string | null> = {
    who: null,
    'diary-week': 'who',
    'second-check': 'diary-week',
    finish: 'second-check',
  };
  const nodes = sleep.nodes
    .filter(({ id }) => id in parents)
    .map((node) => {
      const { window: _window, ...data } = node.data as typeof node.data & { window?: unknown };
      return { ...node, parentId: parents[node.id], data: { ...data, nextStepCondition: ALWAYS } };
    });
  return programOf({ ...sleep, nodes, items, modules: [] } as unknown as Protocol);
}

test('a third get stuck in week two: where, and why', () => {
  const program = asking(20);
  const result = live(program, 1_000);
  const { tone, sentences } = headlineOf(result, program, quoted, 'en');
  expect(tone).toBe('bad');
  expect(sentences).toEqual([
    'A third of followers get stuck in week 2 at “second-check”: it asks 20 questions at once and has no deadline, so anyone who stops partway never moves on.',
  ]);
  expect(headlineOf(result, program, quoted, 'ar').sentences[0]).toContain('في الأسبوع الثاني');
});

test('a short sheet that waits is not called long', () => {
  const program = asking(3);
  const [sentence] = headlineOf(live(program), program, quoted, 'en').sentences;
  expect(sentence).toContain('it waits for their answer without a deadline');
});

test('where nobody is held up it says how many finish, and what is missed most', () => {
  const program = programOf(sleep);
  const { tone, sentences } = headlineOf(live(program, 300, 'always'), program, quoted, 'en');
  expect(tone).toBe('good');
  expect(sentences[0]).toMatch(/ finish, half of them within \d+ days\.$/);
  expect(sentences.at(-1)).toMatch(/^“\w+” is missed most: \d+% of those/);
});

/** One step that asks for something within a day, after so many days of waiting. */
const waiting = (days: number): Program =>
  programOf(
    protocol(
      [
        node('wait', 'wait', null, { settings: { kind: 'for', days } }),
        node('followup', 'walk', 'wait', { selectedItem: 'act', window: { expireAfterMinutes: 300 } }),
        node('finish', 'end', 'walk'),
      ],
      ITEMS,
    ),
  );
const silent = (program: Program) => {
  const profiles = PROFILES.filter(({ id }) => id === 'silent').map((profile) => ({ profile, share: 1 }));
  const setup = { ...usualSetup(program, Date.UTC(2026, 2, 2), 'Europe/Berlin'), followers: 100, profiles };
  return simulatePopulation(program, setup);
};

test('never answering is no success, in words', () => {
  const program = waiting(9);
  const { tone, sentences } = headlineOf(silent(program), program, quoted, 'en');
  expect(tone).toBe('bad');
  expect(sentences[0]).toBe('All followers reach the end without doing most of their tasks.');
});

test('a program that is over within a day for half of them is a warning', () => {
  const program = programOf(
    protocol(
      [node('nudge', 'hello', null, { selectedItem: 'hello' }), node('finish', 'end', 'hello')],
      ITEMS,
    ),
  );
  for (const locale of ['en', 'ar'] as const)
    expect(headlineOf(live(program), program, quoted, locale)).toMatchObject({ tone: 'bad' });
  expect(headlineOf(live(program), program, quoted, 'en').sentences[0]).toContain(
    'reach the end within a day',
  );
  const later = { ...live(program), withinADay: 0 };
  expect(headlineOf(later, program, quoted, 'en').sentences[0]).toContain('asks nothing of them');
});

test('a danger that nobody answered is said before all else', () => {
  const program = programOf(sleep);
  const asked = (answers: keyof typeof teams) =>
    headlineOf(live(program, 300, answers), program, quoted, 'en');
  const { tone, sentences } = asked('never');
  expect(tone).toBe('bad');
  expect(sentences[0]).toMatch(/^At “safety-call”, \d+ possible dangers go unanswered\.$/);
  expect(sentences.length).toBeGreaterThan(1);
  expect(headlineOf(live(program, 300, 'never'), program, quoted, 'ar').sentences[0]).toContain('خطر');
  expect(asked('always').sentences.join()).not.toContain('danger');
});

test('shares are said as people say them', () => {
  expect(
    [0, 0.01, 0.25, 0.34, 0.41, 0.5, 0.66, 0.9, 0.99, 1].map((share) => shareOfFollowers('en', share)),
  ).toEqual([
    'No followers',
    'A few followers',
    'A quarter of followers',
    'A third of followers',
    '41 in 100 followers',
    'Half of followers',
    'Two thirds of followers',
    '9 in 10 followers',
    'Nearly all followers',
    'All followers',
  ]);
  expect(percentWords('en', 0.004)).toBe('0.4%');
  expect(percentWords('ar', 0.345)).toContain('35');
});
