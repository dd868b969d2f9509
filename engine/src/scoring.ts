/** Scores of assessments. [R23]–[R25] */
import type { AssessmentItem, Band } from './items.ts';
import { type Answer, type Answers, askedQuestions, type Option, type Question } from './questions.ts';

export type Score = { score: number | null; band: string | null };

/** [R23] Sum or mean over what was asked and answered; null when nothing was, or when nothing is scored. */
export function scoreOf(item: AssessmentItem, answers: Answers): Score {
  const score = scoreOver(item, answers, askedQuestions(item.questions, answers));
  return { score, band: score === null ? null : (bandOf(item.bands, score)?.id ?? null) };
}

/** [R100] Each subscale by itself, as the whole is scored; null where the assessment has none. */
export function subscaleScores(
  item: AssessmentItem,
  answers: Answers,
): Readonly<Record<string, number | null>> | null {
  if (item.subscales === undefined || item.subscales.length === 0) return null;
  const asked = askedQuestions(item.questions, answers);
  return Object.fromEntries(
    item.subscales.map(({ id, questions }) => [
      id,
      scoreOver(
        item,
        answers,
        asked.filter((question) => questions.includes(question.id)),
      ),
    ]),
  );
}

function scoreOver(
  { scoring: { method, multiply = 1 } }: AssessmentItem,
  answers: Answers,
  questions: readonly Question[],
): number | null {
  if (method === 'none') return null;
  const points: number[] = [];
  for (const question of questions) {
    const answer = answers[question.id];
    if (answer !== undefined) points.push(...pointsOf(question, answer));
  }
  if (points.length === 0) return null;
  const sum = points.reduce((total, point) => total + point, 0);
  return rounded((method === 'sum' ? sum : sum / points.length) * multiply);
}

/** [R25] The first band that holds the score, both ends included. */
export function bandOf(bands: readonly Band[], score: number): Band | undefined {
  return bands.find((band) => score >= band.min && score <= band.max);
}

/** Means are kept to four decimals so that the same answers give the same bytes everywhere. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function pointsOf(question: Question, answer: Answer): number[] {
  switch (question.kind) {
    case 'single':
      return optionPoints(question.options, String(answer), question.reverse);
    case 'multiple':
      return Array.isArray(answer)
        ? answer.flatMap((id) => optionPoints(question.options, id, question.reverse))
        : [];
    case 'matrix':
      return typeof answer === 'object' && !Array.isArray(answer)
        ? question.rows.flatMap((row) => optionPoints(question.options, answer[row.id] ?? '', row.reverse))
        : [];
    case 'scale':
    case 'slider':
      if (question.scored === false || typeof answer !== 'number') return [];
      return [question.reverse ? question.min + question.max - answer : answer];
    case 'number':
      return question.scored && typeof answer === 'number' ? [answer] : [];
    case 'yes_no': {
      const [yes, no] = [question.scoreYes ?? null, question.scoreNo ?? null];
      const point = (answer === true) !== (question.reverse ?? false) ? yes : no;
      return point === null ? [] : [point];
    }
    default:
      return [];
  }
}

/** [R24] A reversed item counts lowest + highest − points. */
function optionPoints(options: readonly Option[], id: string, reverse = false): number[] {
  const point = options.find((option) => option.id === id)?.score;
  if (point === undefined) return [];
  if (!reverse) return [point];
  const scores = options.flatMap((option) => option.score ?? []);
  return [Math.min(...scores) + Math.max(...scores) - point];
}
