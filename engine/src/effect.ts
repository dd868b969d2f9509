/** What the engine asks the world to do. Ids are made of run, step, visit, kind and occurrence, never of events. [R14] */
import type { RunEnd, Task } from './run-state.ts';
import type { LookedAt } from './steps/ai/looked-at.ts';

export type CloseReason = 'done' | 'expired' | 'ended' | 'withdrawn';

export type Effect = { id: string; at: number } & (
  | { kind: 'openTask'; task: Task; proposal: string | null }
  | { kind: 'closeTask'; task: string; reason: CloseReason }
  /** `task` is set when the nudge reminds of a task that was put off. */
  | { kind: 'sendNudge'; item: string | null; task: string | null; freshUntil: number | null }
  | {
      kind: 'askModel';
      task: string;
      node: string;
      prompt: string;
      branches: string[];
      answerBy: number;
      /** Left out where the creator names none. */
      lookedAt?: LookedAt[];
    }
  | {
      kind: 'notifyExpert';
      node: string | null;
      item: string | null;
      task: string | null;
      about: ExpertNotice;
    }
  | { kind: 'finish'; node: string | null }
  | { kind: 'fail'; node: string | null; reason: RunEnd['reason'] }
);

export type ExpertNotice = 'nudge' | 'review' | 'stuck' | 'alert' | 'urgent';
export type EffectKind = Effect['kind'];

/** The middle of nearly every id. Putting ids together is much of what the engine does, so it is put together here. */
const FIRST_VISIT: Readonly<Record<EffectKind | 'task', string>> = {
  openTask: '/1/openTask/',
  closeTask: '/1/closeTask/',
  sendNudge: '/1/sendNudge/',
  askModel: '/1/askModel/',
  notifyExpert: '/1/notifyExpert/',
  finish: '/1/finish/',
  fail: '/1/fail/',
  task: '/1/task/',
};

export function effectId(
  run: string,
  source: string,
  visit: number,
  kind: EffectKind | 'task',
  occurrence: number | string,
): string {
  return `${run}/${source}${visit === 1 ? FIRST_VISIT[kind] : `/${visit}/${kind}/`}${occurrence}`;
}

export const taskId = (run: string, source: string, visit: number, occurrence: number): string =>
  effectId(run, source, visit, 'task', occurrence);

/** Modules share the place of steps in ids; the colon keeps them apart, because no step's id has one. */
export const moduleSource = (moduleId: string): string => `module:${moduleId}`;
