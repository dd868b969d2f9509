import type { PromptWhy } from '@regimen/contract/prompt-why.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import { drawsFrom, seedOf } from '@regimen/engine/simulate/draws.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import { newId } from '../src/db/ids.ts';
import type { NewPrompt, NewTask } from '../src/features/enrollments/new-rows.ts';
import type { EnrollmentRow } from '../src/features/enrollments/rows.ts';
import type { Step } from '../src/features/enrollments/take-step.ts';
import {
  type DuePrompt,
  decide,
  type Person,
  wantedChannels,
} from '../src/features/notifications/arbiter.ts';
import { beforeDeadline, isAskedFor } from '../src/features/notifications/reminder-key.ts';

/** A prompt of the past, and what became of it. Instants in ms. */
export interface Told {
  prompt: NewPrompt;
  row: EnrollmentRow;
  taskId: string | null;
  status: string;
  tryAt: number | null;
  heldAt: number | null;
  sentAt: number | null;
  seenAt: number | null;
  answeredAt: number | null;
  endedAt: number | null;
  why: PromptWhy | null;
}

/** Somebody's messages: what each told. */
export interface Spoken {
  sentAt: number;
  prompts: Told[];
}

export type Listener = Omit<Person, 'sentToday'> & {
  /** Share of what they are told that they look at. */
  attentive: number;
};

type Closing = { at: number; isAnswer: boolean };

/**
 * What one person was told, over all their programs up to now, as the arbiter would have decided it then. Nobody
 * pauses in these lives.
 */
export function tellThrough(
  lives: readonly (readonly Step[])[],
  listener: Listener,
  now: number,
): { told: Told[]; spoken: Spoken[] } {
  const closings = new Map<string, Closing>();
  const told: Told[] = [];
  const taskOf = new Map<string, NewTask>();
  for (const steps of lives) collect(steps, told, taskOf, closings);
  const waiting = told.filter(({ tryAt }) => tryAt !== null).sort(byTry);
  const days = new Map<number, number>();
  const spoken: Spoken[] = [];
  let lastSent = 0;
  for (let next = waiting.shift(); next?.tryAt != null && next.tryAt <= now; next = waiting.shift()) {
    const at = next.tryAt + lookedAfterMs(next);
    if (at > now) break;
    // What was closed meanwhile brings no round.
    if (isOver(next, closings, at)) continue;
    const due = [next, ...takeDue(waiting, at)].filter((one) => !isOver(one, closings, at));
    for (const one of due) remind(one, taskOf, at, told, waiting);
    const here = dayAt(listener.zone, at);
    const person: Person = { ...listener, sentToday: days.get(here) ?? 0 };
    const stayed = due.filter((one) => !hasLeft(one, at));
    const ofPrompt = new Map(stayed.map((one) => [one.prompt.id, one]));
    const mine = ({ id }: DuePrompt) => ofPrompt.get(id) as Told;
    for (const one of due) if (!stayed.includes(one)) end(one, at, 'expired', { because: 'left' });
    const decision = decide(stayed.map(dueOf), person, at);
    for (const prompt of decision.missed) end(mine(prompt), at, 'missed', { because: 'stale' });
    for (const { prompt, until, because, hours } of decision.later) {
      const one = mine(prompt);
      one.status = because === 'most' ? 'gathered' : 'held';
      one.heldAt ??= at;
      one.tryAt = Math.min(until, prompt.freshUntil ?? until);
      const zone = because === 'welcome' ? prompt.zone : person.zone;
      const most = because === 'most' ? { most: person.mostADay } : {};
      const held = { because, until: new Date(until).toISOString(), zone, ...(hours && { hours }), ...most };
      one.why = { ...one.why, held };
      put(waiting, one);
    }
    for (const { prompts, channels, isCounted } of decision.messages) {
      lastSent = Math.max(at, lastSent + 1);
      const number = (days.get(here) ?? 0) + (isCounted ? 1 : 0);
      days.set(here, number);
      for (const prompt of prompts) {
        const common = { by: channels, together: prompts.length, number, most: person.mostADay };
        const one = mine(prompt);
        Object.assign(one, { status: 'delivered', sentAt: lastSent, tryAt: null });
        one.why = { ...one.why, told: { ...common, wanted: wantedChannels(prompt, person) } };
      }
      spoken.push({ sentAt: lastSent, prompts: prompts.map(mine) });
    }
  }
  for (const one of told) conclude(one, closings, listener.attentive, now);
  return { told, spoken };
}

