import type { Feature } from '../../feature.ts';
import { endBookings } from './end-bookings.ts';
import { sweepBookings } from './look-after-due.ts';
import { bookingOwners } from './policy.ts';
import { bookingRoutes } from './routes.ts';
import { mailBooking } from './send-booking-mail.ts';

export const bookings: Feature = {
  tables: {
    sessions_booked: { health: 'none', exported: false },
    session_hosts: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    // Who gives and who comes stands in other tables; this says only that a time is taken.
    occupancy: { health: 'none', exported: false },
    bookings: {
      health: 'following',
      person: 'user_id',
      erased: 'removed',
      names: ['booked_by'],
      merged: ['user_id', 'booked_by'],
      exported: true,
      hidden: ['private_note'],
    },
    waitlist: { health: 'following', person: 'user_id', erased: 'removed', exported: true },
    booking_feeds: {
      health: 'none',
      person: 'user_id',
      erased: 'removed',
      exported: true,
      hidden: ['secret_hash'],
    },
  },
  owners: bookingOwners,
  news: [
    'booking-to-answer',
    'booking-requested',
    'booking-booked',
    'booking-accepted',
    'booking-declined',
    'booking-cancelled',
    'booking-moved',
    'booking-shifted',
    'booking-clash',
    'booking-reminder',
    'booking-offered',
  ],
  routes: bookingRoutes,
  hourly: { sweep: sweepBookings },
  handOver: endBookings,
  makers: () => import('./makers.ts'),
  jobs: { 'mail-booking': (scope, mail, { mailer }) => mailBooking(scope, mail, mailer) },
};
