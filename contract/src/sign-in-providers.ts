import { z } from 'zod';
import { admins, adminsAbout } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** Where people of this site may have an account that signs them in, as its admins see it. Its secret is in no answer. */
export const SignInProvider = z.object({
  id: field.id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  enabled: z.boolean(),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

const params = z.object({ id: field.id });
const said = {
  name: field.fullName,
  clientId: field.text(1, 300),
  enabled: z.boolean().default(true),
};

export const signInProviderCalls = defineCalls({
  'GET dashboard/sign-in-providers': {
    summary:
      'The sign-in providers of this site, switched on or off, up to 100, and the address that each of them has to send people back to.',
    access: admins('owner'),
    health: false,
    reply: field.cursorList(SignInProvider).extend({ returnAddress: z.string() }),
    example: {},
  },
  'POST dashboard/sign-in-providers': {
    summary:
      'Add a sign-in provider (OpenID Connect). Its issuer has to answer discovery (422 otherwise). Up to 10 can be switched on.',
    access: admins('owner'),
    health: false,
    body: z.object({ ...said, issuer: field.text(1, 300), secret: field.secretText(1, 1_000) }),
    reply: SignInProvider,
    status: 201,
    limit: 'writing',
    example: {
      body: {
        name: 'Example',
        issuer: 'https://login.example.com',
        clientId: '$unique',
        secret: 'what the provider gave',
        enabled: false,
      },
    },
  },
  'PUT dashboard/sign-in-providers/{id}': {
    summary:
      'Change a sign-in provider, or switch it on or off. An empty secret keeps the one it has. Its issuer stays: another one is another provider.',
    access: adminsAbout('siteProvider', 'owner'),
    health: false,
    params,
    body: z.object({
      ...said,
      secret: z.union([z.literal(''), field.secretText(1, 1_000)]).default(''),
    }),
    reply: SignInProvider,
    limit: 'writing',
    example: {
      params: { id: '$siteProvider' },
      body: { name: 'Example', clientId: '$unique', enabled: false },
    },
  },
  'DELETE dashboard/sign-in-providers/{id}': {
    summary:
      'Remove a sign-in provider, with the connections that people made to it. They still sign in by password or by a link in an email.',
    access: adminsAbout('siteProvider', 'owner'),
    health: false,
    params,
    reply: null,
    limit: 'writing',
    example: { params: { id: '$siteProvider' } },
  },
});
