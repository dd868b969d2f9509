import { mostAnswerLength } from '@regimen/contract/answer-limits.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { expect, test } from 'vitest';
import { answerTexts } from './answer-texts.ts';
import { faultWords } from './fault-words.ts';
import { sheetFaults } from './sheet-faults.ts';

const how = { id: 'how', kind: 'text', text: 'How was it?' } as const;

test('an answer that is too long is told at its question, in both languages', () => {
  expect(sheetFaults([how], { how: 'a'.repeat(mostAnswerLength) })).toEqual([]);
  const [found] = sheetFaults([how], { how: 'a'.repeat(mostAnswerLength + 1) });
  expect(found).toEqual({ question: 'how', fault: 'too-long' });
  for (const [locale, words] of [
    ['en', 'Use at most 5,000 characters.'],
    ['ar', /حرف/],
  ] as const)
    expect(faultWords(how, 'too-long', translator(answerTexts, locale))).toMatch(words);
});
