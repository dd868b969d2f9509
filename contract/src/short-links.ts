import { z } from 'zod';
import { anyone, anyoneAbout } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** A page of this site: no other address, no call of the API, no short link to a short link. */
const PagePath = field.text(2, 500).regex(/^\/(?!\/|\\|api(?:\/|\?|$)|s(?:\/|\?|$))[^\s\\]+$/);

export const shortCode = z.string().regex(/^[A-Za-z0-9_-]{10,40}$/);

export const shortLinkCalls = defineCalls({
  'POST short-links': {
    summary: 'Create a short link to a page of this site. The same page always gets the same link.',
    access: anyone,
    health: false,
    body: z.object({ target: PagePath }),
    reply: z.object({ code: shortCode, path: z.string() }),
    status: 201,
    limit: 'writing',
    example: { body: { target: '/programs' } },
  },
  'POST short-links/{code}/visits': {
    summary: 'Where a short link leads. Counts the visit.',
    access: anyoneAbout('shortLink'),
    health: false,
    params: z.object({ code: shortCode }),
    reply: z.object({ target: z.string() }),
    example: { params: { code: '$shortLink' } },
  },
});
