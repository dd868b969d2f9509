import type { Item, KpiItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { type Answer, type Answers, askedQuestions, type Question } from '@regimen/engine/questions.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { Task } from '@regimen/engine/run-state.ts';

/** How somebody lives through a program. Numbers from 0 to 1. */
export interface Behaviour {
  /** How much of what is asked they do. */
  adherence: number;
  /** How well it goes at this moment: 0 as at the beginning, 1 as good as it gets. */
  wellness: number;
  random: () => number;
}

/** What the person, or the expert who looks after them, does about a task; nothing, when they let it pass. */
export function reactionTo(task: Task, protocol: Protocol, life: Behaviour, id: string): RunEvent | null {
  if (task.target === 'model') return { id, type: 'aiDecision', task: task.id, branch: '' };
  if (task.target === 'follower' && life.random() > life.adherence) return null;
  const item = task.item === null ? undefined : protocol.items[task.item];
  if (task.target === 'system') return decision(task, item, life, id);
  switch (task.kind) {
    case 'kpi':
      return item?.kind === 'kpi'
        ? { id, type: 'reading', kpi: task.item ?? '', value: readingOf(item, life), task: task.id }
        : null;
    case 'assessment':
    case 'followup': {
      const questions = questionsOf(item);
      return questions.length > 0
        ? { id, type: 'answers', task: task.id, answers: answersTo(questions, life) }
        : { id, type: 'taskDone', task: task.id };
    }
    case 'services':
      return { id, type: 'booking', task: task.id, status: 'booked' };
    default:
      return { id, type: 'taskDone', task: task.id, ...proofFor(item, protocol, life) };
  }
}

function decision(task: Task, item: Item | undefined, life: Behaviour, id: string): RunEvent {
  const questions = questionsOf(item);
  return {
    ...{ id, type: 'expertDecision', task: task.id, outcome: 'success' },
    ...(questions.length > 0 && { answers: answersTo(questions, life) }),
  };
}

const questionsOf = (item: Item | undefined): Question[] =>
  item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];

function proofFor(item: Item | undefined, protocol: Protocol, life: Behaviour) {
  if (item?.kind === 'challenge' && item.proof === 'number')
    return { proof: 20 + Math.round(life.random() * 20) };
  if (item?.kind === 'challenge' && item.proof !== 'none') return { proof: '✓' };
  if (item?.kind === 'order' && item.orderType === 'upload') return { proof: '✓' };
  const kpi = item?.kind === 'order' && item.resultKpi ? protocol.items[item.resultKpi] : undefined;
  return kpi?.kind === 'kpi' ? { value: readingOf(kpi, life) } : {};
}

/** From a fifth outside the target towards well inside it, with a little up and down. */
function readingOf({ range, target, direction }: KpiItem, life: Behaviour): number {
  const low = target?.min ?? range.min;
  const high = target?.max ?? range.max;
  const width = high - low || 1;
  const inside = (low + high) / 2;
  const outside = direction === 'lower' ? high + width * 0.2 : low - width * 0.4;
  const value = outside + (inside - outside) * life.wellness + (life.random() - 0.5) * width * 0.1;
  const kept = Math.min(range.max, Math.max(range.min, value));
  return width > 20 ? Math.round(kept) : Math.round(kept * 10) / 10;
}

function answersTo(questions: readonly Question[], life: Behaviour): Answers {
  const answers: Answers = {};
  // One answer may bring another question: again until all that are asked have theirs.
  for (;;) {
    const open = askedQuestions(questions, answers).filter(({ id }) => !(id in answers));
    const given = open.flatMap((question) => {
      const answer = answerTo(question, life);
      return answer === null ? [] : [[question.id, answer] as const];
    });
    if (given.length === 0) return answers;
    for (const [id, answer] of given) answers[id] = answer;
  }
}

function answerTo(question: Question, life: Behaviour): Answer | null {
  const nearly = Math.min(0.999, Math.max(0, life.wellness + (life.random() - 0.5) * 0.4));
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[Math.floor((1 - nearly) * list.length)] ?? list[0];
  switch (question.kind) {
    case 'single':
      return byScore(question.options, nearly)?.id ?? null;
    case 'multiple':
      return pick(question.options) ? [pick(question.options)?.id ?? ''] : null;
    case 'scale':
    case 'slider': {
      const step = question.step ?? 1;
      const steps = Math.floor((question.max - question.min) / step);
      return question.min + Math.round(nearly * steps) * step;
    }
    case 'number': {
      const min = question.min ?? 0;
      const max = Math.min(question.max ?? 10, min + 10);
      return Math.round(min + (max - min) * (1 - nearly));
    }
    case 'matrix':
      return Object.fromEntries(
        question.rows.map(({ id }) => [id, byScore(question.options, nearly)?.id ?? '']),
      );
    case 'yes_no':
      return false;
    default:
      return question.required === false ? null : question.kind === 'date' ? '2026-01-01' : '–';
  }
}

/** Fewer points for whoever is better, as in most sheets. */
function byScore<T extends { score?: number }>(options: readonly T[], wellness: number): T | undefined {
  const ordered = options.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return ordered[Math.min(ordered.length - 1, Math.floor(wellness * ordered.length))];
}
