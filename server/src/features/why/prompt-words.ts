/** What became of something that somebody should be told: when, by which ways, or why it never went out. */
import type { Reason, Why } from '@regimen/contract/why.ts';
import { heldWords, type Told } from './held-words.ts';
import { momentWords, numberWords, pick, plural, reason, type Speaking } from './say.ts';
import { channelWords, noWayWords, waysWords } from './way-words.ts';

export type PromptStory = Pick<Why, 'answer' | 'reasons' | 'next' | 'action'>;

/** What the machine does by itself within a moment is on time. */
const onTimeMs = 5 * 60_000;
const settings = { kind: 'settings', id: null } as const;

export function promptWords(prompt: Told, speaking: Speaking): PromptStory {
  return prompt.sentAt ? toldWords(prompt, prompt.sentAt.getTime(), speaking) : untoldWords(prompt, speaking);
}

function toldWords(prompt: Told, sentAt: number, speaking: Speaking): PromptStory {
  const { locale, to } = speaking;
  const mine = to === 'follower';
  const due = prompt.intendedAt.getTime();
  const held = heldWords(prompt, speaking);
  const reasons: Reason[] = [];
  if (held) reasons.push(held);
  else if (sentAt - due > onTimeMs)
    reasons.push(
      reason(
        speaking,
        pick(
          locale,
          `It was due ${momentWords(due, speaking)}. We sent it late, and the delay was on our side.`,
          `كان موعده ${momentWords(due, speaking)}. تأخرنا في إرساله، والتأخير من جانبنا.`,
        ),
        'note',
        'T11',
      ),
    );
  reasons.push(...together(prompt, speaking), ...waysWords(prompt, speaking));
  const when = momentWords(sentAt, speaking);
  return {
    answer: held
      ? pick(
          locale,
          `It was due ${momentWords(due, speaking)} and was sent ${when}.`,
          `كان موعده ${momentWords(due, speaking)} وأُرسل ${when}.`,
        )
      : pick(
          locale,
          `${mine ? 'You were' : 'They were'} notified ${when}.`,
          mine ? `وصلك الإشعار ${when}.` : `وصل الإشعار إلى المتابع ${when}.`,
        ),
    reasons,
    next: null,
    action: held || (prompt.why?.told?.by.length ?? 1) === 0 ? settings : null,
  };
}

function together(prompt: Told, speaking: Speaking): Reason[] {
  const { locale } = speaking;
  const told = prompt.why?.told;
  if (!told) return [];
  if (told.together > 1)
    return [
      reason(
        speaking,
        pick(
          locale,
          `${numberWords(told.together, locale)} messages were due at the same time, so we sent them as one.`,
          plural(told.together, locale, {
            en: { one: '', other: '' },
            ar: {
              one: '',
              two: 'حان موعد رسالتين معًا فأُرسلتا في رسالة واحدة.',
              few: 'حان موعد {n} رسائل معًا فأُرسلت في رسالة واحدة.',
              other: 'حان موعد {n} رسالة معًا فأُرسلت في رسالة واحدة.',
            },
          }),
        ),
        'note',
        'A5',
      ),
    ];
  if (!prompt.isImportant) return [];
  return [
    reason(
      speaking,
      pick(
        locale,
        `It needs something from ${speaking.to === 'follower' ? 'you' : 'them'}, so we sent it on its own.`,
        'يتطلب إجراءً، فأُرسل في رسالة مستقلة.',
      ),
      'note',
      'A5',
    ),
  ];
}

