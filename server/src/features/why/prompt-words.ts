/** What became of something that somebody should be told: when, by which channels, or why it never went out. */

import { momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason, Why } from '@regimen/contract/why.ts';
import { channelReasons, channelWords, unreachableWords } from './channel-words.ts';
import { heldWords, type Told } from './held-words.ts';
import { promptTexts } from './prompt-texts.ts';
import { reason } from './reason.ts';

export type PromptStory = Pick<Why, 'answer' | 'reasons' | 'next' | 'action'>;

/** What the machine does by itself within a moment is on time. */
const onTimeMs = 5 * 60_000;
const settings = { kind: 'settings', id: null } as const;

export function promptWords(prompt: Told, speaking: Speaking): PromptStory {
  return prompt.sentAt ? toldWords(prompt, prompt.sentAt.getTime(), speaking) : untoldWords(prompt, speaking);
}

function toldWords(prompt: Told, sentAt: number, speaking: Speaking): PromptStory {
  const { locale, to } = speaking;
  const t = translator(promptTexts, locale);
  const due = momentWords(prompt.intendedAt.getTime(), speaking);
  const sent = momentWords(sentAt, speaking);
  const held = heldWords(prompt, speaking);
  const reasons: Reason[] = [];
  if (held) reasons.push(held);
  else if (sentAt - prompt.intendedAt.getTime() > onTimeMs)
    reasons.push(reason(speaking, t('sentLate', { due }), 'note', 'T11'));
  reasons.push(...together(prompt, speaking), ...channelReasons(prompt, speaking));
  return {
    answer: held
      ? t('sentAfterWaiting', { due, sent })
      : t(to === 'follower' ? 'notifiedYou' : 'notifiedThey', { sent }),
    reasons,
    next: null,
    action: held || (prompt.why?.told?.by.length ?? 1) === 0 ? settings : null,
  };
}

function together(prompt: Told, speaking: Speaking): Reason[] {
  const t = translator(promptTexts, speaking.locale);
  const told = prompt.why?.told;
  if (!told) return [];
  if (told.together > 1) return [reason(speaking, t('together', { n: told.together }), 'note', 'A5')];
  if (!prompt.isImportant) return [];
  const words = t(speaking.to === 'follower' ? 'onItsOwnYou' : 'onItsOwnThey');
  return [reason(speaking, words, 'note', 'A5')];
}

/** It never went out, or has not yet. */
function untoldWords(prompt: Told, speaking: Speaking): PromptStory {
  const { locale, to, now } = speaking;
  const t = translator(promptTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const due = momentWords(prompt.intendedAt.getTime(), speaking);
  const held = heldWords(prompt, speaking);
  const story = (answer: string, rule: string, more: Partial<PromptStory> = {}): PromptStory => ({
    answer,
    next: null,
    action: held ? settings : null,
    ...more,
    reasons: [...(held ? [held] : []), reason(speaking, t('due', { due }), 'note', rule)],
  });
  const before = prompt.kind === 'reminder' ? 'BeforeReminder' : '';
  // Done with before it could go out, it was held for nothing: that it waited would contradict that none was needed.
  const notNeeded = (answer: string): PromptStory => ({
    answer,
    reasons: [reason(speaking, t('due', { due }), 'note', 'A1')],
    next: null,
    action: null,
  });
  if (prompt.answeredAt) {
    const when = momentWords(prompt.answeredAt.getTime(), speaking);
    return notNeeded(t(`answered${before}${who}`, { when }));
  }
  if (prompt.seenAt) {
    const when = momentWords(prompt.seenAt.getTime(), speaking);
    return notNeeded(t(`opened${before}${who}`, { when }));
  }
  const ended = prompt.why?.ended?.because;
  if (ended === 'unwanted') return unwantedWords(prompt, speaking, story);
  if (ended === 'left') return story(t(`left${who}`), 'R11');
  if (ended === 'stale' || (prompt.status === 'missed' && held)) return story(t('stale'), 'A1');
  if (prompt.status === 'missed') return story(t('missed'), 'T11');
  if (prompt.status === 'expired' || prompt.endedAt) return story(t('ended'), 'A1');
  const tryAt = prompt.tryAt?.getTime() ?? prompt.intendedAt.getTime();
  return {
    answer: t('notSentYet'),
    reasons: held ? [held] : [],
    next: t('willBeSent', { when: momentWords(Math.max(tryAt, now), speaking) }),
    action: held ? settings : null,
  };
}

function unwantedWords(
  prompt: Told,
  speaking: Speaking,
  story: (answer: string, rule: string, more?: Partial<PromptStory>) => PromptStory,
): PromptStory {
  const { locale, to } = speaking;
  const t = translator(promptTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const wanted = prompt.why?.ended?.wanted ?? [];
  const answer =
    wanted.length === 0
      ? t(`turnedOff${who}`)
      : t(`unreachable${who}`, { channels: channelWords(wanted, locale) });
  const more = wanted.map((channel) => reason(speaking, unreachableWords(channel, speaking), 'note', 'A2'));
  const told = story(answer, 'A2', { action: settings });
  return { ...told, reasons: [...more, ...told.reasons] };
}
