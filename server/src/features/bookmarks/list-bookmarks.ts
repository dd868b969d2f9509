import type { Bookmark, BookmarkKind } from '@regimen/contract/bookmarks.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { presentListed } from '../catalog/cards.ts';
import { listCards } from '../catalog/shared-queries.ts';
import { presentCreatorCard } from '../creators/creator-card.ts';
import { listProfiles } from '../creators/shared-queries.ts';
import * as queries from './queries.ts';

interface Kept {
  id: string;
  createdAt: Date;
}
type Thing = Partial<Pick<Bookmark, 'program' | 'creator' | 'discussion'>>;

/** What was kept, as it is now. What is gone or no longer public is left out. */
export async function showBookmarks(
  scope: Scope,
  tx: Tx,
  kind: BookmarkKind,
  kept: Kept[],
): Promise<Bookmark[]> {
  const things = await lookUp[kind](
    tx,
    kept.map(({ id }) => id),
    scope.locale,
  );
  return kept.flatMap(({ id, createdAt }) => {
    const thing = things.get(id);
    const none = { program: null, creator: null, discussion: null };
    return thing ? [{ id, kind, createdAt: createdAt.toISOString(), ...none, ...thing }] : [];
  });
}

const lookUp: Record<BookmarkKind, (tx: Tx, ids: string[], locale: Locale) => Promise<Map<string, Thing>>> = {
  program: async (tx, ids, locale) => {
    const open = await queries.listOpenPrograms(tx, ids);
    const cards = await listCards(tx, locale, open);
    return new Map(cards.map((card) => [card.id, { program: presentListed(card, locale) }]));
  },
  creator: async (tx, ids) => {
    const rows = await listProfiles(tx, ids);
    return new Map(rows.map((row) => [row.id, { creator: presentCreatorCard(row) }]));
  },
  discussion: async (tx, ids) => {
    const rows = ids.length > 0 ? await queries.listDiscussionTitles(tx, ids) : [];
    return new Map(
      rows.map(({ author, ...row }) => [
        row.id,
        {
          discussion: {
            ...row,
            category: row.category as (Bookmark['discussion'] & object)['category'],
            author: {
              id: author.id,
              full_name: author.fullName,
              role: (author.roles[0] ?? 'user') as RoleName,
            },
          },
        },
      ]),
    );
  },
};

/** There is such a thing, and everybody may see it. */
export async function exists(scope: Scope, tx: Tx, kind: BookmarkKind, id: string): Promise<boolean> {
  return (await lookUp[kind](tx, [id], scope.locale)).has(id);
}
