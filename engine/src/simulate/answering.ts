/** Answers and readings of somebody whose trend is known. */
import type { KpiItem } from '../items.ts';
import { type Answer, type Answers, askedQuestions, type Option, type Question } from '../questions.ts';
import type { Draws } from './draws.ts';

/** `level` gives, anew for each question, the share of the highest points that the answer is to get. */
export function answersTo(questions: readonly Question[], draws: Draws, level: () => number): Answers {
  const answers: Answers = {};
  const skipped = new Set<string>();
  // One answer may bring another question: again until all that are asked have theirs.
  for (;;) {
    const open = askedQuestions(questions, answers).filter(({ id }) => !(id in answers) && !skipped.has(id));
    if (open.length === 0) return answers;
    for (const question of open) {
      if (question.required === false && draws.chance(0.4)) skipped.add(question.id);
      else answers[question.id] = answerTo(question, draws, level());
    }
  }
}

function answerTo(question: Question, draws: Draws, level: number): Answer {
  const points = 'reverse' in question && question.reverse ? 1 - level : level;
  switch (question.kind) {
    case 'single':
      return optionAt(question.options, draws, points);
    case 'multiple': {
      const chosen = question.options.filter(() => draws.chance(0.3)).map(({ id }) => id);
      return chosen.length > 0 ? chosen : [optionAt(question.options, draws, points)];
    }
    case 'matrix':
      return Object.fromEntries(
        question.rows.map((row) => [
          row.id,
          optionAt(question.options, draws, row.reverse ? 1 - level : level),
        ]),
      );
    case 'scale':
    case 'slider': {
      const step = question.step ?? 1;
      const steps = Math.floor((question.max - question.min) / step + 1e-9);
      const place = question.scored === false ? draws.next() : points;
      return question.min + Math.min(steps, Math.floor(place * (steps + 1))) * step;
    }
    case 'number': {
      const { min = 0 } = question;
      const { max = min + 10 } = question;
      const value = Math.round(min + (max - min) * (question.scored ? points : draws.next()));
      return Math.min(max, Math.max(min, value));
    }
    case 'yes_no': {
      const { scoreYes, scoreNo } = question;
      if (scoreYes === undefined && scoreNo === undefined) return draws.chance(0.25);
      const yesIsMore = (scoreYes ?? 0) >= (scoreNo ?? 0);
      return draws.chance(points) === yesIsMore;
    }
    case 'date':
      return '2026-01-01';
    default:
      return '–';
  }
}

/** Options with points are taken by them; where there are none, one is as good as another. */
function optionAt(options: readonly Option[], draws: Draws, points: number): string {
  if (options.every(({ score }) => score === undefined)) return draws.pick(options)?.id ?? '';
  const ordered = options.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  return ordered[Math.min(ordered.length - 1, Math.floor(points * ordered.length))]?.id ?? '';
}

/** 0: a quarter of the way from the target's edge to the end of the range. 0.6: on that edge. 1: well inside. */
export function readingAt(item: KpiItem, wellness: number, fromAbove: boolean): number {
  const { range, direction } = item;
  const quarter = (range.max - range.min) / 4;
  const low = item.target?.min ?? (item.target ? range.min : range.min + quarter);
  const high = item.target?.max ?? (item.target ? range.max : range.max - quarter);
  const above = direction === 'lower' || (direction === 'within' && fromAbove);
  const edge = above ? high : low;
  const outside = above ? high + (range.max - high) / 4 : low - (low - range.min) / 4;
  const inside = edge + ((low + high) / 2 - edge) / 2;
  const value =
    wellness < EDGE
      ? outside + ((edge - outside) * wellness) / EDGE
      : edge + ((inside - edge) * (wellness - EDGE)) / (1 - EDGE);
  const width = range.max - range.min;
  const parts = width > 100 ? 1 : width > 4 ? 10 : 100;
  return Math.min(range.max, Math.max(range.min, Math.round(value * parts) / parts));
}

const EDGE = 0.6;
