import { z } from 'zod';
import { anyone } from './access.ts';
import { defineCalls } from './call.ts';
import { locales } from './language/languages.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A tenant's short texts, in its own words; `{{brand}}` and the like are filled from `placeholders`. */
export const SiteTexts = z.object({
  headline: z.string(),
  subline: z.string(),
  callToAction: z.string(),
  tagline: z.string(),
  footer: z.string(),
});
export type SiteTexts = z.infer<typeof SiteTexts>;

/** What the site is called in one language, where that differs: its name, and placeholders over its own. */
export const SiteTranslation = z.object({
  name: z.string().optional(),
  placeholders: z.record(z.string(), z.string()).optional(),
});
export type SiteTranslation = z.infer<typeof SiteTranslation>;

const phoneNumber = z.string().regex(/^[+*]?[\d ]{2,20}$/);
export const EmergencyNumbers = z.object({
  emergency: phoneNumber.optional(),
  ambulance: phoneNumber.optional(),
  police: phoneNumber.optional(),
  crisis: phoneNumber.optional(),
});

/** A tenant's public settings: the specification's "subproject". */
export const SiteData = z.object({
  name: z.string(),
  locale: z.enum(locales),
  locales: z.array(z.enum(locales)),
  direction: z.enum(['ltr', 'rtl']),
  theme: z.object({ primary: colour, accent: colour }),
  logo: z.string().nullable(),
  texts: z.partialRecord(z.enum(locales), SiteTexts),
  placeholders: z.record(z.string(), z.string()),
  /** Read through `siteIn` (site-in.ts). */
  translations: z.partialRecord(z.enum(locales), SiteTranslation).optional(),
  /** `null` while no real-time gateway runs. */
  realtime: z.object({ key: z.string(), port: z.int(), tls: z.boolean() }).nullable(),
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  limits: z.object({ messageLength: z.int() }),
  publicPages: z.array(z.string()),
  /** The site's own emergency numbers by country; they come before the built-in ones (emergency-numbers.ts). */
  emergencyNumbers: z.record(z.string(), EmergencyNumbers).optional(),
  /** What everybody should know now; each has an id of its own, so that whoever has put one away sees the next. */
  announcement: z
    .object({
      id: z.string(),
      texts: z.partialRecord(z.enum(locales), z.string()),
      until: z.string().nullable(),
    })
    .optional(),
  /** What the site says to somebody who may be in danger, in place of the product’s own words. Read through `crisisText`. */
  crisisTexts: z.partialRecord(z.enum(locales), z.string()).optional(),
});
export type SiteData = z.infer<typeof SiteData>;

export const Site = z.object({ domain: z.string(), data: SiteData });
export type Site = z.infer<typeof Site>;

export const loadCalls = defineCalls({
  'GET load': {
    summary: 'Public settings of the site that X-Domain (or the host) names.',
    access: anyone,
    health: false,
    reply: Site,
    example: {},
  },
});
