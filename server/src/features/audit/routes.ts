import { auditCalls } from '@regimen/contract/audit.ts';
import { auditLogCalls } from '@regimen/contract/audit-log.ts';
import { listAdminActions } from '../../db/admin-actions-queries.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { Files } from '../../providers/files.ts';
import { showAction } from '../people/show-action.ts';
import { lookedAtIn } from './list-own-looks.ts';
import { lookKindOf } from './look-kinds.ts';
import { listAllLooks, listLooks } from './queries.ts';
import { rootsIn } from './roots.ts';
import { verifyAudit } from './verify.ts';

const namedOf = (one: { id: string; fullName: string } | null) =>
  one && { id: one.id, full_name: one.fullName };

const dayMs = 86_400_000;

export function auditRoutes(http: HttpParts, files: Files): void {
  const roots = rootsIn(files);
  registerCalls(http, auditLogCalls, {
    'GET dashboard/audit': async (scope, { query: { cursor, per_page, why, person, until } }) => {
      const from = readPlace(cursor);
      const before = until === undefined ? undefined : new Date(Date.parse(until) + dayMs);
      const rows = await scope.read((tx) => listAllLooks(tx, { why, person, before }, from, per_page + 1));
      const page = pageOf(rows, per_page, from);
      const data = page.rows.map(({ id, createdAt, who, admin, person: about, role, call, why: reason }) => ({
        id,
        at: createdAt.toISOString(),
        who: namedOf(who ?? admin),
        role,
        person: namedOf(about),
        what: lookKindOf(call),
        call,
        why: reason,
      }));
      return presentPage(page, per_page, listUrl('dashboard/audit', { why, person, until, per_page }), data);
    },

    'GET dashboard/actions': async (scope, { query: { cursor, per_page } }) => {
      const from = readPlace(cursor);
      const rows = await scope.read((tx) => listAdminActions(tx, {}, from, per_page + 1));
      const page = pageOf(rows, per_page, from);
      return presentPage(
        page,
        per_page,
        listUrl('dashboard/actions', { per_page }),
        page.rows.map(showAction),
      );
    },

    'POST dashboard/audit/verify': async (scope) => {
      const kept = await roots.list(scope.tenant.id);
      return scope.tx(async (tx) => {
        const { entries, fault } = await verifyAudit(tx, kept);
        return { entries, broken: fault === null ? null : entries + 1 };
      });
    },
  });

  registerCalls(http, auditCalls, {
    'GET health-looks': (scope, { query: { cursor, per_page } }) =>
      scope.read(async (tx) => {
        const from = readPlace(cursor);
        const rows = await listLooks(tx, scope.actor.userId, from, per_page + 1);
        const page = pageOf(rows, per_page, from);
        const data = page.rows.map(({ id, createdAt, who, why, call, admin, reason, ...rest }) => ({
          id,
          at: createdAt.toISOString(),
          who: namedOf(who ?? admin),
          reason,
          why,
          what: lookKindOf(call),
          program: lookedAtIn(rest, scope.locale),
        }));
        return presentPage(page, per_page, listUrl('health-looks', { per_page }), data);
      }),
  });
}
