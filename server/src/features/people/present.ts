import type { Person } from '@regimen/contract/people.ts';
import type { PersonRow } from './queries.ts';

export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  full_name: row.fullName,
  username: row.username,
  email: row.email,
  roles: row.roles,
  isConfirmed: row.emailVerifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
});
