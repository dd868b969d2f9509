import { overlongAnswers } from '@regimen/contract/answer-limits.ts';
import { type AnswerFault, type Answers, answerFaults, type Question } from '@regimen/engine/questions.ts';

export interface SheetFault {
  question: string;
  fault: AnswerFault['fault'] | 'too-long';
}

/** What the server would not take: what does not answer the questions, and what is too long to be kept. */
export const sheetFaults = (questions: readonly Question[], answers: Answers): SheetFault[] => [
  ...answerFaults(questions, answers),
  ...overlongAnswers(answers).map((question) => ({ question, fault: 'too-long' }) as const),
];
