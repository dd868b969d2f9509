import type { AdminAction } from '@regimen/contract/people.ts';
import type { ActionRow } from '../../db/admin-actions-queries.ts';

export const showAction = ({
  id,
  createdAt,
  admin,
  action,
  personId,
  personName,
  reason,
  about,
  role,
}: ActionRow): AdminAction => ({
  id,
  at: createdAt.toISOString(),
  admin: { id: admin.id, full_name: admin.fullName },
  action,
  person: personId === null ? null : { id: personId, full_name: personName },
  reason,
  about: about && { id: about.id, full_name: about.fullName },
  role,
});
