import type { FoundMessage } from '@regimen/contract/chats.ts';
import { type List, pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { languageOf } from '../../search-language.ts';
import { listRoomsById } from './queries.ts';
import { readRooms } from './read-rooms.ts';
import { listFoundMessages } from './search-queries.ts';
import { showMessages } from './show-messages.ts';

/** One or two letters begin half of all words. */
const longEnough = /[\p{L}\p{N}]{3,}$/u;

export function searchMessages(
  scope: SignedInScope,
  { search, cursor, per_page }: { search: string; cursor?: string | undefined; per_page: number },
): Promise<List<FoundMessage>> {
  const { userId } = scope.actor;
  const from = readPlace(cursor);
  const wanted = {
    search,
    language: languageOf(search, scope.locale),
    isUnfinished: longEnough.test(search),
    before: from?.id,
  };
  return scope.read(async (tx) => {
    const found = await listFoundMessages(tx, userId, wanted, per_page + 1);
    const page = pageOf(found, per_page, from);
    const shown = await showMessages(scope, tx, page.rows);
    const chatIds = [...new Set(page.rows.map(({ chatId }) => chatId))];
    const rooms = await readRooms(scope, tx, await listRoomsById(tx, chatIds, userId));
    const data = shown.flatMap((message, index) => {
      const room = rooms.find(({ id }) => id === page.rows[index]?.chatId);
      return room ? [{ room, message }] : [];
    });
    const url = `/api/chats/search?${new URLSearchParams({ search, per_page: String(per_page) })}`;
    return presentPage({ next: page.next, prev: null }, per_page, url, data);
  });
}
