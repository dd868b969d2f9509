import { medicalClaimIn } from '@regimen/engine/medical-words.ts';
import { expect, it } from 'vitest';
import { readAnswer, settledPart } from './read-answer.ts';

const read = (text: string) => readAnswer(text, { passages: 3, offers: ['ask', 'snooze'] });

it('keeps the words and the cites of what was given, and takes out marks, addresses and markup', () => {
  const text =
    '**Walk** [1] [7], see [the plan](https://elsewhere.test/a) or www.elsewhere.test <b>now</b>.  \n[[offer:ask]] [2, 9]';
  expect(read(text)).toEqual({
    words: 'Walk [1] , see the plan or now.\n [2]',
    cited: [1, 2],
    offers: ['ask'],
    isNone: false,
  });
});

it('leaves of a link that never ends its words, and nothing of its address', () => {
  expect(read('Read [this](https://elsewhere.test/a b').words).toBe('Read [this]( b');
});

const hostile = [
  '[](',
  '[x](',
  '![',
  '[[',
  '<',
  '<a ',
  '[1,',
  '[1 ',
  ' ',
  '\t',
  'w',
  'www.',
  'a:',
  'a://',
  '1.',
  '1 mg ',
  '*',
];
it.each(hostile)('takes no time for what a model repeats without end: %j', (unit) => {
  const text = unit.repeat(Math.ceil(6_000 / unit.length));
  const before = process.cpuUsage();
  read(text);
  read(settledPart(text));
  medicalClaimIn(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(50);
});
