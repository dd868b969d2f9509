import { calls } from '@regimen/contract/all.ts';
import { lookKinds } from '@regimen/contract/audit.ts';
import { type Call, changes } from '@regimen/contract/call.ts';
import { expect, it } from 'vitest';
import { actionTexts } from './action-texts.ts';
import { auditTexts } from './audit-texts.ts';

// The other language says the same keys, or does not compile.

it('has words for everything that an admin can do', () => {
  const done = Object.entries(calls as Record<string, Call>).filter(
    ([key, { access, limit }]) => access.admin && changes(key) && limit !== 'signIn',
  );
  expect(done.length).toBeGreaterThan(15);
  expect(done.map(([key]) => key).filter((key) => !(key in actionTexts.en))).toEqual([]);
});

it('has words for every kind of look at somebody’s health data', () => {
  expect(lookKinds.filter((kind) => !(`look_${kind}` in auditTexts.en))).toEqual([]);
});
