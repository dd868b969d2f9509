import type { OwnerLookups } from '../../scope.ts';
import * as queries from './queries.ts';

export const enrollmentOwners: Pick<OwnerLookups, 'enrollment' | 'task'> = {
  enrollment: (tx, tenantId, { id = '' }) => queries.findFollower(tx, tenantId, id),
  task: (tx, tenantId, { id = '' }) => queries.findTaskOwner(tx, tenantId, id),
};
