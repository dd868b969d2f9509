/** Every sheet of answers that can be handed in, told apart only by what conditions can see of it: exact, not a range. */
import { compare, type FactValue, type Leaf } from '../condition.ts';
import type { ActivityItem, AssessmentItem, Band } from '../items.ts';
import type { Option, Question } from '../questions.ts';
import { ANY } from './codes.ts';
import { type Effort, TooLarge } from './effort.ts';
import { MANY, spread } from './sample-values.ts';
import { scoreRange } from './score-range.ts';

/** What one question can add: its answer (`null`: none), its points, and how many of its parts were scored. */
type Given = { answer: FactValue; points: number; scored: number };

/** Values that no comparison tells apart are one; the first found stands for them. */
export class Classes {
  readonly values: FactValue[] = [null];
  private readonly known = new Map<string, number>();

  readonly named: readonly FactValue[];
  private readonly sees: (value: FactValue) => string;
  private readonly onLook: () => void;

  /** `named` are the values that comparisons name: boundaries, words. */
  constructor(sees: (value: FactValue) => string, named: readonly FactValue[], onLook: () => void) {
    this.sees = sees;
    this.named = named;
    this.onLook = onLook;
  }

  of(value: FactValue): number {
    if (value === null) return 0;
    this.onLook();
    const seen = this.sees(value);
    const known = this.known.get(seen);
    if (known !== undefined) return known;
    this.known.set(seen, this.values.length);
    return this.values.push(value) - 1;
  }
}

export const seenBy =
  (leaves: readonly Leaf[]) =>
  (value: FactValue): string =>
    leaves.map((leaf) => (compare(leaf, value) ? '1' : '0')).join('');

/** Scores are seen by comparisons of the score and of the band that it falls into. */
export const scoreSeenBy =
  (leaves: readonly Leaf[], bands: readonly Band[]) =>
  (value: FactValue): string => {
    const band = bands.find(({ min, max }) => Number(value) >= min && Number(value) <= max)?.id ?? null;
    return leaves.map((leaf) => (compare(leaf, leaf.is === 'band' ? band : value) ? '1' : '0')).join('');
  };

export type Sheet = { score: number; answers: readonly number[] };
export type Sheets = {
  sheets: readonly Sheet[];
  /** False: some of them may be none that anybody can hand in. */
  sure: boolean;
};

const MOST = 4_000;

/** `score` and `answers` hold the classes of what is looked at; both are filled on the way. */
export function sheetsOf(
  item: AssessmentItem | ActivityItem,
  score: Classes | null,
  answers: ReadonlyMap<string, Classes>,
  effort: Effort,
): Sheets {
  const asked = item.questions ?? [];
  const order = [...answers.keys()];
  const isScored = score !== null && item.kind === 'assessment' && item.scoring.method !== 'none';
  const mean = item.kind === 'assessment' && item.scoring.method === 'mean';
  type Sum = { points: number; scored: number; answers: number[] };
  let sums = new Map<string, Sum>([['', { points: 0, scored: 0, answers: order.map(() => 0) }]]);
  let sure = true;
  for (const question of asked) {
    const classes = answers.get(question.id);
    const given = givenTo(question, isScored, classes, effort);
    if (given === null) return byRange(item, score, answers, effort);
    if (given.length === 0) continue;
    if (question.when !== undefined) sure = false;
    const next = new Map<string, Sum>();
    for (const sum of sums.values())
      for (const { answer, points, scored } of given) {
        effort.spend(10 + order.length);
        const all = classes ? [...sum.answers] : sum.answers;
        if (classes) all[order.indexOf(question.id)] = classes.of(answer);
        const total = rounded(sum.points + points);
        const count = mean ? sum.scored + scored : Math.min(1, sum.scored + scored);
        const key = `${total} ${count} ${all.join()}`;
        if (!next.has(key)) next.set(key, { points: total, scored: count, answers: all });
        if (next.size > MOST) return byRange(item, score, answers, effort);
      }
    sums = next;
  }
  const factor = item.kind === 'assessment' ? (item.scoring.multiply ?? 1) : 1;
  const found = new Map<string, Sheet>();
  for (const sum of sums.values()) {
    const raw = mean ? sum.points / sum.scored : sum.points;
    const index = isScored && sum.scored > 0 ? score.of(Math.round(raw * factor * 10_000) / 10_000) : 0;
    found.set(`${index} ${sum.answers.join()}`, { score: index, answers: sum.answers });
  }
  return { sheets: [...found.values()], sure };
}

/** Sums of tenths do not come out even in binary. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Too many sheets to look at each: score and answers within their ranges, each for itself. */
function byRange(
  item: AssessmentItem | ActivityItem,
  score: Classes | null,
  answers: ReadonlyMap<string, Classes>,
  effort: Effort,
): Sheets {
  const scores = new Set<number>();
  const range = item.kind === 'assessment' ? scoreRange(item) : null;
  if (score === null || range === null) scores.add(0);
  else {
    const edges = item.kind === 'assessment' ? item.bands.flatMap(({ min, max }) => [min, max]) : [];
    const named = score.named.filter((value) => typeof value === 'number');
    for (const value of spread([...edges, ...named], range.min, range.max, range.whole))
      scores.add(score.of(value));
  }
  const choices = [...answers].map(([id, classes]) => {
    const question = item.questions?.find((one) => one.id === id);
    const given = question ? givenTo(question, false, classes, effort) : [];
    if (given === null) throw new TooLarge();
    const indexes = new Set(given.map(({ answer }) => classes.of(answer)));
    return indexes.size === 0 ? [0] : [...indexes];
  });
  const count = choices.reduce((product, indexes) => product * indexes.length, scores.size);
  // More than can be told apart: any answer with any other.
  if (count > MOST)
    return {
      sheets: [...scores].map((index) => ({ score: index, answers: choices.map(() => ANY) })),
      sure: false,
    };
  let sheets: Sheet[] = [...scores].map((index) => ({ score: index, answers: [] }));
  for (const indexes of choices)
    sheets = sheets.flatMap((sheet) =>
      indexes.map((index) => ({ ...sheet, answers: [...sheet.answers, index] })),
    );
  return { sheets, sure: false };
}

