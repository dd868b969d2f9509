import type { Proposal } from '@regimen/contract/wizard.ts';
import { hintOfWish } from '@regimen/engine/wizard/hint-of-wish.ts';
import type { ProposalRow } from './queries.ts';

export const presentProposal = ({
  tenantId: _tenant,
  protocolId: _protocol,
  userId: _user,
  createdAt,
  ...row
}: ProposalRow): Proposal => ({
  ...row,
  hint: row.state === 'not-understood' ? hintOfWish(row.words) : null,
  createdAt: createdAt.toISOString(),
});
