import type { Feature } from '../../feature.ts';
import { recapRoutes } from './routes.ts';

export const recap: Feature = { routes: recapRoutes };