const MOST_STEPS = 1_001;

/** Nothing: it neither counts nor is looked at. `null`: it has too many answers to look at each. */
function givenTo(
  question: Question,
  isScored: boolean,
  seen: Classes | undefined,
  effort: Effort,
): Given[] | null {
  const given = answersTo(question, isScored, seen, effort);
  if (given === null || given.length === 0) return given;
  const optional = question.required === false || question.when !== undefined;
  return optional ? [{ answer: null, points: 0, scored: 0 }, ...given] : given;
}

function answersTo(
  question: Question,
  isScored: boolean,
  seen: Classes | undefined,
  effort: Effort,
): Given[] | null {
  const isSeen = seen !== undefined;
  const named = seen?.named ?? [];
  switch (question.kind) {
    case 'single': {
      if (!isSeen && !(isScored && hasPoints(question.options))) return [];
      return question.options.map(({ id }) =>
        withPoints(id, pointsOf(question.options, id, question.reverse)),
      );
    }
    case 'yes_no': {
      const [yes, no] = question.reverse
        ? [question.scoreNo, question.scoreYes]
        : [question.scoreYes, question.scoreNo];
      if (!isSeen && !(isScored && (yes !== undefined || no !== undefined))) return [];
      return [withPoints(true, yes), withPoints(false, no)];
    }
    case 'multiple': {
      if (!isSeen && !(isScored && hasPoints(question.options))) return [];
      const counts = isScored && hasPoints(question.options);
      const options = counts ? question.options : toldApart(question.options, named);
      if (options.length > 10) return null;
      return subsetsOf(options.map(({ id }) => id)).map((chosen) => {
        const points = chosen.flatMap((id) => pointsOf(question.options, id, question.reverse) ?? []);
        return { answer: chosen, points: points.reduce((a, b) => a + b, 0), scored: points.length };
      });
    }
    case 'matrix': {
      if (!isScored || !hasPoints(question.options)) return [];
      let rows: Given[] = [{ answer: 'answered', points: 0, scored: 0 }];
      for (const row of question.rows) {
        const known = new Map<string, Given>();
        for (const sum of rows)
          for (const { id } of question.options) {
            const points = pointsOf(question.options, id, row.reverse);
            const next = {
              ...sum,
              points: sum.points + (points ?? 0),
              scored: sum.scored + (points === undefined ? 0 : 1),
            };
            effort.spend(10);
            known.set(`${next.points} ${next.scored}`, next);
          }
        if (known.size > MOST) return null;
        rows = [...known.values()];
      }
      return rows;
    }
    case 'scale':
    case 'slider': {
      const counts = isScored && question.scored !== false;
      if (!isSeen && !counts) return [];
      const step = question.step ?? 1;
      const length = Math.floor((question.max - question.min) / step + 1e-6) + 1;
      if (length > MOST_STEPS) return counts ? null : between(named, question.min, question.max);
      return Array.from({ length }, (_, index) => {
        const value = rounded(question.min + index * step);
        const points = question.reverse ? question.min + question.max - value : value;
        return withPoints(value, counts ? points : undefined);
      });
    }
    case 'number':
      if (isScored && question.scored) return null;
      return isSeen ? between(named, question.min ?? -MANY, question.max ?? MANY) : [];
    case 'date':
      return isSeen
        ? [...named, '1000-01-01', '9999-12-31'].map((answer) => withPoints(answer, undefined))
        : [];
    default:
      return isSeen ? [...named, 'something else'].map((answer) => withPoints(answer, undefined)) : [];
  }
}

const between = (named: readonly FactValue[], min: number, max: number): Given[] =>
  spread(
    named.filter((value) => typeof value === 'number'),
    min,
    max,
    false,
  ).map((value) => withPoints(value, undefined));

const withPoints = (answer: FactValue, points: number | undefined): Given => ({
  answer,
  points: points ?? 0,
  scored: points === undefined ? 0 : 1,
});

const hasPoints = (options: readonly Option[]): boolean => options.some(({ score }) => score !== undefined);

function pointsOf(options: readonly Option[], id: string, reverse = false): number | undefined {
  const point = options.find((option) => option.id === id)?.score;
  if (point === undefined || !reverse) return point;
  const scores = options.flatMap(({ score }) => score ?? []);
  return Math.min(...scores) + Math.max(...scores) - point;
}

/** Those that comparisons name, and one that stands for all others. */
function toldApart(options: readonly Option[], named: readonly FactValue[]): readonly Option[] {
  const words = new Set(named);
  const other = options.find(({ id }) => !words.has(id));
  return [...options.filter(({ id }) => words.has(id)), ...(other ? [other] : [])];
}

function subsetsOf(ids: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const id of ids) sets.push(...sets.map((set) => [...set, id]));
  return sets;
}
