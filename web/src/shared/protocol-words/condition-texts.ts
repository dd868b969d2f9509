import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Conditions said in words. `{is}` is one of the comparisons below, `{value}` comes with its unit. */
export const conditionTexts = defineTexts(import.meta.url, {
  gone: 'something that no longer exists',
  always: 'always',
  success: 'after success',
  failure: 'after failure',
  fits: 'eligible',
  others: 'not eligible',
  score: 'the score',
  scoreOf: 'the score of {item}',
  band: 'the result',
  bandOf: 'the result of {item}',
  answer: 'the answer to {question}',
  kpiLast: 'the latest {kpi}',
  kpiFirst: 'the first {kpi}',
  kpiChange: 'the change in {kpi} since the first reading',
  kpiCount: 'the number of readings of {kpi}',
  branch: 'the branch taken',
  branchAt: 'the branch taken at {step}',
  days: 'time in the program',
  dayCount: plural({ one: '{n} day', other: '{n} days' }),
  attempts: 'the number of attempts at the step that just ended',
  attemptsAt: 'the number of attempts at {step}',
  age: 'age',
  years: plural({ one: '{n} year', other: '{n} years' }),
  sex: 'sex',
  female: 'female',
  male: 'male',
  role: 'role',
  hasSign: 'symptoms and concerns include {value}',
  lacksSign: 'symptoms and concerns don’t include {value}',
  yes: 'yes',
  no: 'no',
  and: '{one}, and {other}',
  or: '{one} or {other}',
});

/** Which comparisons make sense depends on what is compared. */
export type ComparedAs = 'number' | 'word' | 'list' | 'date';
