import type { Proposal } from '@regimen/contract/wizard.ts';
import { applyChange } from '@regimen/engine/change.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { adoptItems, isRowId } from '../items/known-items.ts';
import { type Rewriting, rewriteDraft } from '../protocols/rewrite-draft.ts';
import { judge, type Looked, lookAtDraft } from './ask-wizard.ts';
import type { JudgedProposal } from './judge-proposal.ts';
import { presentProposal } from './present.ts';
import { findProposal, type ProposalRow, updateProposal } from './queries.ts';

/** Judged once more on the draft as it is by now. What was accepted already stays so; what no longer fits is outdated. */
export async function acceptProposal(scope: SignedInScope, id: string): Promise<Proposal> {
  const [proposal, looked] = await scope.read(async (tx) => {
    const found = await findProposal(tx, id);
    if (!found) throw notFound();
    return [found, await lookAtDraft(scope, tx, found.protocolId)] as const;
  });
  const judged =
    proposal.state === 'open' ? await judge(scope, looked, { proposed: editsOf(proposal) }) : null;
  return scope.tx(async (tx) => {
    const now = await findProposal(tx, id, true);
    if (!now) throw notFound();
    if (now.state !== 'open') {
      if (now.state === 'accepted') return presentProposal(now);
      throw conflict();
    }
    if (!judged) throw conflict();
    if (judged.kind !== 'sound') return changed(tx, id, 'outdated');
    await apply(scope, tx, now, looked, judged);
    return changed(tx, id, 'accepted');
  });
}

/** With the new items that it brought; built-in ones come along by themselves. */
const editsOf = ({ edits, items }: ProposalRow): unknown[] => {
  const set = new Set(edits.flatMap((edit) => (edit.edit === 'setItem' ? [edit.itemId] : [])));
  const missing = Object.entries(items).filter(([id]) => !set.has(id) && !id.startsWith('builtin-'));
  return [...missing.map(([itemId, item]) => ({ edit: 'setItem', itemId, item })), ...edits];
};

async function changed(tx: Tx, id: string, state: ProposalRow['state']): Promise<Proposal> {
  const row = await updateProposal(tx, id, { state });
  if (!row) throw notFound();
  return presentProposal(row);
}

async function apply(
  scope: SignedInScope,
  tx: Tx,
  { protocolId }: ProposalRow,
  { version }: Looked,
  { change }: JudgedProposal & { kind: 'sound' },
): Promise<void> {
  const rewrite = async (before: Protocol, place: Rewriting): Promise<Protocol> => {
    const adopted = await adoptItems(tx, place, applyChange(before, change));
    const isForeign = (item: string): boolean => !isRowId(item) && !item.startsWith('builtin-');
    if (Object.keys(adopted.items).some(isForeign)) throw conflict();
    return adopted;
  };
  // Where somebody saved while it was judged, what was judged is not what is there.
  await rewriteDraft(scope, tx, protocolId, rewrite, version);
}
