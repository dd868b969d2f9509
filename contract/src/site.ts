import { z } from 'zod';
import { anyone } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { locales } from './language/languages.ts';

/** Long texts every site has: the tenant's own where it wrote one, else the product's, in the asked language. */
export const documentNames = [
  'about-us',
  'how-it-works',
  'privacy',
  'terms-of-service',
  'cookies',
  'discussions-guide',
  'user-guide',
] as const;
export type DocumentName = (typeof documentNames)[number];

export const SiteDocument = z.object({
  name: z.enum(documentNames),
  locale: z.enum(locales),
  title: z.string(),
  lead: z.string(),
  /** Safe HTML, rendered from markdown on the server. */
  html: z.string(),
  updatedAt: field.instant,
});
export type SiteDocument = z.infer<typeof SiteDocument>;

export const FrequentQuestion = z.object({
  id: z.string(),
  group: z.string(),
  question: z.string(),
  html: z.string(),
});
export type FrequentQuestion = z.infer<typeof FrequentQuestion>;

/** Section 2's contact form. `website` is a trap for robots: people never see it. */
export const ContactMessage = z.object({
  full_name: field.fullName,
  email: field.email,
  subject: field.text(3, 150),
  description: field.text(10, 5_000),
  website: z.string().max(200).optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const language = z.object({ locale: z.enum(locales).optional() });

export const siteCalls = defineCalls({
  'GET documents/{name}': {
    summary: 'One of the site’s documents.',
    access: anyone,
    health: false,
    params: z.object({ name: z.enum(documentNames) }),
    query: language,
    reply: SiteDocument,
    example: { params: { name: 'privacy' }, query: { locale: 'en' } },
  },
  'GET faqs': {
    summary: 'Frequently asked questions and their answers.',
    access: anyone,
    health: false,
    query: language,
    reply: field.cursorList(FrequentQuestion),
    example: { query: { locale: 'en' } },
  },
  'POST contact': {
    summary: 'Write to the people who run the site. Stored, and emailed to them.',
    access: anyone,
    health: false,
    body: ContactMessage,
    reply: z.object({ message: z.string() }),
    status: 201,
    limit: 'contact',
    example: {
      body: {
        full_name: 'A visitor',
        email: 'visitor@example.test',
        subject: 'A question',
        description: 'How do I begin a program?',
      },
    },
  },
});
