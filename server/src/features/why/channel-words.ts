import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Channel } from '@regimen/contract/notifications.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason } from '@regimen/contract/why.ts';
import { channelTexts } from './channel-texts.ts';
import type { Told } from './held-words.ts';
import { reason } from './reason.ts';

export const channelWords = (channels: readonly Channel[], locale: Locale): string =>
  listWords(
    channels.map((channel) => translator(channelTexts, locale)(channel)),
    locale,
  );

/** By which channels it went, and why not by others that were wanted. */
export function channelReasons(prompt: Told, speaking: Speaking): Reason[] {
  const { locale, to, now } = speaking;
  const mine = to === 'follower';
  const t = translator(channelTexts, locale);
  const note = (words: string) => reason(speaking, words, 'note', 'A2');
  const told = prompt.why?.told;
  const sentBy = prompt.sentBy as Channel[];
  const reasons: Reason[] = [];
  if (sentBy.length > 0) {
    const key = told ? (mine ? 'sentAsChosenYou' : 'sentAsChosenThey') : 'sent';
    reasons.push(note(t(key, { channels: channelWords(sentBy, locale) })));
  }
  if (!told) return reasons;
  const settled = now - (prompt.sentAt?.getTime() ?? now) > 3_600_000;
  const isOver = prompt.answeredAt !== null || prompt.seenAt !== null || prompt.endedAt !== null;
  for (const channel of told.wanted.filter((each) => !told.by.includes(each)))
    reasons.push(note(unreachableWords(channel, speaking)));
  for (const channel of told.by.filter((each) => !sentBy.includes(each))) {
    const seen = mine ? 'alreadySeenYou' : 'alreadySeenThey';
    const key = isOver ? seen : settled ? 'undelivered' : 'onItsWay';
    reasons.push(note(t(key, { channels: channelWords([channel], locale) })));
  }
  return reasons;
}

/** Why somebody could not be told by a channel. */
export function unreachableWords(channel: Channel, { locale, to }: Speaking): string {
  const mine = to === 'follower';
  const t = translator(channelTexts, locale);
  if (channel === 'push') return t(mine ? 'noDeviceYou' : 'noDeviceThey');
  if (channel === 'email') return t(mine ? 'noAddressYou' : 'noAddressThey');
  return t('notInApp');
}
