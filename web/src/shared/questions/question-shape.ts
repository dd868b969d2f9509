/** Questions while they are being written. What they mean is the engine's; here they only change their form. */
import type { Option, Question } from '@regimen/engine/questions.ts';

export type QuestionKind = Question['kind'];
export type OfKind<K extends QuestionKind> =
  Extract<Question, { kind: K }> extends never ? Question & { kind: K } : Extract<Question, { kind: K }>;

/** The most used first. */
export const questionKinds = [
  'single',
  'multiple',
  'yes_no',
  'scale',
  'slider',
  'number',
  'text',
  'date',
  'matrix',
  'file',
] as const satisfies readonly QuestionKind[];

type NewId = () => string;

/** Short, and its own within the protocol as far as chance allows. */
export const newPartId: NewId = () => crypto.randomUUID().slice(0, 8);

const firstOptions = (newId: NewId): Option[] => [
  { id: newId(), label: '', score: 0 },
  { id: newId(), label: '', score: 1 },
];

export const newQuestion = (kind: QuestionKind, newId: NewId = newPartId): Question =>
  ofKind({ id: newId(), text: '', kind: 'text' }, kind, newId);

/** The same question asked in another way: what both ways have stays. */
export function ofKind(question: Question, kind: QuestionKind, newId: NewId = newPartId): Question {
  if (question.kind === kind) return question;
  const { id, text, help, required, when, risk } = question;
  const asked = {
    id,
    text,
    ...(help !== undefined && { help }),
    ...(required !== undefined && { required }),
    ...(risk !== undefined && { risk }),
    ...(when !== undefined && { when }),
  };
  const options = 'options' in question ? question.options : firstOptions(newId);
  const points =
    question.kind === 'scale' || question.kind === 'slider'
      ? {
          min: question.min,
          max: question.max,
          ...(question.minLabel !== undefined && { minLabel: question.minLabel }),
          ...(question.maxLabel !== undefined && { maxLabel: question.maxLabel }),
        }
      : { min: 0, max: 10 };
  switch (kind) {
    case 'single':
    case 'multiple':
      return { ...asked, kind, options };
    case 'matrix':
      return { ...asked, kind, options, rows: [{ id: newId(), label: '' }] };
    case 'scale':
      return { ...asked, kind, ...points };
    case 'slider':
      return { ...asked, kind, ...points };
    case 'yes_no':
      return { ...asked, kind, scoreYes: 1, scoreNo: 0 };
    default:
      return { ...asked, kind };
  }
}

/** A further option counts one point more than the last. */
export function nextOption(options: readonly Option[], newId: NewId = newPartId): Option {
  const last = options.at(-1)?.score;
  return { id: newId(), label: '', ...(last !== undefined && { score: last + 1 }) };
}

/** The list with one thing at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const thing = list[from];
  return thing === undefined ? [...list] : [...rest.slice(0, to), thing, ...rest.slice(to)];
}

/** Questions whose condition asks for this one: they would lose it. */
export const askedBy = (questions: readonly Question[], id: string): Question[] =>
  questions.filter(
    (other) => other.id !== id && JSON.stringify(other.when ?? null).includes(`"question":"${id}"`),
  );
