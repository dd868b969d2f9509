import type { ItemKind } from '../items.ts';
import type { StepType } from '../protocol.ts';

/** What each is called, and after that what else it was or is called before it has a name of its own. */
export type TypeNames = Readonly<Record<StepType | ItemKind, readonly [name: string, ...others: string[]]>>;

/** What each is called; the other names are only known. */
export const firstNames = (names: TypeNames): Record<keyof TypeNames, string> =>
  Object.fromEntries(Object.entries(names).map(([type, [name]]) => [type, name])) as never;

export const ENGLISH = {
  population: ['Population'],
  order: ['Order'],
  nudge: ['Nudge'],
  followup: ['Activity', 'Follow-up', 'Followup'],
  activity: ['Activity', 'Follow-up', 'Followup'],
  challenge: ['Challenge'],
  assessment: ['Assessment'],
  kpi: ['KPI'],
  services: ['Service'],
  service: ['Service'],
  wait: ['Wait'],
  jump: ['Jump'],
  finish: ['Finish'],
  fail: ['End early', 'Fail'],
  ai: ['AI module', 'Agent'],
  agent: ['Agent'],
} satisfies TypeNames;

/** What stands around such a name where one is added. */
export const NEW_IN_ENGLISH = /^(?:a )?new /u;
