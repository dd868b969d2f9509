/** The lowest and highest score an assessment can give, and whether only whole numbers occur. */
import type { AssessmentItem } from '../items.ts';
import type { Question } from '../questions.ts';

export type ScoreRange = { min: number; max: number; whole: boolean };

export function scoreRange(item: AssessmentItem): ScoreRange | null {
  if (item.scoring.method === 'none') return null;
  const parts = item.questions.flatMap(rangesOf);
  if (parts.length === 0) return null;
  const multiply = item.scoring.multiply ?? 1;
  const mean = item.scoring.method === 'mean';
  const add = (pick: (part: ScoreRange) => number): number =>
    parts.reduce((sum, part) => sum + pick(part), 0);
  const low = mean ? Math.min(...parts.map((part) => part.min)) : add((part) => part.min);
  const high = mean ? Math.max(...parts.map((part) => part.max)) : add((part) => part.max);
  const whole = !mean && Number.isInteger(multiply) && parts.every((part) => part.whole);
  const [a, b] = [low * multiply, high * multiply];
  return { min: Math.min(a, b), max: Math.max(a, b), whole };
}

/** A question that may be left out can also add nothing. */
function rangesOf(question: Question): ScoreRange[] {
  const optional = question.required === false || question.when !== undefined;
  const range = (points: readonly number[], times = 1): ScoreRange[] => {
    if (points.length === 0) return [];
    const min = Math.min(...points) * times;
    const max = Math.max(...points) * times;
    const whole = points.every(Number.isInteger);
    return [{ min: optional ? Math.min(0, min) : min, max: optional ? Math.max(0, max) : max, whole }];
  };
  switch (question.kind) {
    case 'single':
      return range(question.options.flatMap((option) => option.score ?? []));
    case 'multiple': {
      const points = question.options.flatMap((option) => option.score ?? []);
      const sum = (sign: number) => points.filter((point) => point * sign > 0).reduce((a, b) => a + b, 0);
      return range(points.length > 0 ? [0, sum(1), sum(-1)] : []);
    }
    case 'matrix':
      return range(
        question.options.flatMap((option) => option.score ?? []),
        question.rows.length,
      );
    case 'scale':
    case 'slider':
      if (question.scored === false) return [];
      return range([question.min, question.max]).map((one) => ({
        ...one,
        whole: one.whole && (question.step ?? 1) % 1 === 0,
      }));
    case 'number':
      return question.scored
        ? [{ ...(range([question.min ?? 0, question.max ?? 1_000])[0] as ScoreRange), whole: false }]
        : [];
    case 'yes_no':
      return range([question.scoreYes, question.scoreNo].flatMap((point) => point ?? []));
    default:
      return [];
  }
}
