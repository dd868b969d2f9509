import type { Feature } from '../../feature.ts';
import { sweepUploads } from './jobs.ts';
import { uploadOwners } from './policy.ts';
import { uploadRoutes } from './routes.ts';

export const uploads: Feature = {
  owners: uploadOwners,
  routes: (http, { files }) => uploadRoutes(http, files),
  hourly: {
    sweep: (scope, { files }) => sweepUploads(scope, files),
  },
};
