import type { Locale } from '@regimen/contract/load.ts';
import type { Channel } from '@regimen/contract/notifications.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { Told } from './held-words.ts';
import { listWords, pick, reason, type Speaking } from './say.ts';

const ways: Record<Channel, [en: string, ar: string]> = {
  'in-app': ['in the app', 'داخل التطبيق'],
  email: ['by e-mail', 'بالبريد الإلكتروني'],
  push: ['by push message', 'بإشعار على الجهاز'],
};
export const channelWords = (channels: readonly Channel[], locale: Locale): string =>
  listWords(
    channels.map((channel) => pick(locale, ...ways[channel])),
    locale,
  );

/** By which ways it went, and why not by others that were wanted. */
export function waysWords(prompt: Told, speaking: Speaking): Reason[] {
  const { locale, to, now } = speaking;
  const mine = to === 'follower';
  const told = prompt.why?.told;
  const sentBy = prompt.sentBy as Channel[];
  const reasons: Reason[] = [];
  if (sentBy.length > 0)
    reasons.push(
      reason(
        speaking,
        pick(
          locale,
          `It came ${channelWords(sentBy, locale)}${told ? `, as ${mine ? 'you' : 'they'} chose for such messages` : ''}.`,
          `وصل ${channelWords(sentBy, locale)}${told ? ' وفق الاختيار لمثل هذه الرسائل' : ''}.`,
        ),
        'note',
        'A2',
      ),
    );
  if (!told) return reasons;
  const settled = now - (prompt.sentAt?.getTime() ?? now) > 3_600_000;
  const isOver = prompt.answeredAt !== null || prompt.seenAt !== null || prompt.endedAt !== null;
  for (const way of told.wanted.filter((each) => !told.by.includes(each)))
    reasons.push(reason(speaking, noWayWords(way, speaking), 'note', 'A2'));
  for (const way of told.by.filter((each) => !sentBy.includes(each)))
    reasons.push(
      reason(
        speaking,
        isOver
          ? pick(
              locale,
              `Not ${channelWords([way], locale)}: ${mine ? 'you' : 'they'} had seen it before that went out.`,
              `ليس ${channelWords([way], locale)}: شوهد قبل إرساله.`,
            )
          : settled
            ? pick(
                locale,
                `Not ${channelWords([way], locale)}: it could not be delivered that way.`,
                `ليس ${channelWords([way], locale)}: تعذّر تسليمه بهذه الطريقة.`,
              )
            : pick(
                locale,
                `It is on its way ${channelWords([way], locale)}.`,
                `هو في الطريق ${channelWords([way], locale)}.`,
              ),
        'note',
        'A2',
      ),
    );
  return reasons;
}

export function noWayWords(way: Channel, { locale, to }: Speaking): string {
  const mine = to === 'follower';
  if (way === 'push')
    return pick(
      locale,
      `Not by push message: no device of ${mine ? 'yours' : 'theirs'} is set up for it.`,
      'ليس بإشعار على الجهاز: لا يوجد جهاز مهيأ لذلك.',
    );
  if (way === 'email')
    return pick(
      locale,
      `Not by e-mail: ${mine ? 'your' : 'their'} address is not confirmed.`,
      'ليس بالبريد الإلكتروني: العنوان غير مؤكد.',
    );
  return pick(locale, 'Not in the app.', 'ليس داخل التطبيق.');
}
