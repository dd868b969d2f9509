import type { OwnerLookups } from '../../scope.ts';
import { findRememberedOwner, findTwoFactorOwner } from './queries.ts';

export const twoFactorOwners: Pick<OwnerLookups, 'twoFactor' | 'rememberedDevice'> = {
  twoFactor: (tx, { id = '' }) => findTwoFactorOwner(tx, id),
  rememberedDevice: (tx, { id = '' }) => findRememberedOwner(tx, id),
};
