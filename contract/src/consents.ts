import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

export const consentDocuments = ['terms-of-service', 'privacy'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** A yes or a no, to the text as it was then. */
export const ConsentAnswer = z.object({ granted: z.boolean(), at: field.instant });

export const Consent = z.object({
  document: z.enum(consentDocuments),
  /** When the text was last changed; `null` where the site has none. */
  changedAt: field.instant.nullable(),
  /** It has been changed since the last answer, or there is none. */
  isOpen: z.boolean(),
  /** Newest first. */
  answers: z.array(ConsentAnswer),
});
export type Consent = z.infer<typeof Consent>;

export const consentCalls = defineCalls({
  'GET consents': {
    summary: 'What you agreed to or refused, with all your answers. Refusals are kept like consents.',
    access: registered,
    health: false,
    reply: field.cursorList(Consent),
    example: {},
  },
  'POST consents': {
    summary: 'Agree to a document as it is now, or refuse it. Earlier answers are kept.',
    access: registered,
    health: false,
    body: z.object({ document: z.enum(consentDocuments), granted: z.boolean() }),
    reply: field.cursorList(Consent),
    status: 201,
    limit: 'writing',
    example: { body: { document: 'privacy', granted: false } },
  },
});
