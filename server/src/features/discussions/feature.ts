import type { Feature } from '../../feature.ts';
import { discussionOwners } from './policy.ts';
import { renewHtml } from './renew-html.ts';
import { discussionRoutes } from './routes.ts';

/** What was said among people stays where others answered to it. */
const written = { health: 'written', person: 'author_id', erased: 'pseudonym', exported: true } as const;

export const discussions: Feature = {
  tables: {
    discussions: { ...written, hidden: ['words', 'html', 'html_rules'], derived: ['html'] },
    answers: { ...written, hidden: ['html', 'html_rules'], derived: ['html'] },
  },
  owners: discussionOwners,
  routes: discussionRoutes,
  hourly: {
    sweep: renewHtml,
  },
  makers: () => import('./makers.ts'),
};
