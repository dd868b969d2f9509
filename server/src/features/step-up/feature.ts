import type { Feature } from '../../feature.ts';
import { stepUpRoutes } from './routes.ts';

/** Above accounts, passkeys and two-factor, since each of them can prove who somebody is. */
export const stepUp: Feature = {
  routes: (http, { vault }) => stepUpRoutes(http, vault),
};
