import type { Feature } from '../../feature.ts';
import { timelineRoutes } from './routes.ts';

export const timelines: Feature = { routes: timelineRoutes };
