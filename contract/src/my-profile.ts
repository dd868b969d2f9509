import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { ImageName } from './images.ts';
import { locales } from './language/languages.ts';
import { imageLimitBytes } from './limits.ts';
import {
  longestBio,
  longestFact,
  profileFacts,
  sexes,
  shownParts,
  unitSystems,
} from './my-profile-choices.ts';
import { signNames } from './signs.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** In small letters, as it stands in the address of one's page. */
export const username = field
  .text(2, 63)
  .toLowerCase()
  .refine((name) => /^[a-z0-9][a-z0-9-]{1,62}$/.test(name), { params: { rule: 'username_form' } });

export const AboutMe = z.object({
  full_name: field.fullName,
  bio: field.text(0, longestBio).default(''),
  /** With its country's code; kept as E.164. */
  phone: field.phone.nullable().default(null),
  birthday: field.day.nullable().default(null),
  sex: z.enum(sexes).nullable().default(null),
  zone: field.zone.nullable().default(null),
  /** Emails come in it, and pages where nothing else is chosen. */
  locale: z.enum(locales),
  units: z.enum(unitSystems),
  /** What everybody sees on one's page beside the name. */
  shows: z.array(z.enum(shownParts)).max(shownParts.length).refine(unique).default([]),
});
export type AboutMe = z.infer<typeof AboutMe>;

/** All of it is optional. Metric, whatever it is shown in. */
export const HealthFacts = z.object({
  heightCm: z.number().min(20).max(300).nullable().default(null),
  weightKg: z.number().min(0.5).max(700).nullable().default(null),
  conditions: z.array(z.enum(signNames)).max(signNames.length).refine(unique).default([]),
  medication: field.text(0, longestFact).default(''),
  allergies: field.text(0, longestFact).default(''),
});
export type HealthFacts = z.infer<typeof HealthFacts>;

export const MyProfile = AboutMe.extend({
  phone: z.string().nullable(),
  username: z.string(),
  /** From when on it can be changed again; `null`: now. */
  usernameFrom: field.instant.nullable(),
  avatar: z.string().nullable(),
  health: HealthFacts,
  /** Facts that one keeps from one's programs and their experts. */
  withheld: z.array(z.enum(profileFacts)),
  /** Which of the programs one follows use a fact, or show it to their experts. One without a line here is used by none. */
  readers: z.array(
    z.object({
      fact: z.enum(profileFacts),
      programs: z.array(z.object({ id: field.id, title: z.string() })),
    }),
  ),
});
export type MyProfile = z.infer<typeof MyProfile>;

/** The smallest picture there is: one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const myProfileCalls = defineCalls({
  'GET my-profile': {
    summary: 'What you say about yourself, and which of your programs look at it.',
    access: registered,
    health: 'own',
    reply: MyProfile,
    example: {},
  },
  'PUT my-profile': {
    summary: 'Change your name, phone number, birthday, time zone, language and units, and what others see.',
    access: registered,
    health: 'own',
    body: AboutMe,
    reply: MyProfile,
    limit: 'writing',
    example: {
      body: {
        full_name: 'Mira Lind',
        bio: 'I walk a lot.',
        phone: '+12133734253',
        birthday: '1988-04-02',
        sex: 'female',
        zone: 'Europe/Berlin',
        locale: 'en',
        units: 'metric',
        shows: ['bio'],
      },
    },
  },
  'PUT my-profile/health': {
    summary: 'Change the health facts that your programs may use. Each one is optional.',
    access: registered,
    health: 'own',
    body: HealthFacts,
    reply: HealthFacts,
    limit: 'writing',
    example: {
      body: {
        heightCm: 172,
        weightKg: 68.5,
        conditions: ['asthma'],
        medication: 'Salbutamol when needed',
        allergies: '',
      },
    },
  },
  'PUT my-profile/facts/{fact}': {
    summary: 'Let your programs and their experts use a fact from your profile, or keep it from them.',
    access: registered,
    health: 'own',
    params: z.object({ fact: z.enum(profileFacts) }),
    body: z.object({ isUsed: z.boolean() }),
    reply: null,
    limit: 'writing',
    example: { params: { fact: 'weight' }, body: { isUsed: false } },
  },
  'PUT my-profile/username': {
    summary:
      'Change the name in the address of your page, once in 30 days. The old address leads to the new one.',
    access: registered,
    health: false,
    body: z.object({ username }),
    reply: z.object({ username: z.string(), usernameFrom: field.instant.nullable() }),
    limit: 'writing',
    example: { body: { username: 'u-$unique' } },
  },
  'PUT my-profile/picture': {
    summary:
      'Set your profile picture (JPEG, PNG, WebP, GIF or AVIF). It is re-encoded without camera data and takes the place of the one before.',
    access: registered,
    health: false,
    body: z.object({ picture: field.sentFile }),
    file: { field: 'picture', mostBytes: imageLimitBytes },
    reply: z.object({ avatar: ImageName }),
    limit: 'writing',
    example: { body: { picture: pixel } },
  },
  'DELETE my-profile/picture': {
    summary: 'Remove your profile picture.',
    access: registered,
    health: false,
    reply: null,
    limit: 'writing',
    example: {},
  },
});
