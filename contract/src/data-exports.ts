import { z } from 'zod';
import { anyoneAbout, ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

export const exportStatuses = ['running', 'ready', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const DataExport = z.object({
  id: field.id,
  status: z.enum(exportStatuses),
  /** In percent. */
  progress: z.int(),
  askedAt: field.instant,
  /** Until then it can be downloaded; null while it is being made. */
  expiresAt: field.instant.nullable(),
  sizeBytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const ofExport = z.object({ id: field.id });

export const dataExportCalls = defineCalls({
  'GET data-exports': {
    summary:
      'The copy of your data you asked for last, how far it is, and when you can ask for the next one.',
    access: registered,
    health: false,
    reply: z.object({
      current: DataExport.nullable(),
      /** null: right away. */
      nextAt: field.instant.nullable(),
    }),
    example: {},
  },
  'POST data-exports': {
    summary:
      'Ask for a copy of everything we keep about you: a page to read, JSON, FHIR and your files in one ZIP. It takes a while and is then kept for a day. Once a day.',
    access: registered,
    health: 'own',
    reply: DataExport,
    status: 201,
    stepUp: true,
    limit: 'writing',
    example: {},
  },
  'GET data-exports/{id}/link': {
    summary:
      'A link to your copy, valid until the copy expires. It works without signing in, so keep it to yourself.',
    access: ownerOf('dataExport'),
    health: false,
    params: ofExport,
    reply: z.object({ url: z.string(), expiresAt: field.instant }),
    stepUp: true,
    example: { params: { id: '$dataExport' } },
  },
  'GET public/exports/{id}': {
    summary: 'The copy itself, a ZIP file, for anyone with a link that has not expired.',
    access: anyoneAbout('dataExport'),
    health: 'others',
    params: ofExport,
    query: z.object({ until: field.wholeNumber, signature: field.secret }),
    reply: field.file,
    replyType: 'application/zip',
    limit: 'files',
    example: {
      params: { id: '$dataExport' },
      query: { until: 1_999_999_999, signature: '$exportSignature' },
    },
  },
});
