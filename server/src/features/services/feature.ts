import type { Feature } from '../../feature.ts';
import { serviceOwners } from './policy.ts';
import { serviceRoutes } from './routes.ts';

/** Rows that are one person's and go with them. */
const theirs = { health: 'none', person: 'user_id', erased: 'removed', exported: true } as const;
const ofLocation = { health: 'none', partOf: 'locations', exported: true } as const;

/** Where experts meet people, and what can be booked there. */
export const services: Feature = {
  tables: {
    locations: theirs,
    location_days: ofLocation,
    rooms: ofLocation,
    services: theirs,
    service_hosts: theirs,
  },
  owners: serviceOwners,
  news: ['named-host'],
  routes: serviceRoutes,
  makers: () => import('./makers.ts'),
};
