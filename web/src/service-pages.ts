import type { Page } from './routes.ts';

/** `page('/availability', 'services/availability-page.tsx')`: below /my-services, for experts if nothing else is said. */
const page = (path: string, file: string, valid?: string, access: Page['access'] = 'expert'): Page => ({
  path: `/my-services${path}`,
  file: `features/${file}`,
  access,
  layout: 'default',
  scrollToTop: true,
  ...(valid && { valid }),
});

/** Where an expert says what can be booked, and when. */
export const servicePages: readonly Page[] = [
  page('', 'services/my-services-page.tsx'),
  page('/availability', 'services/availability-page.tsx'),
  page('/bookings', 'bookings/bookings-page.tsx', undefined, 'user'),
  page('/bookings/{id}', 'bookings/booking-page.tsx', 'its client or one of its hosts', 'user'),
  page('/create-location', 'services/create-location-page.tsx'),
  page('/edit-location/{id}', 'services/edit-location-page.tsx', 'owned'),
  page('/services/{id}', 'services/services-page.tsx', 'owned'),
  page('/services/{id}/create', 'services/create-service-page.tsx', 'owned'),
  page('/services/{id}/edit/{service}', 'services/edit-service-page.tsx', 'owned, and at this location'),
];
