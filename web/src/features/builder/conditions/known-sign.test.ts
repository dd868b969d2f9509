import { signLabel, signNames } from '@regimen/contract/signs.ts';
import { expect, test } from 'vitest';
import { knownSign } from './known-sign.ts';

test('words for a sign of the list mean that sign, in either language', () => {
  for (const name of signNames)
    for (const locale of ['en', 'ar'] as const) expect(knownSign(` ${signLabel(name, locale)} `)).toBe(name);
  expect(knownSign('PREGNANT')).toBe('pregnant');
  expect(knownSign('high-blood-pressure')).toBe('high-blood-pressure');
  expect(knownSign('allergic to nuts')).toBeUndefined();
  expect(knownSign('')).toBeUndefined();
});
