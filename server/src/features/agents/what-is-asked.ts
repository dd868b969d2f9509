import { foldedWords } from '@regimen/engine/folded-words.ts';
import { ARABIC } from './what-is-asked.ar.ts';

/** What people ask for in so many words, and rules can tell: a human, where they are now, a later time, to note a reading, an appointment. */
export interface AskedFor {
  person: readonly RegExp[];
  now: readonly RegExp[];
  later: readonly RegExp[];
  reading: readonly RegExp[];
  booking: readonly RegExp[];
}

const who =
  '(?:a |an |the |my |your |some )?(?:real |actual |live )?(?:human|person|people|someone|somebody|team|expert|coach|doctor|nurse|creator|staff)';

const ENGLISH: AskedFor = {
  person: [
    new RegExp(
      `\\b(?:talk|speak|chat|write|connect me|put me through|transfer me|hand me over|message)(?: (?:to|with))? ${who}\\b`,
    ),
    /\b(?:ask|contact|reach|get) (?:a |the |my |your )(?:human|team|expert|coach|creator)\b/,
    /\b(?:i want|i need|get me|give me) a (?:real )?(?:human|person)\b/,
  ],
  now: [
    /\bwhat (?:do|should|must|can) i (?:have to )?do (?:now|today|next)\b/,
    /\bwhat(?:'s| is) (?:next|waiting|up|due|on)(?: for me| today| now)?[ ?.!]*$/,
    /\bwhere am i\b|\bmy (?:tasks?|steps?) (?:for )?(?:today|now)\b|\bwhat (?:now|next)\b/,
  ],
  later: [
    /\b(?:later|snooze|postpone|put (?:it |this )?off|not now|busy|no time|tomorrow|delay|remind me)\b/,
  ],
  reading: [
    /\b(?:log|enter|record|measured|reading|my (?:weight|glucose|sugar|pressure|pulse|steps) (?:is|was))\b/,
  ],
  booking: [/\b(?:book|booking|appointments?|reschedule|schedule (?:a|an|my)|session with|time slots?)\b/],
};

const asksFor =
  (what: keyof AskedFor) =>
  (text: string): boolean => {
    const folded = foldedWords(text);
    return [...ENGLISH[what], ...ARABIC[what]].some((pattern) => pattern.test(folded));
  };

export const asksForPerson = asksFor('person');
export const asksOfNow = asksFor('now');
export const asksForLater = asksFor('later');
export const asksToRecord = asksFor('reading');
export const asksToBook = asksFor('booking');

/** Whether a message is about one of the creator's topics: it has each of the topic's longer words. */
export function isAbout(text: string, topics: readonly string[]): boolean {
  const folded = foldedWords(text);
  return topics.some((topic) => {
    const words = foldedWords(topic).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    return words.length > 0 && words.every((word) => folded.includes(word));
  });
}
