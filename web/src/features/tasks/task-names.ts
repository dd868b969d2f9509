import type { OpenTask } from '@regimen/contract/tasks.ts';
import { isTypeName } from '@regimen/engine/given-name.ts';
import type { StepType } from '@regimen/engine/protocol.ts';

const same = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** Above the field of a reading or a result its name stands already. */
const namedInForm = new Set(['kpi', 'order']);

/** What a task is called, and below it what it is about: never the same twice, never "KPI". */
export function taskNames({ name, kind, item }: Pick<OpenTask, 'name' | 'kind' | 'item'>): {
  title: string;
  about: string | null;
} {
  const given = item && !isTypeName(item.name, item.kind) ? item.name : null;
  const title = isTypeName(name, kind as StepType) ? (given ?? name) : name;
  const isSaid = given === null || same(given, title) || (item !== null && namedInForm.has(item.kind));
  return { title, about: isSaid ? null : given };
}
