import type { Person } from '@regimen/contract/protocols.ts';
import type { Invite, Member, MyInvite } from '@regimen/contract/teams.ts';
import type { InviteRow, ReceivedInviteRow } from './invites-queries.ts';
import type { MemberRow } from './queries.ts';

export const presentPerson = ({ id, fullName }: { id: string; fullName: string }): Person => ({
  id,
  full_name: fullName,
});

export const presentMember = (row: MemberRow): Member => ({
  ...presentPerson(row),
  permission: row.permission,
  since: row.since.toISOString(),
});

export const presentInvite = (row: InviteRow): Invite => ({
  ...row,
  permission: row.permission,
  createdAt: row.createdAt.toISOString(),
});

export const presentReceivedInvite = (row: ReceivedInviteRow): MyInvite => ({
  id: row.id,
  protocol: row.protocol,
  from: presentPerson(row.from),
  permission: row.permission,
  createdAt: row.createdAt.toISOString(),
});
