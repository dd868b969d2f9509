import type { SiteAdmin } from '@regimen/contract/admins.ts';
import type { AdminScope } from '../../scope.ts';
import type { SiteAdminRow } from './queries.ts';

export function presentAdmin(
  row: SiteAdminRow,
  { admin, now }: AdminScope,
  owners: readonly string[],
): SiteAdmin {
  const { id, email, fullName, role, hasPassword, hasApp, suspendedAt, linkUntil, lastSeenAt } = row;
  const isOpen = !hasPassword && linkUntil !== null && linkUntil > now;
  return {
    id,
    email,
    full_name: fullName,
    role,
    state: suspendedAt ? 'suspended' : hasPassword ? 'active' : 'invited',
    invitedUntil: isOpen ? linkUntil.toISOString() : null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    secondFactor: { isAsked: !row.isDemo, app: hasApp, passkeys: row.passkeys },
    sessions: row.sessions,
    isSelf: id === admin.id,
    isLastOwner: owners.length === 1 && owners[0] === id,
  };
}
