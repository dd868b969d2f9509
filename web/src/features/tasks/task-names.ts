import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import type { OpenTask, TaskCard } from '@regimen/contract/tasks.ts';
import { isTypeName } from '@regimen/engine/given-name.ts';
import type { StepType } from '@regimen/engine/protocol.ts';
import type { taskTexts } from './task-texts.ts';

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

type OfProgram = Pick<TaskCard, 'programId' | 'programTitle' | 'name'>;

/** "Next: Sleep diary"; of another program than the one just done, with its title. */
export const nextName = (
  done: Pick<OfProgram, 'programId'>,
  { programId, programTitle, name }: OfProgram,
  t: Translate<typeof taskTexts>,
  locale: Locale,
): string =>
  programId === done.programId
    ? t('nextTask', { name: isolate(name, locale) })
    : t('nextElsewhere', { name: isolate(name, locale), program: isolate(programTitle, locale) });
