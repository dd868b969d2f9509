import { randomBytes } from 'node:crypto';
import { shortLinkCalls } from '@regimen/contract/short-links.ts';
import { conflict, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import * as queries from './queries.ts';

/** 72 random bits: nobody finds one by trying. */
const newCode = () => randomBytes(9).toString('base64url');

export function shortLinkRoutes(http: HttpParts): void {
  registerCalls(http, shortLinkCalls, {
    'POST short-links': (scope, { body: { target } }) =>
      scope.tx(async (tx) => {
        const tenantId = scope.tenant.id;
        const ownerId = scope.actor?.state === 'registered' ? scope.actor.userId : null;
        const known = await queries.findCode(tx, ownerId, target);
        if (known) return { code: known, path: `/s/${known}` };
        await queries.insertShortLink(tx, {
          tenantId,
          code: newCode(),
          target,
          ownerId,
          createdAt: scope.now,
        });
        const code = await queries.findCode(tx, ownerId, target);
        if (!code) throw conflict();
        return { code, path: `/s/${code}` };
      }),

    'POST short-links/{code}/visits': (scope, { params }) =>
      scope.tx(async (tx) => {
        const found = await queries.findShortLink(tx, params.code);
        if (!found) throw notFound();
        await queries.countVisit(tx, params.code);
        return { target: found.target };
      }),
  });
}
