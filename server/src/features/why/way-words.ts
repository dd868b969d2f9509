import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Channel } from '@regimen/contract/notifications.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { Told } from './held-words.ts';
import { listWords, pick, reason, type Speaking } from './say.ts';

const ways: Record<Channel, [en: string, ar: string]> = {
  'in-app': ['in the app', 'داخل التطبيق'],
  email: ['by email', 'بالبريد الإلكتروني'],
  push: ['by push notification', 'بإشعار فوري'],
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
          `It was sent ${channelWords(sentBy, locale)}${told ? `, as ${mine ? 'you' : 'they'} chose for messages like this` : ''}.`,
          `أُرسل ${channelWords(sentBy, locale)}${told ? ' حسب الإعدادات المختارة لهذا النوع من الرسائل' : ''}.`,
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
              `Not ${channelWords([way], locale)}: ${mine ? 'you' : 'they'} had already seen it.`,
              `لم يُرسل ${channelWords([way], locale)}: سبق الاطّلاع عليه.`,
            )
          : settled
            ? pick(
                locale,
                `Not ${channelWords([way], locale)}: it couldn’t be delivered.`,
                `لم يُرسل ${channelWords([way], locale)}: تعذّر تسليمه.`,
              )
            : pick(
                locale,
                `It’s on its way ${channelWords([way], locale)}.`,
                `جارٍ إرساله ${channelWords([way], locale)}.`,
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
      `Not by push notification: ${mine ? 'you' : 'they'} have no device set up for it.`,
      'لم يُرسل بإشعار فوري: لا يوجد جهاز مهيأ لذلك.',
    );
  if (way === 'email')
    return pick(
      locale,
      `Not by email: ${mine ? 'your' : 'their'} address wasn’t confirmed at the time.`,
      'لم يُرسل بالبريد الإلكتروني: لم يكن العنوان مؤكدًا حينها.',
    );
  return pick(locale, 'Not in the app.', 'لم يُرسل داخل التطبيق.');
}
