import type { Feature } from '../../feature.ts';
import { programOwners } from './policy.ts';
import { renewProgramHtml } from './render-texts.ts';
import { programRoutes } from './routes.ts';

export const programs: Feature = {
  tables: {
    programs: {
      health: 'none',
      person: 'owner_id',
      erased: 'pseudonym',
      exported: true,
      hidden: ['link_hash'],
    },
    program_protocols: { health: 'none', partOf: 'programs', exported: true },
    program_versions: { health: 'none', partOf: 'programs', names: ['published_by'], exported: true },
  },
  owners: programOwners,
  routes: programRoutes,
  hourly: {
    sweep: renewProgramHtml,
  },
  makers: () => import('./makers.ts'),
};
