import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { NotificationData, NotificationKind } from '@regimen/contract/notifications.ts';
import { onOneLine } from '../../providers/mail-layout.ts';
import { newsTexts } from './news-texts.ts';

type NewsKey = TextKey<typeof newsTexts>;

export function sayNews(kind: NotificationKind, data: NotificationData, locale: Locale): string {
  const { person = '', program = '', title = '', rating } = data;
  const key = keyOf(kind, data);
  if (!key) return onOneLine(title);
  return onOneLine(translator(newsTexts, locale)(key, { person, program, title, rating: rating ?? 0 }));
}

function keyOf(kind: NotificationKind, { isUrgent, person }: NotificationData): NewsKey | undefined {
  if (kind === 'follow-up' && isUrgent) return 'urgent';
  if (kind === 'finished' && !person) return 'finished-own';
  return Object.hasOwn(newsTexts.en, kind) ? (kind as NewsKey) : undefined;
}
