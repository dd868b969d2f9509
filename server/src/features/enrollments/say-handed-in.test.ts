import type { Program } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { expect, it } from 'vitest';
import { sayHandedIn } from './say-handed-in.ts';

const options = [
  { id: 'a', label: 'Not at all' },
  { id: 'b', label: 'Every day' },
];
const questions = [
  { id: 'q1', kind: 'single', text: 'How often were you tired?', options },
  { id: 'q2', kind: 'boolean', text: 'Did you sleep?' },
  { id: 'q4', kind: 'scale', text: 'How well?', min: 1, max: 5, minLabel: 'Badly', maxLabel: 'Well' },
  { id: 'q5', kind: 'slider', text: 'How deep?', min: 0, max: 10 },
  { id: 'q3', kind: 'number', text: 'For how long?', unit: 'h' },
] as unknown as Question[];
const program = { protocols: [{ protocol: { items: { sheet: { questions } } } }] } as unknown as Program;
const sheet = { item: 'sheet', protocolIndex: 0 };

it('names each question as it was asked, in the order of the questionnaire, and each choice by its label', () => {
  const result = { type: 'answers' as const, answers: { q1: 'b', q2: true, q3: 7, q4: 3, q5: 4, gone: 'x' } };
  expect(sayHandedIn({ ...sheet, result }, program, 'en')).toEqual([
    { question: 'How often were you tired?', answer: 'Every day' },
    { question: 'Did you sleep?', answer: true },
    { question: 'How well?', answer: '3 (1 = Badly, 5 = Well)' },
    { question: 'How deep?', answer: '4 / 10' },
    { question: 'For how long?', answer: '7 hours' },
    // One that this version no longer has.
    { question: 'gone', answer: 'x' },
  ]);
});

it('says nothing where nothing was handed in', () => {
  expect(sayHandedIn({ ...sheet, result: null }, program, 'en')).toEqual([]);
});
