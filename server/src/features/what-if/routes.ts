import { type WhatIf, whatIfCalls } from '@regimen/contract/what-if.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { presentPage, wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { holdFromPublishing } from '../programs/hold-program.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import * as queries from './queries.ts';

const mostListed = 20;
const mostUnfinished = 3;
const dayMs = 86_400_000;

export function whatIfRoutes(http: HttpParts): void {
  registerCalls(http, whatIfCalls, {
    'GET programs/{id}/what-ifs': (scope, { params }) =>
      scope.read(async (tx) => {
        const rows = await queries.listWhatIfs(tx, params.id, mostListed);
        return wholeList(rows.map(present));
      }),

    'POST programs/{id}/what-ifs': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const tenantId = scope.tenant.id;
        await holdFromPublishing(tx, params.id);
        if ((await queries.countUnfinished(tx, params.id)) >= mostUnfinished) throw conflict('what_if_busy');
        const id = newId(scope.now.getTime());
        await queries.insertWhatIf(tx, {
          tenantId,
          id,
          programId: params.id,
          startedBy: scope.actor.userId,
          versionId: body.against,
          content: await contentOf(scope, tx, params.id, body.against),
          since: new Date(scope.now.getTime() - body.days * dayMs),
          until: scope.now,
          mostPeople: body.most,
          status: 'waiting',
          createdAt: scope.now,
        });
        await scope.enqueue(tx, 'live-what-if', { whatIfId: id });
        return getWhatIf(tx, params.id, id);
      }),

    'GET programs/{id}/what-ifs/{whatIf}': (scope, { params }) =>
      scope.read(async (tx) => {
        const whatIf = await getWhatIf(tx, params.id, params.whatIf);
        const content = await queries.findContent(tx, whatIf.id);
        return { whatIf, program: JSON.parse(content ?? 'null') as Program };
      }),

    'GET programs/{id}/what-ifs/{whatIf}/progress': (scope, { params }) =>
      scope.read(async (tx) => {
        const row = await queries.findProgress(tx, params.id, params.whatIf);
        if (!row) throw notFound();
        return { ...row, status: row.status };
      }),

    'GET programs/{id}/what-ifs/{whatIf}/people': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const { cursor, per_page, change } = query;
        const { id } = await getWhatIf(tx, params.id, params.whatIf);
        const place = readRankPlace(cursor);
        const rows = await queries.listPeople(tx, id, change, place, per_page + 1);
        const data = rows.slice(0, per_page);
        scope.concerns(data.map(({ follower }) => follower.id));
        const last = data.at(-1);
        const next = rows.length > per_page && last ? rankCursor(last.rank, last.enrollmentId) : null;
        const url = listUrl(`programs/${params.id}/what-ifs/${id}/people`, { change, per_page });
        const people = data.map(({ enrollmentId, follower, result }) => ({
          enrollmentId,
          result,
          follower: { id: follower.id, full_name: follower.fullName },
        }));
        return presentPage({ next, prev: null }, per_page, url, people);
      }),

    'DELETE programs/{id}/what-ifs/{whatIf}': (scope, { params }) =>
      scope.tx(async (tx) => {
        if (!(await queries.deleteWhatIf(tx, params.id, params.whatIf))) throw notFound();
        return undefined;
      }),
  });
}

async function contentOf(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  version: string | null,
): Promise<string> {
  if (version === null) {
    const { content } = await composeDraft(scope, tx, programId);
    if (content.protocols.length === 0) throw invalid('against', 'what_if_nothing_drafted');
    return JSON.stringify(content);
  }
  const content = await queries.findVersionContent(tx, programId, version);
  if (content === undefined) throw invalid('against', 'not_allowed');
  return content;
}

async function getWhatIf(tx: Tx, programId: string, id: string): Promise<WhatIf> {
  const row = await queries.findWhatIf(tx, programId, id);
  if (!row) throw notFound();
  return present(row);
}

const present = ({ startedBy, since, until, createdAt, endedAt, ...row }: queries.WhatIfRow): WhatIf => ({
  ...row,
  status: row.status,
  startedBy: startedBy && { id: startedBy.id, full_name: startedBy.fullName },
  since: since.toISOString(),
  until: until.toISOString(),
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const rankCursor = (rank: number, id: string): string => Buffer.from(`${rank} ${id}`).toString('base64url');

function readRankPlace(cursor: string | undefined): queries.RankPlace | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,16}(?:\.\d{1,6})?) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  if (!match?.[1] || !match[2]) throw invalid('cursor', 'not_valid');
  return { rank: Number(match[1]), id: match[2] };
}
