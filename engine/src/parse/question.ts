import type { Option, Question } from '../questions.ts';
import { conditionOnOne } from './condition.ts';
import { id, name } from './fields.ts';
import { by, list, number, object, oneOf, optional, type Reader, text, yesNo } from './shape.ts';

type Of<K extends Question['kind']> = Question extends infer Q
  ? Q extends Question
    ? K extends Q['kind']
      ? Q & { kind: K }
      : never
    : never
  : never;

const asked = {
  id,
  text: name,
  help: optional(text({ max: 2_000 })),
  required: optional(yesNo),
  when: optional(conditionOnOne),
  risk: optional(yesNo),
};
const options = list(object<Option>({ id, label: name, score: optional(number()) }), { min: 1, max: 100 });

const choice = (kind: 'single' | 'multiple'): Reader<Question> =>
  object<Of<'single'>>({
    ...asked,
    kind: oneOf([kind]) as Reader<'single'>,
    options,
    reverse: optional(yesNo),
  });
const points = {
  min: number(),
  max: number(),
  step: optional(number({ min: 0 })),
  scored: optional(yesNo),
  reverse: optional(yesNo),
};
const plain = (kind: 'text' | 'date' | 'file'): Reader<Question> =>
  object<Of<'text'>>({ ...asked, kind: oneOf([kind]) as Reader<'text'> });

export const question: Reader<Question> = by<Question>('kind', {
  single: choice('single'),
  multiple: choice('multiple'),
  scale: object<Of<'scale'>>({ ...asked, kind: oneOf(['scale']), ...points }),
  slider: object<Of<'slider'>>({
    ...asked,
    kind: oneOf(['slider']),
    ...points,
    faces: optional(oneOf(['happier', 'sadder'])),
  }),
  number: object<Of<'number'>>({
    ...asked,
    kind: oneOf(['number']),
    min: optional(number()),
    max: optional(number()),
    unit: optional(text({ max: 40 })),
    scored: optional(yesNo),
  }),
  matrix: object<Of<'matrix'>>({
    ...asked,
    kind: oneOf(['matrix']),
    rows: list(object<Of<'matrix'>['rows'][number]>({ id, label: name, reverse: optional(yesNo) }), {
      min: 1,
    }),
    options,
  }),
  yes_no: object<Of<'yes_no'>>({
    ...asked,
    kind: oneOf(['yes_no']),
    scoreYes: optional(number()),
    scoreNo: optional(number()),
    reverse: optional(yesNo),
  }),
  text: plain('text'),
  date: plain('date'),
  file: plain('file'),
});

export const questions = list(question, { max: 200 });
