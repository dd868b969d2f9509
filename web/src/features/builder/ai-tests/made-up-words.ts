import type { Locale } from '@regimen/contract/language/languages.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import { lookedAtWords } from '@regimen/contract/protocol-words/looked-at-words.ts';
import type { AiFact, Protocol } from '@regimen/engine/protocol.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import type { LookedAt } from '@regimen/engine/steps/ai/looked-at.ts';

/** What is known of somebody made up, a line each, as the module looks at it. */
export const madeUpWords = (
  protocol: Protocol,
  facts: readonly AiFact[],
  follower: MadeUpFollower,
  locale: Locale,
): string[] => facts.flatMap((fact) => lookedAtWords(knownOf(protocol, fact, follower), protocol, locale));

/** Nobody looks at when it was. */
const at = 0;

function knownOf(protocol: Protocol, fact: AiFact, follower: MadeUpFollower): LookedAt {
  switch (fact.is) {
    case 'kpi': {
      const value = follower.kpis[fact.kpi];
      return {
        ...fact,
        value: value === undefined ? null : { first: value, last: value, lastAt: at, count: 1 },
      };
    }
    case 'score': {
      const score = follower.scores[fact.item];
      if (score === undefined) return { ...fact, value: null };
      const sheet = protocol.items[fact.item];
      const bands = sheet?.kind === 'assessment' ? sheet.bands : [];
      const band = bands.find(({ min, max }) => score >= min && score <= max);
      return { ...fact, value: { score, band: band?.id ?? null, at } };
    }
    case 'answers':
      return { ...fact, value: (follower.answers[fact.item] as Answers | undefined) ?? null };
    case 'days':
      return { is: 'days', value: follower.day };
    case 'adherence':
      return {
        is: 'adherence',
        value: { done: Math.min(follower.done, follower.asked), asked: follower.asked },
      };
    case 'age':
      return { is: 'age', value: follower.age };
    case 'sex':
      return { is: 'sex', value: follower.sex };
    case 'signs':
      return { is: 'signs', value: follower.signs };
  }
}