/** It never went out, or has not yet. */
function untoldWords(prompt: Told, speaking: Speaking): PromptStory {
  const { locale, to, now } = speaking;
  const mine = to === 'follower';
  const due = momentWords(prompt.intendedAt.getTime(), speaking);
  const held = heldWords(prompt, speaking);
  const story = (answer: string, rule: string, more: Partial<PromptStory> = {}): PromptStory => ({
    answer,
    next: null,
    action: held ? settings : null,
    ...more,
    reasons: [
      ...(held ? [held] : []),
      reason(speaking, pick(locale, `It was due ${due}.`, `كان موعده ${due}.`), 'note', rule),
    ],
  });
  const said = (en: string, ar: string) => pick(locale, en, ar);
  const isReminder = prompt.kind === 'reminder';
  if (prompt.answeredAt) {
    const when = momentWords(prompt.answeredAt.getTime(), speaking);
    return story(
      said(
        `${mine ? 'You' : 'They'} had already answered ${when}, so ${isReminder ? 'no reminder was needed' : 'there was nothing to send'}.`,
        `${mine ? 'سبق أن أجبت' : 'وصلت الإجابة'} ${when}، فلم ${isReminder ? 'تكن هناك حاجة إلى تذكير' : 'يبقَ ما يُرسل'}.`,
      ),
      'A1',
    );
  }
  if (prompt.seenAt) {
    const when = momentWords(prompt.seenAt.getTime(), speaking);
    return story(
      said(
        `${mine ? 'You' : 'They'} had already opened it ${when}, so ${isReminder ? 'no reminder was sent' : 'no message was needed'}.`,
        `${mine ? 'سبق أن فتحته' : 'سبق فتحه'} ${when}، فلم ${isReminder ? 'يُرسل تذكير' : 'تكن هناك حاجة إلى رسالة'}.`,
      ),
      'A1',
    );
  }
  const ended = prompt.why?.ended?.because;
  if (ended === 'unwanted') return unwantedWords(prompt, speaking, story);
  if (ended === 'left')
    return story(
      said(
        `${mine ? 'You' : 'They'} had already left the program.`,
        mine ? 'كنت قد غادرت البرنامج حينها.' : 'كان المتابع قد غادر البرنامج حينها.',
      ),
      'R11',
    );
  if (ended === 'stale' || (prompt.status === 'missed' && held))
    return story(
      said(
        'By the time we could send it, its time had passed, so we didn’t.',
        'حين أمكن إرساله كان وقته قد انتهى، فلم نرسله.',
      ),
      'A1',
    );
  if (prompt.status === 'missed')
    return story(
      said(
        'Our service wasn’t running when it was due, and its time passed before we were back. The problem was on our side.',
        'لم تكن خدمتنا تعمل في موعده، وانتهى وقته قبل عودتها. المشكلة من جانبنا.',
      ),
      'T11',
    );
  if (prompt.status === 'expired' || prompt.endedAt)
    return story(
      said('What it was about ended before we could send it.', 'انتهى ما يتعلق به قبل أن نتمكن من إرساله.'),
      'A1',
    );
  const tryAt = prompt.tryAt?.getTime() ?? prompt.intendedAt.getTime();
  const next = said(
    `It will be sent ${momentWords(Math.max(tryAt, now), speaking)}.`,
    `سيُرسل ${momentWords(Math.max(tryAt, now), speaking)}.`,
  );
  return {
    answer: said('It hasn’t been sent yet.', 'لم يُرسل بعد.'),
    reasons: held ? [held] : [],
    next,
    action: held ? settings : null,
  };
}

function unwantedWords(
  prompt: Told,
  speaking: Speaking,
  story: (answer: string, rule: string, more?: Partial<PromptStory>) => PromptStory,
): PromptStory {
  const { locale, to } = speaking;
  const mine = to === 'follower';
  const wanted = prompt.why?.ended?.wanted ?? [];
  const answer =
    wanted.length === 0
      ? pick(
          locale,
          `${mine ? 'You' : 'They'} turned off messages like this.`,
          'هذا النوع من الرسائل متوقف في الإعدادات.',
        )
      : pick(
          locale,
          `${mine ? 'You want' : 'They want'} messages like this only ${channelWords(wanted, locale)}, and we couldn’t reach ${mine ? 'you' : 'them'} that way.`,
          `هذا النوع من الرسائل يُرسل ${channelWords(wanted, locale)} فقط حسب الإعدادات، وتعذّر ذلك.`,
        );
  const more = wanted.map((way) => reason(speaking, noWayWords(way, speaking), 'note', 'A2'));
  const told = story(answer, 'A2', { action: settings });
  return { ...told, reasons: [...more, ...told.reasons] };
}
