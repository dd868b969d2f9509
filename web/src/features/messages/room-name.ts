import type { ChatRoom } from '@regimen/contract/chats.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { texts } from './texts.ts';

/** A group's title or who is in it; between two, the other one. */
export function roomName(
  room: Pick<ChatRoom, 'title' | 'isGroup' | 'participant' | 'participants'>,
  t: Translate<typeof texts>,
  locale: Locale,
): string {
  if (!room.isGroup) return room.participant?.full_name ?? t('formerMember');
  if (room.title !== null) return room.title;
  const names = room.participants.map(({ full_name }) => full_name);
  return names.length > 0 ? listWords(names, locale) : t('justYou');
}
