import type { DraftText } from '@regimen/contract/programs.ts';
import { expect, it } from 'vitest';
import { filledFrom, lacking } from './filled-from.ts';
import { emptyText } from './program-draft.ts';

const drafted: DraftText = {
  title: 'ليالٍ هادئة',
  summary: 'Sleep calmly.',
  description: 'وصف',
  evidence: '',
  outcomes: ['نوم أسرع', 'Wake up fresh'],
  questions: [{ question: 'هل هو صعب؟', answer: 'لا.' }],
  unreviewed: [
    { text: 'ليالٍ هادئة', from: 'Calm nights' },
    { text: 'Sleep calmly.', from: null },
    { text: 'وصف', from: 'About' },
    { text: 'نوم أسرع', from: 'Fall asleep sooner' },
    { text: 'Wake up fresh', from: null },
  ],
};

it('fills what is empty, keeps what somebody wrote, and leaves out what is not translated', () => {
  const filled = filledFrom({ ...emptyText, title: 'عنواني', outcomes: [' '] }, drafted);
  expect(filled).toEqual({
    title: 'عنواني',
    summary: '',
    description: 'وصف',
    evidence: '',
    outcomes: ['نوم أسرع'],
    questions: drafted.questions,
    unreviewed: [
      { text: 'وصف', from: 'About' },
      { text: 'نوم أسرع', from: 'Fall asleep sooner' },
    ],
  });
  // Only what is missing is asked for.
  const source = { ...emptyText, title: 'Calm nights', summary: 'Sleep calmly.', outcomes: ['Fresh'] };
  expect(lacking(filled, source)).toEqual({ ...emptyText, summary: 'Sleep calmly.' });
  expect(lacking({ ...filled, summary: 'نوم هادئ.' }, source)).toBeNull();
  // A second time nothing is marked twice.
  expect(filledFrom(filled, drafted)).toEqual(filled);
});
