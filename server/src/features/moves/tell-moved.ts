import type { Found } from '@regimen/contract/moves.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { notifyAll } from '../notifications/notify.ts';
import type { Moved } from './move-one.ts';
import { findPage } from './queries.ts';

/** Whoever sees something else now than before hears of it once, under the bell and nowhere else. */
export async function tellMoved(scope: Scope, tx: Tx, moved: readonly Moved[], to: string): Promise<void> {
  const told = moved.filter(({ outcome, step }) => step?.event?.type === 'move' && isSeen(outcome.found));
  if (told.length === 0) return;
  const page = await findPage(tx, to);
  const program = page ? programTextIn(page.texts, scope.locale).title : '';
  const news = told.flatMap(({ step }) => {
    if (!step) return [];
    const { userId, programId } = step.after;
    const link = `/follow-program/${programId}`;
    const kind = 'program-updated' as const;
    const about = programId;
    return [{ userId, kind, data: { program }, link, about, at: scope.now, isQuiet: true as const }];
  });
  await notifyAll(tx, news);
}

function isSeen(found: Found | null): boolean {
  const { differences, how } = found ?? {};
  if (how === 'other-step') return true;
  if (!differences) return false;
  const { appears, vanishes, changes } = differences;
  return [appears, vanishes, changes].some((parts) => Object.values(parts).some((list) => list.length > 0));
}
