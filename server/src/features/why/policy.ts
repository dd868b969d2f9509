import type { OwnerLookups } from '../../scope.ts';
import { findNotificationOwner } from './queries.ts';

export const notificationOwners: Pick<OwnerLookups, 'notification'> = {
  notification: (tx, { id = '' }) => findNotificationOwner(tx, id),
};
