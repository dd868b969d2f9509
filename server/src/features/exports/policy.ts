import type { OwnerLookups } from '../../scope.ts';
import { findExportOwner } from './queries.ts';

export const exportOwners: Pick<OwnerLookups, 'dataExport'> = {
  dataExport: (tx, { id = '' }) => findExportOwner(tx, id),
};
