import type { TaskKind } from './task-event.ts';

/** Kinds of work by which the queue can be narrowed: a step’s type, a model’s proposal (`ai`), an alert. No zod: pages read it. */
export const followUpKinds = [
  'alert',
  'ai',
  'followup',
  'assessment',
  'order',
  'kpi',
  'challenge',
  'services',
] as const satisfies readonly TaskKind[];
export type FollowUpKind = (typeof followUpKinds)[number];
