import type { PublicProgram } from '@regimen/contract/catalog.ts';
import { isMedical } from '@regimen/contract/program-categories.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { listCheckedCredentials } from '../../db/credentials.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { markdownRules } from '../../markdown.ts';
import type { Scope } from '../../scope.ts';
import { minorWords } from '../enrollments/join-requirements.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { mustSee } from '../programs/may-see.ts';
import { renderPage } from '../programs/render-texts.ts';
import { reviewingOf } from '../reviews/may-review.ts';
import { presentCreator, presentListed } from './cards.ts';
import { findListing, findViewerTies, type ListingRow } from './listing-queries.ts';
import { outcomesOf } from './outcomes.ts';
import * as queries from './queries.ts';
import { listCards } from './shared-queries.ts';
import { asksOf, journeyOf } from './what-is-asked.ts';

/** One program as everybody who may see it sees it. */
export async function showProgram(
  scope: Scope,
  tx: Tx,
  id: string,
  token: string | undefined,
): Promise<PublicProgram> {
  const seen = await mustSee(tx, scope, id, token);
  const row = await findListing(tx, scope.locale, id);
  if (!row) throw notFound();
  const program = await programOf(tx, seen.versionId);
  const userId = scope.actor?.state === 'registered' ? scope.actor.userId : undefined;
  const ties = userId && (await findViewerTies(tx, id, userId));
  const text = programTextIn(row.texts, scope.locale);
  const kept = row.htmlRules === markdownRules ? row.html[text.locale] : undefined;
  const html = kept ?? (await renderPage(text));
  return {
    ...presentListed(row, scope.locale),
    access: seen.access,
    tags: row.tags,
    signs: row.signs,
    creator: presentCreator({ ...row, id: row.ownerId }),
    description: html.description,
    evidence: html.evidence,
    outcomes: text.outcomes,
    questions: text.questions.map(({ question }, index) => ({ question, answer: html.answers[index] ?? '' })),
    outline: journeyOf(program),
    asks: { ...asksOf(program, row), minors: minorWords(program, scope.now.getTime(), scope.locale) },
    reached: await outcomesOf(scope, tx, id, program),
    credentials: isMedical(row.category) ? await listCheckedCredentials(tx, row.ownerId) : null,
    versionNumber: row.number,
    publishedAt: row.publishedAt.toISOString(),
    isArchived: seen.isArchived,
    similar: await listSimilar(scope, tx, row),
    viewer: {
      isFollowing: ties ? ties.running : false,
      isBookmarked: ties ? ties.bookmarked : false,
      reviewing: userId ? await reviewingOf(tx, id, userId, scope.now) : { state: 'stranger', from: null },
      canReply: userId === row.ownerId,
    },
  };
}

const mostSimilar = 3;
const signsLookedAt = 3;
const lookedAt = 6;

/** The best rated that share its first signs or its category; each shared sign counts before the category. */
async function listSimilar(scope: Scope, tx: Tx, row: ListingRow): Promise<PublicProgram['similar']> {
  const shared = [
    ...row.signs.slice(0, signsLookedAt).map((value) => ({ kind: 'signs', value, weight: 2 })),
    { kind: 'category', value: row.category, weight: 1 },
  ];
  const slice = { order: 'rating' as const, skip: 0, most: lookedAt };
  const scores = new Map<string, number>();
  for (const { weight, ...set } of shared)
    for (const id of await queries.listByWalking(tx, [set], slice))
      if (id !== row.id) scores.set(id, (scores.get(id) ?? 0) + weight);
  const best = [...scores].sort(([, a], [, b]) => b - a).slice(0, mostSimilar);
  const found = await listCards(
    tx,
    scope.locale,
    best.map(([id]) => id),
  );
  return found.map((card) => presentListed(card, scope.locale));
}
