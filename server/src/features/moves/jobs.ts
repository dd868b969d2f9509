import type { Program } from '@regimen/engine/protocol.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { judgeBatch } from './judge-people.ts';
import { moveBatch } from './move-people.ts';
import { findWork } from './queries.ts';

/** A job works for so long and then hands over to another, so that one whose worker died is soon taken up again. */
const longestMs = 20_000;

/**
 * Looks at people, or moves them, batch by batch, each in a scope of its own: what happened a moment ago is never later
 * than now. Whatever a worker had not written when it died is done by the next one.
 */
export async function movePeople(
  movingId: string,
  inScope: (work: (scope: Scope) => Promise<void>) => Promise<void>,
): Promise<void> {
  const until = performance.now() + longestMs;
  let target: Program | null = null;
  let more = true;
  while (more) {
    more = false;
    await inScope(async (scope) => {
      const moving = await scope.read((tx) => findWork(tx, movingId));
      if (moving?.state === 'judging') {
        target ??= moving.draftContent
          ? (JSON.parse(moving.draftContent) as Program)
          : await scope.read((tx) => programOf(tx, moving.versionId ?? ''));
        more = await judgeBatch(scope, movingId, moving.programId, target);
      } else if (moving?.state === 'working') more = await moveBatch(scope, movingId, moving.programId);
      if (!more || performance.now() < until) return;
      more = false;
      await scope.tx((tx) => scope.enqueue(tx, 'move-people', { movingId }));
    });
  }
}
