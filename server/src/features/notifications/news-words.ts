import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { weekdayDateAndTime } from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { NotificationData, NotificationKind } from '@regimen/contract/notifications.ts';
import { onOneLine } from '../../providers/mail-layout.ts';
import { newsTexts } from './news-texts.ts';

type NewsKey = TextKey<typeof newsTexts>;

export function sayNews(kind: NotificationKind, data: NotificationData, locale: Locale): string {
  const { person = '', host = '', program = '', title = '', rating = 0, from, zone } = data;
  const key = keyOf(kind, data);
  if (!key) return onOneLine(title);
  const when = from === undefined ? '' : weekdayDateAndTime(locale, Date.parse(from), zone);
  return onOneLine(translator(newsTexts, locale)(key, { person, host, program, title, rating, when }));
}

function keyOf(kind: NotificationKind, { isUrgent, person }: NotificationData): NewsKey | undefined {
  if (kind === 'follow-up' && isUrgent) return 'urgent';
  if (kind === 'finished' && !person) return 'finished-own';
  return Object.hasOwn(newsTexts.en, kind) ? (kind as NewsKey) : undefined;
}
