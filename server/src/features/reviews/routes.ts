import { locales } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { reviewCalls } from '@regimen/contract/reviews.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { notify } from '../notifications/notify.ts';
import { mustSee } from '../programs/may-see.ts';
import { nameOf } from './author-name.ts';
import { reviewingOf } from './may-review.ts';
import { presentReview } from './present.ts';
import { faultOf } from './pseudonym.ts';
import * as queries from './queries.ts';

export function reviewRoutes(http: HttpParts): void {
  registerCalls(http, reviewCalls, {
    'GET catalog/{id}/reviews': async (scope, { params, query }) => {
      const from = readPlace(query.cursor);
      const viewer = scope.actor?.userId;
      const { stars, mine, rows } = await scope.read(async (tx) => {
        await mustSee(tx, scope, params.id, query.token);
        return {
          stars: await queries.countStars(tx, params.id),
          mine: viewer ? await queries.findReview(tx, params.id, viewer) : undefined,
          rows: await queries.listReviews(tx, params.id, {
            from,
            most: query.per_page + 1,
            without: viewer,
          }),
        };
      });
      const page = pageOf(rows, query.per_page, from);
      const data = page.rows.map((row) => presentReview(row, viewer));
      const list = presentPage(page, query.per_page, `/api/catalog/${params.id}/reviews`, data);
      return { ...list, stars, mine: mine ? presentReview(mine, viewer) : null };
    },

    'PUT catalog/{id}/review': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { rating, body: words, as: shownAs } = body;
        const { state } = await reviewingOf(tx, params.id, scope.actor.userId, scope.now);
        if (state !== 'may') throw invalid('rating', 'review_too_early');
        const pseudonym =
          shownAs === 'pseudonym' ? await allowed(scope, tx, params.id, body.pseudonym) : null;
        const own = { tenantId: scope.tenant.id, programId: params.id, userId: scope.actor.userId };
        const written = { ...own, rating, body: words, shownAs, pseudonym };
        const isFirst = await queries.putReview(tx, written, scope.now);
        const row = await queries.findReview(tx, params.id, scope.actor.userId);
        if (!row) throw notFound();
        if (isFirst) await tellCreator(scope, tx, params.id, row);
        tellReaders(scope, params.id);
        return presentReview(row, scope.actor.userId);
      }),

    'DELETE catalog/{id}/review': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteReview(tx, params.id, scope.actor.userId);
        tellReaders(scope, params.id);
        return undefined;
      }),

    'PUT catalog/{id}/reviews/{review}/reply': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const before = await queries.findReviewById(tx, params.id, params.review);
        if (!before) throw notFound();
        const change = body.body
          ? { reply: body.body, repliedAt: scope.now }
          : { reply: null, repliedAt: null };
        await queries.updateReply(tx, params.id, params.review, change);
        if (body.body && before.reply === null) await tellReviewer(scope, tx, params.id, before.userId);
        tellReaders(scope, params.id);
        const row = await queries.findReviewById(tx, params.id, params.review);
        if (!row) throw notFound();
        return presentReview(row, scope.actor.userId);
      }),
  });
}

/** Pages that are kept go, and whoever has the program open hears of it. */
function tellReaders(scope: SignedInScope, programId: string): void {
  scope.publish('content');
  scope.publish('watched', watchChannel('program', programId));
}

/** Not one that readers would take for somebody else's. */
async function allowed(scope: SignedInScope, tx: Tx, programId: string, pseudonym: string): Promise<string> {
  const reviewed = await queries.findReviewed(tx, programId);
  const sites = locales.map((locale) => siteIn(scope.tenant.site, locale).name);
  const fault = faultOf(pseudonym, [reviewed?.ownerName ?? '', reviewed?.ownerUsername ?? '', ...sites]);
  if (fault) throw invalid('pseudonym', fault);
  return pseudonym;
}

async function tellCreator(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  review: queries.ReviewRow,
): Promise<void> {
  const reviewed = await queries.findReviewed(tx, programId);
  if (!reviewed || reviewed.ownerId === scope.actor.userId) return;
  const program = programTextIn(reviewed.texts, scope.tenant.site.locale).title;
  const name = nameOf(review);
  await notify(tx, reviewed.ownerId, {
    kind: 'review',
    data: { program, rating: review.rating, ...(name && { person: name }) },
    link: linkTo(programId),
    about: `${programId} ${review.userId}`,
    at: scope.now,
  });
}

async function tellReviewer(scope: SignedInScope, tx: Tx, programId: string, userId: string): Promise<void> {
  const reviewed = await queries.findReviewed(tx, programId);
  if (!reviewed || userId === scope.actor.userId) return;
  const program = programTextIn(reviewed.texts, scope.tenant.site.locale).title;
  const person = await queries.findName(tx, scope.actor.userId);
  await notify(tx, userId, {
    kind: 'review-reply',
    data: { program, person },
    link: linkTo(programId),
    about: programId,
    at: scope.now,
  });
}

const linkTo = (programId: string) => `/program/${programId}#reviews`;
