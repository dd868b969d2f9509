import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { uploadLimitBytes } from './limits.ts';

/** The smallest paper with words: one page that says “Less salt helps.” */
const paper =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tp' +
  'ZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgMjAw' +
  'IDk5XS9Db250ZW50cyA0IDAgUi9SZXNvdXJjZXM8PC9Gb250PDwvRiA1IDAgUj4+Pj4+PmVuZG9iago0IDAgb2JqPDwvTGVuZ3Ro' +
  'IDQxPj5zdHJlYW0KQlQvRiAxMiBUZiA5IDUwIFRkKExlc3Mgc2FsdCBoZWxwcy4pVGogRVQKZW5kc3RyZWFtZW5kb2JqCjUgMCBv' +
  'Ymo8PC9UeXBlL0ZvbnQvU3VidHlwZS9UeXBlMS9CYXNlRm9udC9IZWx2ZXRpY2E+PmVuZG9iagp4cmVmCjAgNgowMDAwMDAwMDAw' +
  'IDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1MiAwMDAwMCBuIAowMDAwMDAwMTAxIDAwMDAwIG4gCjAwMDAw' +
  'MDAyMDkgMDAwMDAgbiAKMDAwMDAwMDI5NSAwMDAwMCBuIAp0cmFpbGVyPDwvU2l6ZSA2L1Jvb3QgMSAwIFI+PnN0YXJ0eHJlZgoz' +
  'NTYKJSVFT0Y=';

export const agentPaperCalls = defineCalls({
  'POST protocols/{id}/agents/read-pdf': {
    summary:
      'The words of a PDF, as texts for what an agent knows: raw, as multipart or, if small, as base64 in JSON. The file itself is not kept.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({ file: field.sentFile }),
    file: { field: 'file', mostBytes: uploadLimitBytes },
    reply: z.object({
      texts: z.array(z.string()),
      /** There was more than an agent may know. */
      isCut: z.boolean(),
    }),
    limit: 'writing',
    example: { params: { id: '$protocol' }, body: { file: paper } },
  },
});
