import { watchedThings } from '@regimen/contract/watching.ts';
import type { Feature } from '../../feature.ts';
import { handOverPrograms } from './hand-over.ts';
import { programOwners } from './policy.ts';
import { renewProgramHtml } from './render-texts.ts';
import { programRoutes } from './routes.ts';
import { findProgramStanding } from './standing.ts';

export const programs: Feature = {
  news: ['new-version', 'unattended'],
  tables: {
    programs: {
      health: 'none',
      person: 'owner_id',
      erased: 'pseudonym',
      exported: true,
      hidden: ['link_hash', 'ai_watched_at'],
    },
    program_protocols: { health: 'none', partOf: 'programs', exported: true },
    program_versions: {
      health: 'none',
      partOf: 'programs',
      names: ['published_by'],
      exported: true,
      hidden: ['uses_ai'],
    },
  },
  owners: programOwners,
  routes: programRoutes,
  channels: {
    [watchedThings.work]: async (tx, id, userId) => (await findProgramStanding(tx, id, userId)) !== null,
  },
  hourly: {
    sweep: renewProgramHtml,
  },
  handOver: handOverPrograms,
  makers: () => import('./makers.ts'),
};
