import { z } from 'zod';
import { admins, adminsAbout } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** A letter of the contact form, and what was answered. */
export const InboxMessage = z.object({
  id: field.id,
  full_name: z.string(),
  email: z.string(),
  subject: z.string(),
  description: z.string(),
  createdAt: field.instant,
  answer: z.object({ text: z.string(), at: field.instant, by: z.string() }).nullable(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

export const contactInboxCalls = defineCalls({
  'GET dashboard/contact': {
    summary: 'What people wrote through the contact form, newest first.',
    access: admins('owner', 'support'),
    health: false,
    query: z.object({
      show: z.enum(['open', 'all']).default('open'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(InboxMessage),
    example: {},
  },
  'POST dashboard/contact/{id}/answer': {
    summary: 'Answer a message by email. It can be answered once.',
    access: adminsAbout('contactMessage', 'owner', 'support'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({ answer: field.text(2, 5_000) }),
    reply: InboxMessage,
    limit: 'writing',
    example: {
      params: { id: '$contactMessage' },
      body: { answer: 'Thank you for writing. We have fixed it.' },
    },
  },
});
