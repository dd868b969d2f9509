import { z } from 'zod';
import { admins } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { locales } from './language/languages.ts';
import { mostCrisisText } from './limits.ts';
import { EmergencyNumbers } from './load.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const Texts = z.object({
  headline: field.text(1, 200),
  subline: field.text(1, 400),
  callToAction: field.text(1, 60),
  tagline: field.text(1, 200),
  footer: field.text(1, 400),
});

/** What its admins set about a site. `texts` may hold placeholders such as `{{brand}}`. */
export const TenantSettings = z.object({
  name: field.text(1, 120).overwrite((name) => name.replace(/\s+/g, ' ')),
  theme: z.object({ primary: colour, accent: colour }),
  /** Where letters of the contact form go, and mails come from; empty: an address of the site's own host. */
  contactEmail: z.union([z.literal(''), field.email]),
  texts: z.record(z.enum(locales), Texts),
  /** By country (ISO 3166-1), over the built-in list. */
  emergencyNumbers: z
    .record(z.string().regex(/^[A-Z]{2}$/), EmergencyNumbers)
    .refine((all) => Object.keys(all).length <= 250),
  /** To somebody who may be in danger, by language: plain text, over the numbers to call. Empty: the built-in words. */
  crisisTexts: z.partialRecord(z.enum(locales), field.text(0, mostCrisisText)).default({}),
  limits: z.object({ messageLength: z.int().min(200).max(10_000) }),
  /** A line above every page, until it ends or its texts are empty; left out, it stays as it is. */
  announcement: z
    .object({ texts: z.record(z.enum(locales), field.text(0, 300)), until: field.instant.nullable() })
    .optional(),
});
export type TenantSettings = z.infer<typeof TenantSettings>;

const text = {
  headline: 'Follow what helps',
  subline: 'Programs by people who know.',
  callToAction: 'Find a program',
  tagline: 'Step by step.',
  footer: '© {{brand}}',
};

export const tenantSettingsCalls = defineCalls({
  'GET dashboard/settings': {
    summary: 'The settings of this site.',
    access: admins('owner'),
    health: false,
    reply: TenantSettings,
    example: {},
  },
  'PUT dashboard/settings': {
    summary: 'Change the settings of this site. People see them within a minute.',
    access: admins('owner'),
    health: false,
    body: TenantSettings,
    reply: TenantSettings,
    limit: 'writing',
    example: {
      body: {
        name: 'Regimen',
        theme: { primary: '#5567ff', accent: '#ed0b4c' },
        contactEmail: '',
        texts: { en: text, ar: text },
        emergencyNumbers: { DE: { emergency: '112' } },
        limits: { messageLength: 2_000 },
        announcement: { texts: { en: 'Closed on Friday.', ar: '' }, until: null },
      },
    },
  },
});
