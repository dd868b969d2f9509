/** What one program did to somebody in the period: whom it called, what it asked, where it led. [R82] */
import type { Effect, ExpertNotice } from '../effect.ts';
import { moduleSource } from '../effect.ts';
import { placeOfId } from '../place-of-id.ts';
import type { ProgramAdvanced, ProgramRun } from '../program.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { Task } from '../run-state.ts';
import { reasonsOf } from '../simulate/reasons.ts';
import { sourceOf } from '../tasks.ts';
import type { Trace } from '../trace.ts';
import { dayAt } from '../wall-clock.ts';

export type EscalationKind = Exclude<ExpertNotice, 'review'> | 'task' | 'review';

/** Somebody's case reached the experts. `key` says about what, so that it can be found again on the other side. */
export type Escalation = {
  key: string;
  about: EscalationKind;
  name: string;
  at: number;
  protocol: number;
  why: Trace[];
};

export type AskedTask = { key: string; name: string; isAnswered: boolean };

export type Side = {
  from: number;
  /** Days are counted by one clock on both sides, also of those who travelled. */
  zone: string;
  /** What an item is called by on both sides: its id where both have it, else its name. */
  itemKey: (item: string, protocol: Protocol) => string;
  escalations: Escalation[];
  /** By local date. */
  promptsByDay: Map<number, number>;
  promptsBySource: Map<string, { name: string; count: number }>;
  steps: Map<string, { protocol: number; node: string; name: string }>;
  tasks: Map<string, AskedTask>;
};

export const newSide = (from: number, zone: string, itemKey: Side['itemKey']): Side => ({
  from,
  zone,
  itemKey,
  escalations: [],
  steps: new Map(),
  tasks: new Map(),
  promptsByDay: new Map(),
  promptsBySource: new Map(),
});

const MOST_REASONS = 6;

export function takeCall(side: Side, program: Program, { run, effects, trace }: ProgramAdvanced): void {
  const reviews = new Set(
    effects.flatMap((effect) => (effect.kind === 'notifyExpert' && effect.task ? [effect.task] : [])),
  );
  takeSteps(side, program, run, trace);
  for (const effect of effects) {
    if (effect.kind === 'closeTask') {
      const task = side.tasks.get(effect.task);
      if (task) task.isAnswered = effect.reason === 'done';
    }
    if (effect.at < side.from) continue;
    const index = placeOfId(run, effect.id);
    const protocol = program.protocols[index]?.protocol;
    if (!protocol) continue;
    const place = { index, protocol, trace };
    if (effect.kind === 'openTask') takeTask(side, effect, place, reviews.has(effect.task.id));
    if (effect.kind === 'sendNudge') prompted(side, effect, place, nudgeName(effect, protocol));
    if (effect.kind === 'notifyExpert') takeNotice(side, effect, place);
  }
}

type Place = { index: number; protocol: Protocol; trace: readonly Trace[] };
type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

function takeTask(side: Side, effect: Of<'openTask'>, place: Place, isReview: boolean): void {
  const { task } = effect;
  const { protocol } = place;
  const name = taskName(task, protocol);
  const asked = task.item === null ? sourceOf(task) : side.itemKey(task.item, protocol);
  side.tasks.set(task.id, { key: `${task.target}/${asked}`, name, isAnswered: false });
  if (task.target === 'follower') prompted(side, effect, place, name);
  // With a notice of its own the review is told there.
  else if (task.target === 'system' && !isReview) {
    escalated(side, effect, place, { key: `task/${protocol.id}/${sourceOf(task)}`, about: 'task', name });
  }
}

function takeNotice(side: Side, effect: Of<'notifyExpert'>, place: Place): void {
  const { protocol } = place;
  const { about, item, node } = effect;
  const step = protocol.nodes.find(({ id }) => id === node)?.data.name;
  const isOfItem = about === 'alert' || about === 'urgent';
  const name = (isOfItem || !step ? protocol.items[item ?? '']?.name : step) ?? step ?? '';
  const source = effect.id.split('/')[1] ?? '';
  const what = isOfItem
    ? side.itemKey(item ?? '', protocol)
    : about === 'stuck'
      ? ''
      : `${protocol.id}/${source}`;
  escalated(side, effect, place, { key: `${about}/${what}`, about, name });
}

function escalated(
  side: Side,
  effect: Effect,
  { index, trace }: Place,
  what: Pick<Escalation, 'key' | 'about' | 'name'>,
): void {
  const why = reasonsOf(effect, trace).slice(0, MOST_REASONS);
  side.escalations.push({ ...what, at: effect.at, protocol: index, why });
}

function prompted(side: Side, effect: Effect, { protocol }: Place, name: string): void {
  const day = dayAt(side.zone, effect.at);
  side.promptsByDay.set(day, (side.promptsByDay.get(day) ?? 0) + 1);
  const key = `${protocol.id}/${effect.id.split('/')[1]}`;
  const known = side.promptsBySource.get(key);
  side.promptsBySource.set(key, { name, count: (known?.count ?? 0) + 1 });
}

function takeSteps(side: Side, program: Program, run: ProgramRun, trace: readonly Trace[]): void {
  // One call may lead through several protocols; the last of them is where the run stands.
  let index = run.index - trace.filter(({ what }) => what === 'protocol-began').length;
  for (const line of trace) {
    if (line.what === 'protocol-began') index = line.index;
    if (line.what !== 'entered' || line.at < side.from) continue;
    const protocol = program.protocols[index]?.protocol;
    const node = protocol?.nodes.find(({ id }) => id === line.node);
    if (protocol && node)
      side.steps.set(`${protocol.id}/${node.id}`, { protocol: index, node: node.id, name: node.data.name });
  }
}

export function taskName(task: Task, protocol: Protocol): string {
  if (task.node !== null) return protocol.nodes.find(({ id }) => id === task.node)?.data.name ?? '';
  const module = protocol.modules.find(({ id }) => id === task.module);
  return module?.settings.name ?? protocol.items[task.item ?? '']?.name ?? '';
}

function nudgeName(effect: Of<'sendNudge'>, protocol: Protocol): string {
  const source = effect.id.split('/')[1] ?? '';
  const node = protocol.nodes.find(({ id }) => id === source);
  const module = protocol.modules.find(({ id }) => moduleSource(id) === source);
  return node?.data.name ?? module?.settings.name ?? protocol.items[effect.item ?? '']?.name ?? '';
}
