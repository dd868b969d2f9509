import type { Feature } from '../../feature.ts';
import { passkeyOwners } from './policy.ts';
import { deleteOldChallenges } from './queries.ts';
import { passkeyRoutes } from './routes.ts';

export const passkeys: Feature = {
  tables: {
    passkeys: {
      health: 'none',
      person: 'user_id',
      erased: 'removed',
      exported: true,
      hidden: ['credential_id', 'public_key', 'counter'],
    },
    // Of a browser, for minutes.
    passkey_challenges: { health: 'none', exported: false },
  },
  owners: passkeyOwners,
  routes: (http, _outside, tables) => passkeyRoutes(http, tables),
  hourly: {
    sweep: (scope) => scope.tx((tx) => deleteOldChallenges(tx, scope.now)),
  },
  makers: () => import('./makers.ts'),
};
