import type { Scope } from '../../scope.ts';
import { onThread } from '../../threads/on-thread.ts';
import type { DraftToCut } from '../agent-trials/cut-draft.ts';
import type { PassageSource } from '../passages/find-passages.ts';
import type { NewPassage } from '../passages/passages-of.ts';
import type { Tested } from './find-tested.ts';

/** What an agent answers from, cut on a thread: once for all of its tests. */
export async function sourceOf(scope: Scope, tested: Tested): Promise<PassageSource> {
  if (tested.kind === 'module') return { passages: [] };
  const { protocol, item: agent } = tested;
  const draft: DraftToCut = { protocol, agent };
  const behalf = { tenantId: scope.tenant.id, accountId: tested.about.protocolId };
  return { passages: JSON.parse(await onThread(behalf, 'cut-draft', JSON.stringify(draft))) as NewPassage[] };
}
