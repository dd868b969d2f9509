import type { Feature } from '../../feature.ts';
import { profileOwners } from './policy.ts';
import { profileRoutes } from './routes.ts';

/** Rows that are one person's and go with them. */
const theirs = { person: 'user_id', erased: 'removed', exported: true } as const;

export const profiles: Feature = {
  news: ['credential-checked', 'credential-refused'],
  tables: {
    own_profiles: { health: 'account', ...theirs },
    health_facts: { health: 'account', ...theirs },
    former_usernames: { health: 'none', ...theirs },
    expert_profiles: { health: 'none', ...theirs },
    qualifications: { health: 'none', ...theirs, names: ['checked_by'] },
  },
  owners: profileOwners,
  makers: () => import('./makers.ts'),
  routes: (http, { files }) => profileRoutes(http, files),
  dashboard: { credentials: ['owner', 'support'] },
};
