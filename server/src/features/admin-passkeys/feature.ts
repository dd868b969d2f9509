import { adminRoles } from '@regimen/contract/admin-roles.ts';
import type { Feature } from '../../feature.ts';
import { adminPasskeyOwners } from './policy.ts';
import { adminPasskeyRoutes } from './routes.ts';

export const adminPasskeys: Feature = {
  tables: { admin_passkeys: { health: 'none', exported: false } },
  owners: adminPasskeyOwners,
  routes: (http) => adminPasskeyRoutes(http),
  dashboard: { 'sign-in': adminRoles },
  makers: () => import('./makers.ts'),
};
