/** Random questions of every kind, also with ids that stand twice and conditions of every shape. */
import type { Condition } from '../../condition.ts';
import type { Question } from '../../questions.ts';
import type { Random } from '../../testing/random.ts';
import { randomConditionOnOne, words } from './random-conditions.ts';

const KINDS: Question['kind'][] = [
  'single',
  'multiple',
  'scale',
  'slider',
  'number',
  'matrix',
  'yes_no',
  'text',
  'date',
  'file',
];

export function randomQuestions(random: Random, least: number): Question[] {
  const questions: Question[] = [];
  const count = random.whole(least, 6);
  for (let index = 0; index < count; index++) {
    const id = random.chance(0.05) ? 'q0' : random.pick([`q${index}`, `q_${index}`, `-q${index}-`]);
    questions.push(randomQuestion(random, id, questions));
  }
  return questions;
}

function randomQuestion(random: Random, id: string, before: readonly Question[]): Question {
  const when = random.chance(0.4) ? { when: randomWhen(random, before) } : {};
  const asked = {
    id,
    text: words(random),
    ...(random.chance(0.3) && { help: random.pick(['', words(random)]) }),
    ...(random.chance(0.5) && { required: random.chance(0.5) }),
    ...when,
  };
  const options = Array.from({ length: random.whole(1, 4) }, (_, index) => ({
    id: random.chance(0.05) ? 'o0' : random.pick([`o${index}`, `_o${index}`, `${index}`]),
    label: words(random),
    ...(random.chance(0.5) && { score: random.pick([0, 1, 2, -1, 0.5]) }),
  }));
  const reverse = random.chance(0.3) ? { reverse: random.chance(0.5) } : {};
  const points = {
    min: random.pick([0, 1, 0.5, -3]),
    max: random.pick([4, 10, 9.5, 1e12]),
    ...(random.chance(0.3) && { minLabel: random.pick(['', words(random)]) }),
    ...(random.chance(0.3) && { maxLabel: words(random) }),
    ...(random.chance(0.4) && { step: random.pick([0, 1, 2, 0.5]) }),
    ...(random.chance(0.3) && { scored: random.chance(0.5) }),
    ...reverse,
  };
  const kind = random.pick(KINDS);
  switch (kind) {
    case 'single':
    case 'multiple':
      return { ...asked, kind, options, ...reverse };
    case 'scale':
      return { ...asked, kind, ...points };
    case 'slider':
      return {
        ...asked,
        kind,
        ...points,
        ...(random.chance(0.3) && { faces: random.pick(['happier', 'sadder']) }),
      };
    case 'number':
      return {
        ...asked,
        kind,
        ...(random.chance(0.5) && { min: random.pick([0, 1.5]) }),
        ...(random.chance(0.5) && { max: random.pick([10, 99.9]) }),
        ...(random.chance(0.5) && { unit: random.pick(['', 'kg', 'portions']) }),
        ...(random.chance(0.3) && { scored: random.chance(0.5) }),
      };
    case 'matrix':
      return {
        ...asked,
        kind,
        rows: Array.from({ length: random.whole(1, 3) }, (_, index) => ({
          id: random.chance(0.1) ? 'help' : `r${index}`,
          label: words(random),
          ...(random.chance(0.3) && { reverse: random.chance(0.5) }),
        })),
        options,
      };
    case 'yes_no':
      return {
        ...asked,
        kind,
        ...(random.chance(0.4) && { scoreYes: random.whole(0, 3) }),
        ...(random.chance(0.4) && { scoreNo: random.whole(0, 3) }),
        ...reverse,
      };
    default:
      return { ...asked, kind };
  }
}

/** Mostly about answers of the same sheet, as FHIR can say it too; sometimes anything at all. */
function randomWhen(random: Random, before: readonly Question[]): Condition {
  const [first] = before;
  if (!first || random.chance(0.2)) return randomConditionOnOne(random, { items: ['x'], nodes: ['y'] }, 2);
  const leaf = (): Condition => {
    const about = random.pick(before);
    const op = random.pick(['=', '!=', '<', '>='] as const);
    const value =
      about.kind === 'single' || about.kind === 'multiple'
        ? random.pick(about.options).id
        : about.kind === 'yes_no'
          ? true
          : about.kind === 'date'
            ? random.pick(['2026-03-02', 'soon'])
            : about.kind === 'text'
              ? words(random)
              : random.pick([1, 2.5]);
    return { is: 'answer', question: about.id, op, value };
  };
  const leaves = Array.from({ length: random.whole(1, 3) }, leaf);
  return random.pick<Condition>([leaf(), { is: 'and', all: leaves }, { is: 'or', any: leaves }]);
}
