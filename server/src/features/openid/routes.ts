import { openidCalls } from '@regimen/contract/openid.ts';
import { signInProviderCalls } from '@regimen/contract/sign-in-providers.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Tables } from '../../tables.ts';
import { comeBack } from './come-back.ts';
import { mailProof, proveFromProvider, registerFromProvider } from './join-from-provider.ts';
import { addProvider, changeProvider, listKeptProviders, removeProvider } from './keep-provider.ts';
import { leave, type OpenidParts, returnAddress } from './leave.ts';
import { disconnect, listOwnIdentities } from './own-identities.ts';

export function openidRoutes(http: HttpParts, parts: OpenidParts, tables: Tables): void {
  registerCalls(http, openidCalls, {
    'POST auth/openid/{id}': (scope, { params, body }, exchange) =>
      leave(scope, params.id, exchange, parts, { again: body.again }),
    'POST auth/openid/{id}/connect': (scope, { params }, exchange) =>
      leave(scope, params.id, exchange, parts, { userId: scope.actor.userId }),
    'POST auth/openid-return': (scope, { body }, exchange) => comeBack(scope, body, exchange, parts, tables),
    'POST auth/openid-registration': (scope, { body }, exchange) =>
      registerFromProvider(scope, body, exchange),
    'POST auth/openid-proof': (scope, { body }, exchange) => proveFromProvider(scope, body, exchange, tables),
    'POST auth/openid-proof-link': (scope, { body }, exchange) => mailProof(scope, body.ticket, exchange),
    'GET identities': async (scope) => wholeList(await listOwnIdentities(scope)),
    'DELETE identities/{id}': (scope, { params }) => disconnect(scope, params.id),
  });
  registerCalls(http, signInProviderCalls, {
    'GET dashboard/sign-in-providers': async (scope) => ({
      ...wholeList(await scope.read(listKeptProviders)),
      returnAddress: returnAddress(scope),
    }),
    'POST dashboard/sign-in-providers': (scope, { body }) => addProvider(scope, parts, body),
    'PUT dashboard/sign-in-providers/{id}': (scope, { params, body: { secret, ...facts } }) =>
      changeProvider(scope, parts.vault, params.id, { ...facts, ...(secret !== '' && { secret }) }),
    'DELETE dashboard/sign-in-providers/{id}': (scope, { params }) => removeProvider(scope, params.id),
  });
}
