/** To which task of the draft something that was really done belongs, and what of it fits there. [R81] */
import type { Item } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import { type Answers, answerFaults, type Question } from '../questions.ts';
import { inOwnUnit } from '../readings.ts';
import type { RunEvent } from '../run-event.ts';
import type { Run, Task } from '../run-state.ts';
import { sameJson } from '../same-json.ts';
import { asksModel, modelOf } from '../steps/traits.ts';
import type { Happening } from './real-life.ts';

/** Which task of the draft took the place of a real one; what follows for the real one goes there too. */
export type Pairs = Map<string, string>;

/** The event as the draft's run gets it; null where it asks for no such thing, or for more than was said. */
export function eventInDraft(happening: Happening, run: Run, draft: Protocol, pairs: Pairs): RunEvent | null {
  const { task } = happening;
  const event = withUnit(happening, draft);
  if (event === null) return null;
  if (!('task' in event) || event.task === undefined) return event;
  if (!task) return null;
  const found = counterpart(happening, task, run, draft, pairs);
  if (!found) return null;
  const fitted = fittedTo(event, found, draft.items[found.item ?? '']);
  if (fitted) pairs.set(task.id, found.id);
  return fitted;
}

/** [R95] A number without a unit meant that of the version under which it was given. */
function withUnit({ event, task, protocol }: Happening, draft: Protocol): RunEvent | null {
  const asked = protocol.items[task?.item ?? ''];
  const result = event.type === 'taskDone' && asked?.kind === 'order' ? asked.resultKpi : undefined;
  const kpi = event.type === 'reading' ? event.kpi : result;
  const [was, is] = [protocol.items[kpi ?? ''], draft.items[kpi ?? '']];
  if (was?.kind !== 'kpi' || is?.kind !== 'kpi' || was.unit === is.unit) return event;
  if (event.type === 'reading') return { ...event, unit: event.unit ?? was.unit };
  if (event.type !== 'taskDone' || event.value === undefined) return event;
  const value = inOwnUnit(is, event.value, was.unit);
  return value === null ? null : { ...event, value };
}

function counterpart(
  { protocol, wasTaken }: Happening,
  task: Task,
  run: Run,
  draft: Protocol,
  pairs: Pairs,
): Task | null {
  const open = run.tasks.filter((other) => isSameThing(task, protocol, other, draft));
  const paired = pairs.get(task.id);
  const same = open.find(({ id }) => id === paired) ?? open.find(({ id }) => id === task.id);
  // What was refused is worth trying where the very same task has a longer window, and nowhere else.
  if (same || paired !== undefined || !wasTaken) return same ?? null;
  const taken = new Set(pairs.values());
  const free = open.filter(({ id }) => !taken.has(id));
  // The same step or module before others that ask for the same thing; among those the one that was asked last.
  return free.findLast((other) => sourcesAgree(task, other)) ?? free.at(-1) ?? null;
}

const sourcesAgree = (one: Task, other: Task): boolean =>
  one.node === other.node && one.module === other.module;

/** The same kind of task for the same people, about the same item, or at the same step about one that took its place. */
function isSameThing(real: Task, protocol: Protocol, other: Task, draft: Protocol): boolean {
  if (real.kind !== other.kind || real.target !== other.target) return false;
  if (asksModel(real.kind)) return real.node === other.node && sameQuestion(real, protocol, draft);
  if (real.item !== null && real.item === other.item) return true;
  if (!sourcesAgree(real, other)) return false;
  return isCopy(protocol.items[real.item ?? ''], draft.items[other.item ?? '']);
}

/** A model that is asked something else, or told something else, might answer something else. */
function sameQuestion(real: Task, protocol: Protocol, draft: Protocol): boolean {
  if (real.target !== 'model') return true;
  const questionIn = (of: Protocol) => {
    const node = of.nodes.find(({ id }) => id === real.node);
    const model = node && modelOf(node);
    return model && { prompt: model.prompt, facts: model.facts ?? [] };
  };
  return sameJson(questionIn(protocol), questionIn(draft));
}

/** What others use cannot be changed: who changes it puts a copy in its place, which has another id. */
function isCopy(was: Item | undefined, is: Item | undefined): boolean {
  if (!was || !is) return was === is;
  if (was.kind !== is.kind) return false;
  if (was.kind === 'kpi' && is.kind === 'kpi') return was.name === is.name && was.unit === is.unit;
  if (was.kind === 'order' && is.kind === 'order') return was.orderType === is.orderType;
  if (was.kind === 'challenge' && is.kind === 'challenge') return was.proof === is.proof;
  return was.kind === 'assessment' || was.kind === 'activity' || was.name === is.name;
}

function fittedTo(event: RunEvent, task: Task, item: Item | undefined): RunEvent | null {
  if (event.type === 'reading') return { ...event, task: task.id, kpi: task.item ?? event.kpi };
  if ((event.type !== 'answers' && event.type !== 'expertDecision') || event.answers === undefined)
    return { ...event, task: task.id } as RunEvent;
  const questions = (item && 'questions' in item && item.questions) || [];
  const answers = fittingAnswers(questions, event.answers);
  return answers && { ...event, task: task.id, answers };
}

/** Without answers to what is not asked; null where something is asked that was not answered. */
function fittingAnswers(questions: readonly Question[], given: Answers): Answers | null {
  const answers = { ...given };
  // Leaving one out may mean that another is not asked any more.
  for (let round = 0; round <= questions.length + 1; round++) {
    const faults = answerFaults(questions, answers);
    if (faults.length === 0) return answers;
    const extra = faults.filter(({ fault }) => fault === 'not-asked');
    if (extra.length === 0) return null;
    for (const { question } of extra) delete answers[question];
  }
  return null;
}
