import type { Feature } from '../../feature.ts';
import { serviceFactRoutes } from './routes.ts';

export const serviceFacts: Feature = { tables: {}, routes: serviceFactRoutes };
