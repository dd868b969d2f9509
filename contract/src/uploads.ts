import { z } from 'zod';
import { anyoneAbout, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { uploadLimitBytes } from './limits.ts';

/** 128 random bits, and what it is. */
export const UploadName = z.string().regex(/^[A-Za-z0-9_-]{22}\.(webp|pdf)$/);
/** More would not be one person's papers any more. */
export const mostUploads = 2_000;

/** The smallest picture there is: one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const uploadCalls = defineCalls({
  'POST uploads': {
    summary:
      'Upload a proof or a result: a picture or a PDF, raw, as multipart or, if small, as base64 in JSON. It is re-encoded without hidden data. Send the returned name with a task.',
    access: registered,
    health: 'own',
    body: z.object({ file: field.sentFile }),
    file: { field: 'file', mostBytes: uploadLimitBytes },
    reply: z.object({ name: UploadName, type: z.enum(['image/webp', 'application/pdf']) }),
    status: 201,
    limit: 'writing',
    example: { body: { file: pixel } },
  },
  'GET uploads/{name}/link': {
    summary:
      'A link to the file that works for 5 minutes: for its owner, and for the experts who look after them.',
    access: { ...registered, object: { kind: 'upload', whose: 'team', needs: 'edit' } },
    health: 'others',
    params: z.object({ name: UploadName }),
    reply: z.object({ url: z.string(), expiresAt: field.instant }),
    example: { params: { name: '$upload' } },
  },
  'GET public/download/{name}': {
    summary: 'A file, for anyone with a link that has not expired.',
    access: anyoneAbout('upload'),
    health: 'others',
    params: z.object({ name: UploadName }),
    query: z.object({ until: field.wholeNumber, signature: field.secret }),
    reply: field.file,
    replyType: 'application/octet-stream',
    limit: 'files',
    example: {
      params: { name: '$upload' },
      query: { until: 1_999_999_999, signature: '$signature' },
    },
  },
});
