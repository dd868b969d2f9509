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
          `It was due ${momentWords(due, speaking)}. Our service got to it later, which is on our side.`,
          `كان موعده ${momentWords(due, speaking)}. وصلت إليه خدمتنا متأخرة، وهذا من جانبنا.`,
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
          `It was due ${momentWords(due, speaking)} and came ${when}.`,
          `كان موعده ${momentWords(due, speaking)} ووصل ${when}.`,
        )
      : pick(
          locale,
          `${mine ? 'You were' : 'They were'} told ${when}.`,
          mine ? `وصلك ${when}.` : `وصل إلى المتابع ${when}.`,
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
          `${numberWords(told.together, locale)} things were due at once and came as one message.`,
          plural(told.together, locale, {
            en: { one: '', other: '' },
            ar: {
              ...{ one: '', two: 'حان موعد أمرين معًا فجاءا في رسالة واحدة.' },
              ...{ few: 'حان موعد {n} أمور معًا فجاءت في رسالة واحدة.' },
              other: 'حان موعد {n} أمرًا معًا فجاءت في رسالة واحدة.',
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
        `It asks something of ${speaking.to === 'follower' ? 'you' : 'them'}, so it came as a message of its own.`,
        'فيه طلب، فجاء في رسالة خاصة به.',
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
    ...{ answer, next: null, action: held ? settings : null, ...more },
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
        `${mine ? 'You' : 'They'} had already answered ${when}, so ${isReminder ? 'no reminder was needed' : 'there was nothing left to tell'}.`,
        `${mine ? 'كنت قد أجبت' : 'أُجيب'} ${when}، فلم ${isReminder ? 'تبقَ حاجة إلى تذكير' : 'يبقَ ما يُقال'}.`,
      ),
      'A1',
    );
  }
  if (prompt.seenAt) {
    const when = momentWords(prompt.seenAt.getTime(), speaking);
    return story(
      said(
        `${mine ? 'You' : 'They'} had already opened it ${when}, so ${isReminder ? 'no reminder followed' : 'there was no need to tell of it'}.`,
        `${mine ? 'كنت قد فتحته' : 'فُتح'} ${when}، فلم ${isReminder ? 'يتبعه تذكير' : 'تبقَ حاجة إلى الإخبار به'}.`,
      ),
      'A1',
    );
  }
  const ended = prompt.why?.ended?.because;
  if (ended === 'unwanted') return unwantedWords(prompt, speaking, story);
  if (ended === 'left')
    return story(
      said(
        `${mine ? 'You' : 'They'} had left the program by then.`,
        mine ? 'كنت قد غادرت البرنامج حينها.' : 'كان المتابع قد غادر البرنامج حينها.',
      ),
      'R11',
    );
  if (ended === 'stale' || (prompt.status === 'missed' && held))
    return story(
      said(
        'By the time it could be told, it was over, and what is over is not sent.',
        'حين أمكن إرساله كان وقته قد انتهى، وما انتهى لا يُرسل.',
      ),
      'A1',
    );
  if (prompt.status === 'missed')
    return story(
      said(
        'Our service was not running when it was due, and by the time it was, its time was over. That is on our side.',
        'لم تكن خدمتنا تعمل في موعده، وحين عادت كان وقته قد انتهى. هذا من جانبنا.',
      ),
      'T11',
    );
  if (prompt.status === 'expired' || prompt.endedAt)
    return story(
      said('What it was about had ended before it could be told.', 'انتهى ما كان يخصه قبل أن يُقال.'),
      'A1',
    );
  const tryAt = prompt.tryAt?.getTime() ?? prompt.intendedAt.getTime();
  const next = said(
    `It comes ${momentWords(Math.max(tryAt, now), speaking)}.`,
    `يصل ${momentWords(Math.max(tryAt, now), speaking)}.`,
  );
  return {
    answer: said('It has not come yet.', 'لم يصل بعد.'),
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
          `${mine ? 'You' : 'They'} chose not to be told of such things.`,
          'الاختيار في الإعدادات هو عدم الإخبار بمثل هذا.',
        )
      : pick(
          locale,
          `${mine ? 'You want' : 'They want'} such things only ${channelWords(wanted, locale)}, and ${mine ? 'you' : 'they'} could not be reached that way.`,
          `الاختيار هو الإخبار ${channelWords(wanted, locale)} فقط، وتعذّر الوصول بهذه الطريقة.`,
        );
  const more = wanted.map((way) => reason(speaking, noWayWords(way, speaking), 'note', 'A2'));
  const told = story(answer, 'A2', { action: settings });
  return { ...told, reasons: [...more, ...told.reasons] };
}
