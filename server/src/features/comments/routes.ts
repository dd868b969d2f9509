import { type Comment, commentCalls } from '@regimen/contract/comments.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { findStanding } from '../teams/standing.ts';
import { presentComment } from './present.ts';
import * as queries from './queries.ts';

export function commentRoutes(http: HttpParts): void {
  registerCalls(http, commentCalls, {
    'GET protocols/{id}/comments': async (scope, { params, query }) => {
      const { show, per_page } = query;
      const from = readPlace(query.cursor);
      const actor = scope.actor;
      const wanted = { show, from, most: per_page + 1 };
      const [rows, standing] = await scope.read((tx) =>
        inOrder(queries.listComments(tx, params.id, wanted), findStanding(tx, params.id, actor.userId)),
      );
      const page = pageOf(rows, per_page, from);
      const data = page.rows.map((row) => presentComment(row, actor, standing));
      return presentPage(
        page,
        per_page,
        `/api/protocols/${params.id}/comments?show=${show}&per_page=${per_page}`,
        data,
      );
    },

    'POST protocols/{id}/comments': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const id = newId(scope.now.getTime());
        const nodeId = body.replyTo ? await nodeOfThread(tx, params.id, body.replyTo) : body.nodeId;
        await queries.insertComment(tx, {
          ...body,
          nodeId,
          tenantId: scope.tenant.id,
          id,
          protocolId: params.id,
          authorId: scope.actor.userId,
          createdAt: scope.now,
        });
        tellTeam(scope, params.id);
        return open(scope, tx, params.id, id);
      }),

    'PUT protocols/{id}/comments/{comment}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const change = { body: body.body, editedAt: scope.now };
        await queries.updateComment(tx, params.id, params.comment, change);
        tellTeam(scope, params.id);
        return open(scope, tx, params.id, params.comment);
      }),

    'DELETE protocols/{id}/comments/{comment}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteComment(tx, params.id, params.comment);
        tellTeam(scope, params.id);
        return undefined;
      }),

    'PUT protocols/{id}/comments/{comment}/resolved': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { id, comment } = params;
        const at = body.resolved ? scope.now : null;
        // Only whole threads are settled; as one of those, an answer does not exist.
        if (!(await queries.settleThread(tx, id, comment, at))) throw notFound();
        tellTeam(scope, id);
        return open(scope, tx, id, comment);
      }),
  });
}

/** Whoever has the protocol open sees it at once. */
const tellTeam = (scope: SignedInScope, protocolId: string): void =>
  scope.publish('watched', watchChannel('protocol', protocolId));

async function open(scope: SignedInScope, tx: Tx, protocolId: string, id: string): Promise<Comment> {
  const actor = scope.actor;
  const [row, standing] = await inOrder(
    queries.findComment(tx, protocolId, id),
    findStanding(tx, protocolId, actor.userId),
  );
  if (!row) throw notFound();
  return presentComment(row, actor, standing);
}

/** An answer is pinned where the remark is. */
async function nodeOfThread(tx: Tx, protocolId: string, id: string): Promise<string | null> {
  const thread = await queries.holdThread(tx, protocolId, id);
  if (!thread) throw invalid('replyTo', 'not_a_remark_here');
  return thread.nodeId;
}
