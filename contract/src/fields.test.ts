import { expect, it } from 'vitest';
import { mostAnswerLength, mostSheetLength } from './answer-limits.ts';
import { answers, fullName, phone } from './fields.ts';

it('a name stands on one line, whatever was typed', () => {
  expect(fullName.parse(' Sam\r\nBcc:  Lee\t')).toBe('Sam Bcc: Lee');
});

it('a phone number has digits, and nothing but what people write between them', () => {
  for (const number of ['112', '+49 (30) 123-45', '0800.111']) expect(phone.parse(number)).toBe(number);
  for (const other of ['soon', '+-()', '12', '123 ext 4']) expect(phone.safeParse(other).success).toBe(false);
});

const issuesOf = (sheet: object) =>
  answers.safeParse(sheet).error?.issues.map(({ path, code }) => [path.join('.'), code]) ?? [];

it('an answer in words has an end, and the question that goes on is named', () => {
  const longest = 'a'.repeat(mostAnswerLength);
  expect(issuesOf({ how: longest, why: longest })).toEqual([]);
  expect(issuesOf({ how: longest, why: `${longest}b` })).toEqual([['why', 'too_big']]);
});

it('so has a sheet, whatever it is made of', () => {
  const texts = Object.fromEntries(
    Array.from({ length: 7 }, (_, i) => [`q${i}`, 'ك'.repeat(mostAnswerLength)]),
  );
  const list = { which: Array.from({ length: mostSheetLength / 2 }, () => 'a') };
  const rows = {
    rows: Object.fromEntries(Array.from({ length: mostSheetLength / 4 }, (_, i) => [`r${i}`, 'a'])),
  };
  for (const sheet of [texts, list, rows]) expect(issuesOf(sheet)).toEqual([['', 'custom']]);
});
