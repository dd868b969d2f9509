import { bareMoment, clockWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason } from '@regimen/contract/why.ts';
import { dayAt, instantOf, timeAt } from '@regimen/engine/wall-clock.ts';
import type { PromptRow } from '../enrollments/rows.ts';
import { heldTexts } from './held-texts.ts';
import { reason } from './reason.ts';

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
  const t = translator(heldTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const note = (words: string, rule: string) => reason(speaking, words, 'note', rule);
  const held = prompt.why?.held;
  if (!held)
    return prompt.heldAt === null || prompt.endedAt !== null ? null : note(t(`bySettings${who}`), 'A3');
  const heldUntil = Date.parse(held.until);
  // They were set by their own clock; the reader is told everything by one.
  const minute = (of: number) => {
    const at = instantOf(held.zone, dayAt(held.zone, heldUntil), of * 60_000);
    return clockWords(timeAt(speaking.zone ?? held.zone, at) / 60_000, locale);
  };
  const hours = held.hours && { from: minute(held.hours.from), to: minute(held.hours.to) };
  const until = bareMoment(heldUntil, speaking);
  const still = prompt.sentAt === null && prompt.tryAt !== null ? 'Still' : '';
  switch (held.because) {
    case 'quiet':
    case 'welcome':
      return note(t(`${held.because}${still}${who}`, { from: '', to: '', ...hours, until }), 'A3');
    case 'most': {
      const messages = t('messages', { n: held.most ?? 0 });
      return note(t(`most${still}${who}`, { messages, until }), 'A8');
    }
    case 'danger':
      return note(t(`danger${still}`, { until }), 'A9');
    case 'paused':
      return note(t(`paused${still}${who}`), 'R31');
  }
}