function collect(
  steps: readonly Step[],
  told: Told[],
  taskOf: Map<string, NewTask>,
  closings: Map<string, Closing>,
): void {
  const row = steps.at(-1)?.after;
  if (!row) return;
  for (const step of steps) {
    for (const task of step.opened) taskOf.set(task.key, task);
    for (const { key, at, status } of step.closed)
      closings.set(key, { at: at.getTime(), isAnswer: status === 'done' || status === 'declined' });
    for (const prompt of step.prompts) {
      const at = prompt.intendedAt.getTime();
      const isMissed = prompt.status === 'missed';
      told.push({
        prompt,
        row,
        taskId: taskOf.get(prompt.taskKey ?? '')?.id ?? null,
        status: prompt.status,
        tryAt: isMissed ? null : at,
        endedAt: isMissed ? at : null,
        heldAt: null,
        sentAt: null,
        seenAt: null,
        answeredAt: null,
        why: null,
      });
    }
  }
}

const byTry = (a: Told, b: Told): number => (a.tryAt ?? 0) - (b.tryAt ?? 0);

function put(waiting: Told[], one: Told): void {
  const place = waiting.findIndex((other) => byTry(one, other) < 0);
  waiting.splice(place < 0 ? waiting.length : place, 0, one);
}

/** What is due by then, and what was gathered for later. */
function takeDue(waiting: Told[], at: number): Told[] {
  const due = waiting.filter(({ tryAt, status }) => (tryAt ?? 0) <= at || status === 'gathered');
  for (const one of due) waiting.splice(waiting.indexOf(one), 1);
  return due;
}

/** The worker looks every second, and takes a moment. */
const lookedAfterMs = ({ prompt }: Told): number => drawsFrom(seedOf(prompt.key, 3)).whole(120, 1_300);

const isOver = ({ prompt }: Told, closings: Map<string, Closing>, at: number): boolean =>
  prompt.taskKey !== null && (closings.get(prompt.taskKey)?.at ?? Infinity) <= at;

const hasLeft = ({ row }: Told, at: number): boolean =>
  row.status === 'withdrawn' && row.endedAt !== null && row.endedAt.getTime() <= at;

function end(one: Told, at: number, status: string, ended: NonNullable<PromptWhy['ended']>): void {
  Object.assign(one, { status, endedAt: at, tryAt: null, why: { ...one.why, ended } });
}

const dueOf = ({ prompt, row }: Told): DuePrompt => ({
  id: prompt.id,
  kind: prompt.kind as DuePrompt['kind'],
  isImportant: prompt.isImportant,
  isAskedFor: isAskedFor(prompt),
  channel: prompt.channel as DuePrompt['channel'],
  intendedAt: prompt.intendedAt.getTime(),
  freshUntil: prompt.freshUntil?.getTime() ?? null,
  welcome: null,
  zone: row.zone,
});

/** As `insertReminders`: two hours ahead of a deadline, or a quarter of the task's time where that is less. */
function remind(one: Told, taskOf: Map<string, NewTask>, at: number, told: Told[], waiting: Told[]): void {
  const { prompt } = one;
  const task = taskOf.get(prompt.taskKey ?? '');
  if (prompt.kind !== 'task' || one.status !== 'intended' || !task) return;
  const deadline = task.lateAt ?? task.expiresAt;
  if (!deadline) return;
  const room = deadline.getTime() - task.openedAt.getTime();
  const intendedAt = deadline.getTime() - Math.min(120 * MINUTE_MS, room / 4);
  if (room < 180 * MINUTE_MS || intendedAt <= at) return;
  const reminder: Told = {
    ...one,
    tryAt: intendedAt,
    why: null,
    prompt: {
      ...prompt,
      id: newId(at),
      key: `${prompt.key}${beforeDeadline}`,
      kind: 'reminder',
      isImportant: true,
      intendedAt: new Date(intendedAt),
      freshUntil: deadline,
    },
  };
  told.push(reminder);
  put(waiting, reminder);
}

/** What the person did about it in the end: a task that is closed closes what was told of it. */
function conclude(one: Told, closings: Map<string, Closing>, attentive: number, now: number): void {
  const closing = one.prompt.taskKey === null ? undefined : closings.get(one.prompt.taskKey);
  if (closing && one.endedAt === null) {
    const { at, isAnswer } = closing;
    Object.assign(one, { status: isAnswer ? 'answered' : 'expired', tryAt: null, endedAt: at });
    if (!isAnswer) return;
    one.answeredAt = at;
    // Whoever answers has opened it a little before.
    if (one.sentAt !== null) one.seenAt = Math.max(one.sentAt, at - 2 * MINUTE_MS);
    return;
  }
  if (one.status !== 'delivered' || one.sentAt === null) return;
  const draws = drawsFrom(seedOf(one.prompt.key, 7));
  const seenAt = one.sentAt + draws.whole(2, 600) * MINUTE_MS;
  if (!draws.chance(attentive) || seenAt >= now) return;
  Object.assign(one, { status: 'seen', seenAt });
}
