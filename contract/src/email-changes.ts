import { z } from 'zod';
import { anyone, ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** An address that somebody wants and has not confirmed yet. */
export const EmailChange = z.object({ id: field.id, email: z.string(), askedAt: field.instant });
export type EmailChange = z.infer<typeof EmailChange>;

const TokenOnly = z.object({ token: field.secret });
const ofChange = z.object({ id: field.id });

export const emailChangeCalls = defineCalls({
  'GET email-changes': {
    summary: 'The new address you asked for and haven’t confirmed yet, if any.',
    access: registered,
    health: false,
    reply: z.object({ pending: EmailChange.nullable() }),
    example: {},
  },
  'POST email-changes': {
    summary:
      'Ask for another email address. We send a link there. Your current address stays until you confirm the new one. Only that email says whether the address already has an account.',
    access: registered,
    health: false,
    body: z.object({ email: field.email }),
    reply: EmailChange,
    status: 201,
    stepUp: true,
    limit: 'contact',
    example: { body: { email: '$unique@example.test' } },
  },
  'DELETE email-changes/{id}': {
    summary: 'Keep your current address. The link we sent stops working.',
    access: ownerOf('emailChange'),
    health: false,
    params: ofChange,
    reply: null,
    limit: 'writing',
    example: { params: { id: '$emailChange' } },
  },
  'POST email-changes/{id}/confirm': {
    summary:
      'Confirm your new address with the link from the email. The old address is told, and can undo it for 3 days.',
    access: ownerOf('emailChange'),
    health: false,
    params: ofChange,
    body: TokenOnly,
    reply: null,
    limit: 'signIn',
    example: { params: { id: '$emailChange' }, body: { token: '$emailChangeToken' } },
  },
  'POST email-changes/undo': {
    summary:
      'Take a change of address back with the link sent to the old one. Signs out all devices and sends a link that sets a new password.',
    access: anyone,
    health: false,
    body: TokenOnly,
    reply: null,
    limit: 'signIn',
    example: { body: { token: '$undoToken' } },
  },
});
