import type { Feature } from '../../feature.ts';
import { sweepUploads } from './jobs.ts';
import { keyOf } from './keep-upload.ts';
import { uploadOwners } from './policy.ts';
import { uploadRoutes } from './routes.ts';

export const uploads: Feature = {
  tables: {
    uploads: {
      health: 'files',
      person: 'owner_id',
      erased: 'swept',
      exported: true,
      hidden: ['link_key'],
      file: { column: 'name', keyOf },
    },
  },
  owners: uploadOwners,
  routes: (http, { files }) => uploadRoutes(http, files),
  hourly: {
    sweep: (scope, { files }) => sweepUploads(scope, files),
  },
  makers: () => import('./makers.ts'),
};
