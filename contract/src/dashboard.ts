import { z } from 'zod';
import { admins, anyone } from './access.ts';
import { adminRoles } from './admin-roles.ts';
import { defineCalls } from './call.ts';
import { figures } from './dashboard-figures.ts';
import * as field from './fields.ts';

/** What the dashboard is made of; a feature names those that it brings. */
export const dashboardSections = [
  'overview',
  'people',
  'emergencies',
  'credentials',
  'contact',
  'data-requests',
  'audit',
  'jobs',
  'settings',
  'ai',
  'sites',
  'admins',
  'sign-in',
] as const;
export type DashboardSection = (typeof dashboardSections)[number];
/** Only at the dashboard of the platform's own site. */
export const platformSections: readonly DashboardSection[] = ['sites'];

/** Who is at the dashboard, and what of it is for them. */
export const CurrentAdmin = z.object({
  id: field.id,
  email: z.string(),
  full_name: z.string(),
  role: z.enum(adminRoles),
  sections: z.array(z.enum(dashboardSections)),
  /** Made for the demo: the password alone signs them in. */
  isDemo: z.boolean(),
});
export type CurrentAdmin = z.infer<typeof CurrentAdmin>;

/**
 * `code`: the password is right, and the authenticator app's code is asked for with the same form again. `set-up`: there
 * is no second step yet; the code of the app that was just shown is asked for, or a passkey is made in its place
 * (`POST dashboard/first-passkey`). `passkey`: a passkey is their second step; a recovery code is as good. `in`: signed in.
 */
export const AdminSignIn = z.object({
  next: z.enum(['code', 'set-up', 'passkey', 'in']),
  /** Of `set-up`: what the app has to know, and the same as a QR code says it. */
  secret: z.string().nullable(),
  address: z.string().nullable(),
  /** Once, when an app was set up: each opens the dashboard one time in its place. */
  recovery_codes: z.array(z.string()).nullable(),
  token: z.string().nullable(),
});
export type AdminSignIn = z.infer<typeof AdminSignIn>;

const Days = z.array(z.object({ day: field.day, count: z.int() }));
/** Numbers of this site, and nobody in them. */
export const Overview = z.object({
  figures: z.record(z.enum(figures), z.int()),
  /** Of the last 30 days, by the site's days in UTC. */
  signUps: Days,
  enrollments: Days,
});
export type Overview = z.infer<typeof Overview>;

export const everyAdmin = admins(...adminRoles);

export const dashboardCalls = defineCalls({
  'POST dashboard/login': {
    summary:
      'Sign in to the dashboard: with email and password first, then with the code too. A recovery code is as good.',
    access: anyone,
    health: false,
    body: z.object({
      email: field.email,
      password: field.secretText(1, 200),
      code: field.text(6, 40).optional(),
    }),
    reply: AdminSignIn,
    secret: true,
    limit: 'signIn',
    example: { body: { email: '$adminEmail', password: '$password' } },
  },
  'POST dashboard/password': {
    summary: 'Set the password of a new admin, by the link they were given.',
    access: anyone,
    health: false,
    body: z.object({ token: field.secret, password: field.newPassword }),
    reply: z.object({ email: z.string() }),
    secret: true,
    limit: 'signIn',
    example: { body: { token: '$adminLink', password: 'a fence of quiet herons' } },
  },
  'POST dashboard/logout': {
    summary: 'Sign out of the dashboard.',
    access: everyAdmin,
    health: false,
    reply: null,
    limit: 'writing',
    example: {},
  },
  'GET dashboard/me': {
    summary: 'Who is signed in to the dashboard, and its sections for them.',
    access: everyAdmin,
    health: false,
    reply: CurrentAdmin,
    example: {},
  },
  'GET dashboard/overview': {
    summary: 'How the site is doing, in numbers.',
    access: everyAdmin,
    health: false,
    reply: Overview,
    example: {},
  },
});
