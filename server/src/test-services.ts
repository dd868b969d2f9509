import type { LocationSaid } from '@regimen/contract/locations.ts';
import type { ServiceSaid } from '@regimen/contract/services.ts';
import { weekdays } from '../seed/services.ts';
import type { Caller, World } from './test-world.ts';

/** A place in Berlin, open from Monday to Friday. */
export const place: Partial<LocationSaid> = {
  name: 'Practice',
  kind: 'place',
  address: 'Torstraße 12, 10119 Berlin',
  zone: 'Europe/Berlin',
  week: weekdays([9, 12], [13, 17]),
};

export const consultation = (host: Caller): Partial<ServiceSaid> => ({
  name: 'Consultation',
  durations: [30],
  everyMinutes: 30,
  aheadDays: 60,
  hosts: [{ id: host.id as string, weight: 1 }],
});

/** Tests of services say what they want of the API by these. */
export const servicesOf = (world: World) => ({
  addLocation: (caller: Caller, change: object = {}) =>
    world.call(caller, 'POST', '/api/locations', { ...place, ...change }),
  addService: (caller: Caller, location: string, change: object = {}) =>
    world.call(caller, 'POST', `/api/locations/${location}/services`, { ...consultation(caller), ...change }),
  expert: (fullName = 'Expert') => world.add(world.here, { fullName, roles: ['expert'] }),
});
