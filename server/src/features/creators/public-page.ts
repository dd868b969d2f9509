import type { Profile } from '@regimen/contract/creators.ts';
import { listCheckedCredentials } from '../../db/credentials.ts';
import type { Tx } from '../../db/pool.ts';
import { htmlNow } from '../../kept-html.ts';
import { openingOf } from '../../markdown.ts';
import type { Scope } from '../../scope.ts';
import { presentListed, presentPages } from '../catalog/cards.ts';
import { listCardsOfOwner } from '../catalog/shared-queries.ts';
import { mayWriteTo } from '../chats/may-write-to.ts';
import { nameOf } from '../reviews/author-name.ts';
import { presentCreatorCard } from './creator-card.ts';
import * as queries from './queries.ts';
import { isShownWhole, type ProfileRow } from './shared-queries.ts';

const programsAPage = 24;
const mostAnswers = 5;
const mostReviews = 3;
const openingLength = 200;

/** What everybody sees of somebody: of an expert their work, of others what they chose. */
export async function showPublicPage(scope: Scope, tx: Tx, row: ProfileRow, page: number): Promise<Profile> {
  const viewer = scope.actor?.userId;
  const isExpert = isShownWhole(row);
  const shows = (part: ProfileRow['shows'][number]) => isExpert || row.shows.includes(part);
  const slice = { skip: (page - 1) * programsAPage, most: programsAPage };
  const cards = row.programs > 0 ? await listCardsOfOwner(tx, scope.locale, row.id, slice) : [];
  const shown: ProfileRow = {
    ...row,
    // That somebody came as a patient is nobody's business.
    roles: isExpert ? row.roles : ['user'],
    avatar: shows('picture') ? row.avatar : null,
    bio: shows('bio') ? row.bio : '',
  };
  const answers = shows('answers') ? await queries.listAnswersOf(tx, row.id, mostAnswers) : [];
  const reviews = row.programs > 0 ? await queries.listReviewsOf(tx, row.id, scope.locale, mostReviews) : [];
  return {
    ...presentCreatorCard(shown),
    bioHtml: await htmlNow(shown.bio),
    isExpert,
    work: isExpert ? await showWork(tx, row.id) : null,
    memberSince: shows('memberSince') ? row.createdAt.toISOString() : null,
    answers: answers.map(({ id, discussionId, title, body, createdAt }) => ({
      id,
      discussion: { id: discussionId, title },
      opening: openingOf(body, openingLength),
      createdAt: createdAt.toISOString(),
    })),
    reviews: reviews.map((review) => ({
      id: review.id,
      program: { id: review.programId, title: review.title },
      name: nameOf(review),
      rating: review.rating,
      body: openingOf(review.body, openingLength),
      createdAt: review.createdAt.toISOString(),
    })),
    programs: cards.map((card) => presentListed(card, scope.locale)),
    meta: presentPages(row.programs, page, programsAPage),
    isBookmarked: viewer ? await queries.isKept(tx, viewer, row.id) : false,
    isMe: viewer === row.id,
    canMessage: scope.actor?.state === 'registered' && (await mayWriteTo(tx, scope.actor.userId, row.id)),
  };
}

async function showWork(tx: Tx, userId: string): Promise<NonNullable<Profile['work']>> {
  const said = await queries.findWork(tx, userId);
  return {
    languages: said?.languages ?? [],
    links: said?.links ?? [],
    consultation: said?.consultation ?? '',
    credentials: await listCheckedCredentials(tx, userId),
  };
}
