import type { Feature } from '../../feature.ts';
import { fhirRoutes } from './routes.ts';

export const fhir: Feature = {
  routes: fhirRoutes,
};
