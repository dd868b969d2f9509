import { expect, it } from 'vitest';
import { byGroup, findQuestions } from './find-questions.ts';

const questions = [
  { id: '1', group: 'Account', question: 'How do I change my e-mail?', html: '<p>On your profile.</p>' },
  { id: '2', group: 'Programs', question: 'What is a program?', html: '<p>A path of steps.</p>' },
  { id: '3', group: 'الحساب', question: 'كيف أُغيّر كلمةَ المرور؟', html: '<p>من صفحة الإعدادات.</p>' },
];
const found = (search: string) => findQuestions(questions, search).map(({ id }) => id);

it('finds every word in question, answer or group, in any order', () => {
  expect(found('')).toEqual(['1', '2', '3']);
  expect(found('PROFILE change')).toEqual(['1']);
  expect(found('program steps')).toEqual(['2']);
  expect(found('steps profile')).toEqual([]);
});
it('reads Arabic with and without vowel marks, and not the markup', () => {
  expect(found('اغير كلمه')).toEqual(['3']);
  expect(found('<p>')).toEqual([]);
});
it('keeps groups in their order', () => {
  expect(byGroup(questions).map(([group]) => group)).toEqual(['Account', 'Programs', 'الحساب']);
});
