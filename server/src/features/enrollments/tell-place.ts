import type { Following } from '@regimen/contract/enrollments.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { outlineOf } from './outline.ts';
import { presentCard } from './present.ts';
import { presentTaskCard } from './present-task-card.ts';
import { readPlace, thingsComing, waitsFor } from './read-place.ts';

const mostComing = 10;

type ToldPlace = Pick<Following, 'status' | 'day' | 'outline' | 'waitsFor' | 'tasks' | 'kpis'> & {
  coming: { name: string; at: string | null }[];
};

/** Of all that the page of following shows, what an agent speaks of: it is read before the first of its words. */
export async function tellPlace(scope: Scope, tx: Tx, enrollmentId: string): Promise<ToldPlace> {
  const place = await readPlace(tx, enrollmentId);
  const { row, program, run, open, summaries } = place;
  const { status, day } = presentCard(row, scope.locale, scope.now.getTime());
  const { title } = programTextIn(row.page.texts, scope.locale);
  return {
    status,
    day,
    outline: outlineOf(program, run),
    waitsFor: run && waitsFor(program, run),
    tasks: open.map((task) => presentTaskCard(task, title, program)),
    coming: thingsComing(place, mostComing).map(({ name, at }) => ({
      name,
      at: at === null ? null : new Date(at).toISOString(),
    })),
    kpis: summaries,
  };
}
