import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { PromptRow } from '../enrollments/rows.ts';
import { bareMoment, clockWords, pick, plural, reason, type Speaking } from './say.ts';

/** What the ledger has of a prompt. */
export type Told = Pick<
  PromptRow,
  | 'key'
  | 'kind'
  | 'isImportant'
  | 'status'
  | 'intendedAt'
  | 'freshUntil'
  | 'tryAt'
  | 'heldAt'
  | 'sentAt'
  | 'sentBy'
  | 'seenAt'
  | 'answeredAt'
  | 'endedAt'
  | 'why'
>;

/** Why it waited, where its person's own wishes or a pause made it. */
export function heldWords(prompt: Told, speaking: Speaking): Reason | null {
  const { locale, to } = speaking;
  const mine = to === 'follower';
  const held = prompt.why?.held;
  if (!held)
    return prompt.heldAt === null || prompt.endedAt !== null
      ? null
      : reason(
          speaking,
          pick(
            locale,
            `It was held because of ${mine ? 'your' : 'their'} settings: quiet hours or the daily message limit.`,
            'تأجّل بسبب الإعدادات: ساعات الهدوء أو الحد اليومي للرسائل.',
          ),
          'note',
          'A3',
        );
  const from = held.hours ? clockWords(held.hours.from, locale) : '';
  const until = held.hours ? clockWords(held.hours.to, locale) : '';
  const again = bareMoment(Date.parse(held.until), speaking);
  const isWaiting = prompt.sentAt === null && prompt.tryAt !== null;
  const is = isWaiting ? 'is' : 'was';
  switch (held.because) {
    case 'quiet':
      return reason(
        speaking,
        pick(
          locale,
          `${mine ? 'Your' : 'Their'} quiet hours are from ${from} to ${until}, so it ${is} held until ${again}.`,
          `ساعات الهدوء ${mine ? 'لديك' : 'لدى المتابع'} من ${from} إلى ${until}، ${isWaiting ? 'فهو ينتظر' : 'فانتظر'} حتى ${again}.`,
        ),
        'note',
        'A3',
      );
    case 'welcome':
      return reason(
        speaking,
        pick(
          locale,
          `${mine ? 'You' : 'They'} chose to hear from this program between ${from} and ${until}, so it ${is} held until ${again}.`,
          `الأوقات المختارة لرسائل هذا البرنامج بين ${from} و${until}، ${isWaiting ? 'فهو ينتظر' : 'فانتظر'} حتى ${again}.`,
        ),
        'note',
        'A3',
      );
    case 'most': {
      const most = messageCount(held.most ?? 0, locale);
      return reason(
        speaking,
        pick(
          locale,
          `${mine ? 'You' : 'They'} chose at most ${most} a day, and that limit was reached, so it ${is} saved for ${again}.`,
          `الحد المختار ${most} في اليوم، وقد اكتمل في ذلك اليوم، فأُجّل إلى ${again}.`,
        ),
        'note',
        'A8',
      );
    }
    case 'danger':
      return reason(
        speaking,
        pick(
          locale,
          `An answer or reading that day may have pointed to danger, so it ${is} held until ${again}.`,
          `ربما دلّت إجابة أو قراءة في ذلك اليوم على خطر، ${isWaiting ? 'فهو ينتظر' : 'فانتظر'} حتى ${again}.`,
        ),
        'note',
        'A9',
      );
    case 'paused':
      return reason(
        speaking,
        pick(
          locale,
          `${mine ? 'Your' : 'Their'} program ${is} paused, and nothing is sent during a pause.`,
          `${isWaiting ? 'البرنامج متوقف' : 'كان البرنامج متوقفًا'} مؤقتًا، ولا يُرسل شيء أثناء التوقف.`,
        ),
        'note',
        'R31',
      );
  }
}

const messageCount = (n: number, locale: Locale): string =>
  plural(n, locale, {
    en: { one: '{n} message', other: '{n} messages' },
    ar: {
      zero: '{n} رسالة',
      one: 'رسالة واحدة',
      two: 'رسالتان',
      few: '{n} رسائل',
      many: '{n} رسالة',
      other: '{n} رسالة',
    },
  });
