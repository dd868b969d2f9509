import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { notify } from '../notifications/notify.ts';
import type { Subject } from './queries.ts';
import { findPublishedVersion } from './watch-queries.ts';

/** Whoever published it learns which tests no longer hold. */
export async function tellWhatFell(
  scope: Scope,
  tx: Tx,
  about: Subject,
  fell: readonly string[],
): Promise<void> {
  const version = await findPublishedVersion(tx, about);
  if (!version) return;
  const { protocolId, kind, subject } = about;
  const base = `/protocol-builder/${protocolId}`;
  await notify(tx, version.ownerId, {
    kind: 'ai-test-fell',
    data: { program: version.title, titles: [...fell.slice(0, 5)], number: fell.length },
    link: `${base}/${kind === 'agent' ? 'ai' : 'ai-module/main'}/${subject}#ai-tests`,
    about: kind === 'agent' ? subject : protocolId,
    at: scope.now,
  });
}
