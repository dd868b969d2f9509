import { condition } from '../../parse/condition.ts';
import { id, minutes, name } from '../../parse/fields.ts';
import { list, object, optional, type Reader, text, yesNo } from '../../parse/shape.ts';
import type { AiBranch, AiSettings } from '../../protocol.ts';

const branch: Reader<AiBranch> = (value, path, faults) =>
  object<AiBranch>({
    id,
    name,
    description: optional(text({ max: 2_000 })),
    when: optional(condition),
    branches: optional(list(path.split('.branches[').length > 6 ? tooDeep : branch, { max: 20 })),
  })(value, path, faults);

const tooDeep: Reader<AiBranch> = (_value, path, faults) => {
  faults.push({ path, message: 'must not be nested deeper than 6 levels' });
  return { id: '', name: '' };
};

export const ai = object<AiSettings>({
  prompt: text({ min: 1, max: 20_000 }),
  branches: list(branch, { min: 1, max: 20 }),
  fallback: id,
  review: yesNo,
  answerWithinMinutes: optional(minutes),
});
