import { expect, it } from 'vitest';
import { eventWords } from './event-lines.tsx';

it.each(['en', 'ar'] as const)('says only once that somebody left (%s)', (locale) => {
  const told = [{ kind: 'withdrew', name: '' } as const];
  const { title, more } = eventWords(
    { type: 'withdraw', about: '', declined: false, told, reading: null, correction: null, act: null },
    locale,
  );
  expect(title).not.toBe('');
  expect(more).toBe('');
});

it.each([
  ['en', 'Declined “Sleep diary”'],
  ['ar', 'اعتذار عن «Sleep diary»'],
] as const)('never calls a task completed that was declined (%s)', (locale, words) => {
  const event = { about: 'Sleep diary', reading: null, correction: null, act: null };
  expect(eventWords({ ...event, type: 'taskDone', declined: true, told: [] }, locale)).toEqual({
    title: words,
    more: '',
  });
});
