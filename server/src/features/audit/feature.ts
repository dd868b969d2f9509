import type { Feature } from '../../feature.ts';
import { auditRoutes } from './routes.ts';

export const audit: Feature = {
  tables: {
    audit_entries: {
      health: 'looks',
      person: 'person_id',
      erased: 'pseudonym',
      names: ['actor_id'],
      exported: true,
      hidden: ['number', 'hash', 'request_id'],
    },
    audit_chains: { health: 'none', exported: false },
  },
  routes: (http, { files }) => auditRoutes(http, files),
  dashboard: { audit: ['owner', 'auditor'] },
};
