import type { OwnerLookups } from '../../scope.ts';
import * as queries from './queries.ts';

export const enrollmentOwners: Pick<OwnerLookups, 'enrollment' | 'task'> = {
  enrollment: (tx, { id = '' }) => queries.findFollower(tx, id),
  task: (tx, { id = '' }) => queries.findTaskOwner(tx, id),
};
