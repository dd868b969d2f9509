/** A follower, an expert and a model who do anything that is possible; what they do follows from the seed alone. */
import type { Effect } from '../effect.ts';
import type { Protocol } from '../protocol.ts';
import { type Answer, type Answers, askedQuestions, type Question } from '../questions.ts';
import type { RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';
import type { Behaviour, Reaction } from '../simulate.ts';
import { everyBranch } from '../steps/ai/branch-path.ts';
import { branchesOf } from '../steps/traits.ts';
import { type Random, randomFrom } from './random.ts';

export function randomBehaviour(seed: number): Behaviour {
  return (effect, _run, protocol) => {
    if (effect.kind !== 'openTask' && effect.kind !== 'askModel') return null;
    const random = randomFrom(hashed(effect.id) ^ seed);
    // Every third follower is a diligent one, so that long challenges are won as well as lost.
    const diligent = seed % 3 === 0;
    if (random.chance(diligent ? 0.01 : 0.15)) return null;
    const at = effect.at + random.whole(1, diligent ? 120 : 1_200) * 60_000;
    return reactionTo(effect, protocol, random, at);
  };
}

function reactionTo(
  effect: Extract<Effect, { kind: 'openTask' | 'askModel' }>,
  protocol: Protocol,
  random: Random,
  at: number,
): Reaction | null {
  const id = `re-${effect.id}`;
  if (effect.kind === 'askModel') {
    const branch = random.chance(0.1) ? 'nonsense' : random.pick(effect.branches);
    return { at: effect.at + 60_000, event: { id, type: 'aiDecision', task: effect.task, branch } };
  }
  const event = answerTo(effect.task, protocol, random, id);
  return event && { at, event };
}

export function answerTo(task: Task, protocol: Protocol, random: Random, id: string): RunEvent | null {
  const item = task.item === null ? undefined : protocol.items[task.item];
  if (task.kind !== 'ai' && random.chance(0.08))
    return task.target === 'system'
      ? { id, type: 'expertDecision', task: task.id, outcome: 'failure' }
      : { id, type: 'taskDone', task: task.id, outcome: 'failure' };
  switch (task.kind) {
    case 'assessment':
    case 'followup': {
      const questions =
        item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];
      const answers = randomAnswers(questions, random);
      if (task.target !== 'system') return { id, type: 'answers', task: task.id, answers };
      return { id, type: 'expertDecision', task: task.id, outcome: 'success', answers };
    }
    case 'kpi': {
      if (item?.kind !== 'kpi' || task.item === null) return null;
      const { min, max } = item.range;
      const value = Math.round((min + random.next() * (max - min)) * 10) / 10;
      return { id, type: 'reading', kpi: task.item, value, task: task.id };
    }
    case 'order': {
      const kpi = item?.kind === 'order' && item.resultKpi ? protocol.items[item.resultKpi] : undefined;
      const value =
        kpi?.kind === 'kpi' ? random.whole(Math.ceil(kpi.range.min), Math.floor(kpi.range.max)) : 1;
      return { id, type: 'taskDone', task: task.id, proof: 'file', value };
    }
    case 'challenge':
      return { id, type: 'taskDone', task: task.id, proof: 20 };
    case 'services':
      return {
        id,
        type: 'booking',
        task: task.id,
        status: random.pick(['booked', 'attended', 'attended', 'cancelled']),
      };
    case 'ai':
      return task.target === 'model'
        ? saidByModel(task, protocol, random, id)
        : { id, type: 'expertDecision', task: task.id };
    default:
      return null;
  }
}

/** A branch, an outer one, nonsense, or nothing that can be used; more or less sure. */
function saidByModel(task: Task, { nodes }: Protocol, random: Random, id: string): RunEvent {
  const branches = everyBranch(branchesOf(nodes.find((node) => node.id === task.node)));
  const branch = random.chance(0.15) ? 'nonsense' : random.pick(branches).id;
  return {
    id,
    type: 'aiDecision',
    task: task.id,
    branch,
    ...(random.chance(0.7) && { sure: random.whole(0, 100) / 100 }),
    ...(random.chance(0.15) && { because: random.pick(['no-model', 'limit', 'wrong-shape'] as const) }),
  };
}

export function randomAnswers(questions: readonly Question[], random: Random): Answers {
  const answers: Answers = {};
  for (const question of questions)
    if (askedQuestions([question], answers).length > 0 && (question.required !== false || random.chance(0.7)))
      answers[question.id] = randomAnswer(question, random);
  return answers;
}

function randomAnswer(question: Question, random: Random): Answer {
  switch (question.kind) {
    case 'single':
      return random.pick(question.options).id;
    case 'multiple':
      return question.options.filter(() => random.chance(0.4)).map((option) => option.id);
    case 'matrix':
      return Object.fromEntries(question.rows.map((row) => [row.id, random.pick(question.options).id]));
    case 'scale':
    case 'slider':
      return random.whole(question.min, question.max);
    case 'number':
      return random.whole(question.min ?? 0, question.max ?? 100);
    case 'yes_no':
      return random.chance(0.3);
    case 'date':
      return '2026-03-02';
    default:
      return 'words';
  }
}

function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
