import type { ChatMessage } from '@regimen/contract/chats.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { groupTexts } from './group-texts.ts';

export type GroupChange = NonNullable<ChatMessage['change']>;

/** “Nora added Sami and you” */
export function changeWords(
  { author, change }: { author: ChatMessage['author']; change: GroupChange },
  viewerId: string | undefined,
  t: Translate<typeof groupTexts>,
  locale: Locale,
): string {
  const isMine = author.id === viewerId;
  const name = author.full_name;
  const title = change.title ?? '';
  // “You” comes last.
  const others = change.people.filter(({ id }) => id !== viewerId).map(({ full_name }) => full_name);
  const isOfMe = others.length < change.people.length;
  const names = [...others, ...(isOfMe ? [t('you')] : [])];
  const people = names.length > 0 ? listWords(names, locale) : t('formerMember');
  switch (change.kind) {
    case 'renamed':
      return isMine ? t('youRenamed', { title }) : t('renamed', { name, title });
    case 'unnamed':
      return isMine ? t('youUnnamed') : t('unnamed', { name });
    case 'added':
      return isMine ? t('youAdded', { people }) : t('added', { name, people });
    case 'removed':
      return isMine ? t('youRemoved', { people }) : t('removed', { name, people });
    case 'left':
      return isMine ? t('youLeft') : t('left', { name });
  }
}
