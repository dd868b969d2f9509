import { condition } from '../../parse/condition.ts';
import { id, minutes, name } from '../../parse/fields.ts';
import { by, list, number, object, oneOf, optional, type Reader, text, yesNo } from '../../parse/shape.ts';
import type { AiBranch, AiFact, AiSettings } from '../../protocol.ts';

const branch: Reader<AiBranch> = (value, path, faults) =>
  object<AiBranch>({
    id,
    name,
    description: optional(text({ max: 2_000 })),
    examples: optional(list(text({ min: 1, max: 500 }), { max: 20 })),
    when: optional(condition),
    prompt: optional(text({ min: 1, max: 20_000 })),
    branches: optional(list(path.split('.branches[').length > 6 ? tooDeep : branch, { max: 20 })),
  })(value, path, faults);

const tooDeep: Reader<AiBranch> = (_value, path, faults) => {
  faults.push({ path, message: 'must not be nested deeper than 6 levels' });
  return { id: '', name: '' };
};

const kpi = object<{ is: 'kpi'; kpi: string }>({ is: oneOf(['kpi']), kpi: id });
const score = object<{ is: 'score'; item: string }>({ is: oneOf(['score']), item: id });
const answers = object<{ is: 'answers'; item: string }>({ is: oneOf(['answers']), item: id });
const own = object<{ is: 'days' | 'adherence' | 'age' | 'sex' | 'signs' }>({
  is: oneOf(['days', 'adherence', 'age', 'sex', 'signs']),
});
const fact = by<AiFact>('is', {
  kpi,
  score,
  answers,
  days: own,
  adherence: own,
  age: own,
  sex: own,
  signs: own,
});

export const ai = object<AiSettings>({
  prompt: text({ min: 1, max: 20_000 }),
  branches: list(branch, { min: 1, max: 20 }),
  fallback: id,
  review: yesNo,
  reviewShare: optional(number({ min: 1, max: 99, whole: true })),
  sureFrom: optional(number({ min: 1, max: 100, whole: true })),
  withoutAnswer: optional(oneOf(['rule', 'person'])),
  facts: optional(list(fact, { max: 30 })),
  answerWithinMinutes: optional(minutes),
});
