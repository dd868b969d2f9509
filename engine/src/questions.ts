/** Questions of assessments and check-ins, and the rules an answer has to keep. */
import { type Condition, holds } from './condition.ts';

/** [R101] It has to fit below a scale on a phone. */
export const LONGEST_END_LABEL = 60;

export type Option = { id: string; label: string; score?: number };

type Asked = {
  id: string;
  text: string;
  help?: string;
  /** Default true. */
  required?: boolean;
  /** Asked only when this holds; it may compare the other answers of the same sheet. */
  when?: Condition;
  /** [C40] An answer may mean danger: the item has to say when that is urgent. */
  risk?: boolean;
};

/** [R101] The labels say what the two ends mean, beside their numbers. */
type Points = {
  min: number;
  max: number;
  step?: number;
  minLabel?: string;
  maxLabel?: string;
  scored?: boolean;
  reverse?: boolean;
};

/** `reverse` turns the points round: highest becomes lowest. */
export type Question = Asked &
  (
    | { kind: 'single' | 'multiple'; options: Option[]; reverse?: boolean }
    | ({ kind: 'scale' } & Points)
    | ({
        kind: 'slider';
        /** [R42] Faces instead of numbers: towards `max` they look happier, or sadder. */
        faces?: 'happier' | 'sadder';
      } & Points)
    | { kind: 'number'; min?: number; max?: number; unit?: string; scored?: boolean }
    | { kind: 'matrix'; rows: { id: string; label: string; reverse?: boolean }[]; options: Option[] }
    | { kind: 'yes_no'; scoreYes?: number; scoreNo?: number; reverse?: boolean }
    | { kind: 'text' | 'date' | 'file' }
  );

export type Answer = string | number | boolean | string[] | { [row: string]: string };
export type Answers = { [question: string]: Answer };
export type AnswerFault = {
  question: string;
  fault: 'missing' | 'not-asked' | 'wrong-kind' | 'out-of-range' | 'unknown-option';
};

/** [R22] The questions that are asked, given the answers so far. */
export function askedQuestions(questions: readonly Question[], answers: Answers): readonly Question[] {
  if (questions.every((question) => question.when === undefined)) return questions;
  return questions.filter(
    (question) =>
      question.when === undefined ||
      holds(question.when, (leaf) => (leaf.is === 'answer' ? (answers[leaf.question] ?? null) : null)),
  );
}

/** [R22] What is wrong with a sheet of answers; empty when it can be taken. */
export function answerFaults(questions: readonly Question[], answers: Answers): AnswerFault[] {
  const asked = askedQuestions(questions, answers);
  const faults: AnswerFault[] = [];
  for (const question of asked) {
    const answer = answers[question.id];
    if (answer === undefined) {
      if (question.required !== false) faults.push({ question: question.id, fault: 'missing' });
      continue;
    }
    const fault = faultOf(question, answer);
    if (fault !== null) faults.push({ question: question.id, fault });
  }
  for (const id of Object.keys(answers))
    if (!asked.some((question) => question.id === id)) faults.push({ question: id, fault: 'not-asked' });
  return faults;
}

const within = (value: number, min = -Infinity, max = Infinity): boolean => value >= min && value <= max;

/** A scale has nothing between its steps; tenths do not come out even in binary, so nearly is enough. */
const isStep = (distance: number, step = 1): boolean =>
  Math.abs(distance / step - Math.round(distance / step)) < 1e-6;

function faultOf(question: Question, answer: Answer): AnswerFault['fault'] | null {
  switch (question.kind) {
    case 'single':
      if (typeof answer !== 'string') return 'wrong-kind';
      return question.options.some((option) => option.id === answer) ? null : 'unknown-option';
    case 'multiple':
      if (!Array.isArray(answer)) return 'wrong-kind';
      return answer.every((id) => question.options.some((option) => option.id === id))
        ? null
        : 'unknown-option';
    case 'scale':
    case 'slider':
    case 'number':
      if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'wrong-kind';
      if (!within(answer, question.min, question.max)) return 'out-of-range';
      return question.kind === 'number' || isStep(answer - question.min, question.step)
        ? null
        : 'out-of-range';
    case 'yes_no':
      return typeof answer === 'boolean' ? null : 'wrong-kind';
    case 'matrix': {
      if (typeof answer !== 'object' || Array.isArray(answer)) return 'wrong-kind';
      const rows = answer;
      if (question.rows.some((row) => rows[row.id] === undefined)) return 'missing';
      return Object.values(rows).every((id) => question.options.some((option) => option.id === id))
        ? null
        : 'unknown-option';
    }
    case 'date':
      return typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer) ? null : 'wrong-kind';
    case 'text':
    case 'file':
      return typeof answer === 'string' ? null : 'wrong-kind';
  }
}
