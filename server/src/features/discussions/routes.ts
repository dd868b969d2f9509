import { discussionCalls } from '@regimen/contract/discussions.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { htmlFor } from '../../kept-html.ts';
import { howManyFit, pageOf, presentPage, readPlace } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { languageFor } from '../../search-language.ts';
import { findDiscussions } from './find-discussions.ts';
import { presentAnswer, presentOpenDiscussion } from './present.ts';
import * as queries from './queries.ts';

export function discussionRoutes(http: HttpParts): void {
  registerCalls(http, discussionCalls, {
    'GET discussions': (scope, { query }) => findDiscussions(scope, query),

    'GET discussions/{id}': (scope, { params }) => scope.read((tx) => open(scope, tx, params.id)),

    'POST discussions': (scope, { body }) => {
      const kept = htmlFor(body.body);
      return scope.tx(async (tx) => {
        const id = newId(scope.now.getTime());
        const author = { tenantId: scope.tenant.id, authorId: scope.actor.userId };
        const row = { ...body, ...kept, ...author, id, language: languageOf(body), createdAt: scope.now };
        scope.publish('content');
        const [, opened] = await inOrder(queries.insertDiscussion(tx, row), open(scope, tx, id));
        return opened;
      });
    },

    'PUT discussions/{id}': (scope, { params, body }) => {
      const kept = htmlFor(body.body);
      return scope.tx(async (tx) => {
        await queries.updateDiscussion(tx, params.id, {
          ...body,
          ...kept,
          language: languageOf(body),
          editedAt: scope.now,
        });
        tellReaders(scope, params.id);
        return open(scope, tx, params.id);
      });
    },

    'DELETE discussions/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteDiscussion(tx, params.id);
        tellReaders(scope, params.id);
        return undefined;
      }),

    'GET discussions/{id}/answers': async (scope, { params, query }) => {
      const from = readPlace(query.cursor);
      const { accepted, rows } = await scope.read(async (tx) => {
        const discussion = await queries.findDiscussion(tx, params.id);
        const rows = await queries.listAnswers(tx, params.id, from, query.per_page + 1);
        return { accepted: discussion?.acceptedAnswerId ?? null, rows };
      });
      const lengths = rows.map(({ body }) => body.length);
      const page = pageOf(rows, Math.min(query.per_page, howManyFit(lengths, lettersAPage)), from);
      const data = page.rows.map((row) => presentAnswer(row, accepted, scope.actor));
      const address = `/api/discussions/${params.id}/answers?per_page=${query.per_page}`;
      return presentPage(page, query.per_page, address, data);
    },

    'POST discussions/{id}/answers': (scope, { params, body }) => {
      const kept = htmlFor(body.body);
      return scope.tx(async (tx) => {
        const id = newId(scope.now.getTime());
        const author = { tenantId: scope.tenant.id, authorId: scope.actor.userId };
        await queries.insertAnswer(tx, {
          ...body,
          ...kept,
          ...author,
          id,
          discussionId: params.id,
          createdAt: scope.now,
        });
        tellReaders(scope, params.id);
        return answer(scope, tx, params.id, id);
      });
    },

    'PUT discussions/{id}/answers/{answer}': (scope, { params, body }) => {
      const change = { ...body, ...htmlFor(body.body), editedAt: scope.now };
      return scope.tx(async (tx) => {
        await queries.updateAnswer(tx, params.answer, change);
        tellReaders(scope, params.id);
        return answer(scope, tx, params.id, params.answer);
      });
    },

    'DELETE discussions/{id}/answers/{answer}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteAnswer(tx, params.id, params.answer);
        tellReaders(scope, params.id);
        return undefined;
      }),

    'PUT discussions/{id}/accepted-answer': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { answerId } = body;
        if (answerId && !(await queries.findAnswer(tx, params.id, answerId)))
          throw invalid('answerId', 'not_of_this_discussion');
        await queries.updateDiscussion(tx, params.id, { acceptedAnswerId: answerId });
        tellReaders(scope, params.id);
        return open(scope, tx, params.id);
      }),
  });
}

/** Pages that are kept go, and whoever has the question open hears of it. */
function tellReaders(scope: Scope, id: string): void {
  scope.publish('content');
  scope.publish('watched', watchChannel('discussion', id));
}

/** A page of answers ends here, however many were asked for. */
const lettersAPage = 40_000;

async function open(scope: Scope, tx: Tx, id: string) {
  const row = await queries.findDiscussion(tx, id);
  if (!row) throw notFound();
  const { acceptedAnswerId } = row;
  const accepted = acceptedAnswerId ? await queries.findAnswer(tx, id, acceptedAnswerId) : undefined;
  return presentOpenDiscussion(row, accepted, scope.actor);
}

async function answer(scope: Scope, tx: Tx, discussionId: string, id: string) {
  const row = await queries.findAnswer(tx, discussionId, id);
  const discussion = await queries.findDiscussion(tx, discussionId);
  if (!row || !discussion) throw notFound();
  return presentAnswer(row, discussion.acceptedAnswerId, scope.actor);
}

/** Stems follow the language of the words, whatever language the page is in. */
const languageOf = ({ title, body }: { title: string; body: string }): string =>
  languageFor(/\p{Script=Arabic}/u.test(title + body.slice(0, 200)) ? 'ar' : 'en');
