import { translator } from '@regimen/contract/language/translate.ts';
import type { Item } from '@regimen/engine/items.ts';
import { ACTIVITY, PULSE } from '@regimen/engine/testing/items.ts';
import { expect, test } from 'vitest';
import { nextName, taskNames } from './task-names.ts';
import { taskTexts } from './task-texts.ts';

const called = (name: string, kind: string, item: Item | null) => taskNames({ name, kind, item });
const walk = { ...ACTIVITY, name: 'Walk for half an hour' };

test('both names stand there where they differ', () => {
  expect(called('Week one', 'followup', walk)).toEqual({ title: 'Week one', about: 'Walk for half an hour' });
});

test('the same is not said twice, nor above a field that says it', () => {
  expect(called('walk for half an hour ', 'followup', walk).about).toBeNull();
  expect(called('In the morning', 'kpi', { ...PULSE, name: 'Pulse' }).about).toBeNull();
});

test('what only names its type gives way to the item', () => {
  expect(called('Follow-up', 'followup', walk)).toEqual({ title: 'Walk for half an hour', about: null });
  expect(called('متابعة', 'followup', walk).title).toBe('Walk for half an hour');
  expect(called('Week one', 'followup', { ...walk, name: 'Activity' })).toEqual({
    title: 'Week one',
    about: null,
  });
  expect(called('KPI', 'kpi', null).title).toBe('KPI');
});

test('the next task names its program where that is another one', () => {
  const next = { programId: 'sleep', programTitle: 'Better sleep', name: 'Sleep diary' };
  const en = translator(taskTexts, 'en');
  expect(nextName({ programId: 'sleep' }, next, en, 'en')).toBe('Next: Sleep diary');
  expect(nextName({ programId: 'pressure' }, next, en, 'en')).toBe('Next in Better sleep: Sleep diary');
  // An English name in Arabic words keeps its own direction, its question mark where it belongs.
  const asking = { ...next, name: 'And your mood?' };
  expect(nextName({ programId: 'sleep' }, asking, translator(taskTexts, 'ar'), 'ar')).toBe(
    'التالي: \u2068And your mood?\u2069',
  );
});
