import type { EmergencyAccess } from '@regimen/contract/emergency-accesses.ts';
import { reviewerRoles } from '../../db/admin-queries.ts';
import type { Admin } from '../../scope.ts';
import type { AccessRow } from './queries.ts';

export const isReviewer = ({ role }: Admin): boolean => reviewerRoles.includes(role);

const named = ({ id, fullName }: { id: string; fullName: string }) => ({ id, full_name: fullName });

export function presentAccess(row: AccessRow, admin: Admin, now: Date): EmergencyAccess {
  const { id, createdAt, endsAt, scopes, reason, reviewer, reviewedAt, verdict, note } = row;
  const isOwn = row.admin.id === admin.id;
  return {
    id,
    admin: named(row.admin),
    person: named(row.person),
    scopes,
    reason,
    openedAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    review:
      reviewer && reviewedAt && verdict
        ? { by: named(reviewer), at: reviewedAt.toISOString(), verdict, note: note ?? '' }
        : null,
    can: { look: isOwn && endsAt > now, review: !isOwn && reviewedAt === null && isReviewer(admin) },
  };
}
