import type { ErrorCode } from '@regimen/contract/errors.ts';
import type { TextKey, Texts } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { bookingMessageTexts } from './booking-message-texts.ts';
import { chatMessageTexts } from './chat-message-texts.ts';
import { dashboardMessageTexts } from './dashboard-message-texts.ts';
import { followingMessageTexts } from './following-message-texts.ts';
import { messageTexts } from './message-texts.ts';
import { openidMessageTexts } from './openid-message-texts.ts';
import { profileMessageTexts } from './profile-message-texts.ts';
import { serviceMessageTexts } from './service-message-texts.ts';
import { signInMessageTexts } from './sign-in-message-texts.ts';
import { sizeMessageTexts } from './size-message-texts.ts';

messageTexts.en satisfies Record<ErrorCode, string>;

const areas = [
  messageTexts,
  sizeMessageTexts,
  followingMessageTexts,
  profileMessageTexts,
  dashboardMessageTexts,
  signInMessageTexts,
  openidMessageTexts,
  chatMessageTexts,
  serviceMessageTexts,
  bookingMessageTexts,
];
export type MessageName =
  | TextKey<typeof messageTexts>
  | TextKey<typeof sizeMessageTexts>
  | TextKey<typeof followingMessageTexts>
  | TextKey<typeof profileMessageTexts>
  | TextKey<typeof dashboardMessageTexts>
  | TextKey<typeof signInMessageTexts>
  | TextKey<typeof openidMessageTexts>
  | TextKey<typeof chatMessageTexts>
  | TextKey<typeof serviceMessageTexts>
  | TextKey<typeof bookingMessageTexts>;
/** A message, or one with its number: `too_short:8`. */
export type MessageKey = MessageName | `${MessageName}:${number}`;

export function say(locale: Locale, key: MessageKey): string {
  const [name = '', n] = key.split(':');
  const texts = areas.find(({ en }) => name in en) ?? messageTexts;
  return translator<Texts>(texts, locale)(name, { n: Number(n) });
}
