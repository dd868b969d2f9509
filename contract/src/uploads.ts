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
      'Put up a proof or a result: a picture or a PDF, as it is, in a form (multipart) or, where it is small, as base64 in JSON. It is made anew, without what it carried beside what it shows. The name is handed in with a task.',
    access: registered,
    body: z.object({ file: field.sentFile }),
    file: { field: 'file', mostBytes: uploadLimitBytes },
    reply: z.object({ name: UploadName, type: z.enum(['image/webp', 'application/pdf']) }),
    status: 201,
    limit: 'writing',
    health: true,
    example: { body: { file: pixel } },
  },
  'GET uploads/{name}/link': {
    summary:
      'An address under which the file can be had for five minutes: for its owner, and for those who look after them.',
    access: { ...registered, object: { kind: 'upload', whose: 'team', needs: 'edit' } },
    params: z.object({ name: UploadName }),
    reply: z.object({ url: z.string(), expiresAt: field.instant }),
    health: true,
    example: { params: { name: '$upload' } },
  },
  'GET public/download/{name}': {
    summary: 'A file, for whoever has an address that is still good.',
    access: anyoneAbout('upload'),
    params: z.object({ name: UploadName }),
    query: z.object({ until: field.wholeNumber, signature: field.secret }),
    reply: field.file,
    replyType: 'application/octet-stream',
    limit: 'files',
    health: true,
    example: {
      params: { name: '$upload' },
      query: { until: 1_999_999_999, signature: '$signature' },
    },
  },
});
