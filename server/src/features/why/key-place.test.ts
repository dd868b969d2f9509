import type { ProgramRun } from '@regimen/engine/program.ts';
import { expect, test } from 'vitest';
import { placeOfKey } from './key-place.ts';

const standing = (id: string, index: number) => ({ index, run: { id } }) as ProgramRun;

test('a protocol that was moved to a later place keeps its keys', () => {
  expect(placeOfKey('e.0/act/1/openTask/1', standing('e.0', 1))).toBe(1);
  expect(placeOfKey('e.0/act/1/openTask/1', standing('e.2', 2))).toBe(0);
  expect(placeOfKey('e.0/module:daily/1/sendNudge/4', null)).toBe(0);
});
