import { expect, it } from 'vitest';
import { eventWords } from './event-lines.tsx';

it.each(['en', 'ar'] as const)('says only once that somebody left (%s)', (locale) => {
  const told = [{ kind: 'withdrew', name: '' } as const];
  const { title, more } = eventWords(
    { type: 'withdraw', about: '', told, reading: null, correction: null },
    locale,
  );
  expect(title).not.toBe('');
  expect(more).toBe('');
});
