/** Why a step has not come, or how a recurring module stands. [R30] */
import { findNode } from '@regimen/engine/graph.ts';
import type { ModuleState } from '@regimen/engine/run-state.ts';
import type { WhyNot } from '@regimen/engine/why-not.ts';
import { type Clock, momentWords } from '../language/moments.ts';
import { translator } from '../language/translate.ts';
import { type Found, foundWords } from './found-words.ts';
import { quotedStep } from './names.ts';
import { endWords } from './program-state-words.ts';
import type { SpeakingOf } from './speaking.ts';
import { whyNotTexts } from './why-not-texts.ts';

/**
 * The sentence, and the failed comparison that was nearest to holding. `asked` is the step that was asked about: where
 * another one stopped the way, that one is named. `at`: as of when.
 */
export function whyNotWords(
  why: Exclude<WhyNot, { because: 'module' }>,
  asked: string,
  at: number,
  speaking: SpeakingOf,
): { answer: string; found: Found[] } {
  const { locale, protocol } = speaking;
  const t = translator(whyNotTexts, locale);
  const name = (id: string) => quotedStep(protocol, id, locale);
  const only = (answer: string) => ({ answer, found: [] });
  switch (why.because) {
    case 'no-such-step':
      return only(t('gone'));
    case 'it-came':
      return only(t('reached', { n: why.visits }));
    case 'not-yet':
      return only(why.node === asked ? t('pathNotStarted') : t('anotherIsOpen', { name: name(why.node) }));
    case 'jumped-away':
      return only(t('jumpedAway', { from: name(why.node), to: name(why.to) }));
    case 'another-came-first':
      return only(t('anotherCameFirst', { name: name(why.first) }));
    case 'condition': {
      const ended = findNode(protocol, why.node)?.parentId ?? null;
      const answer = why.node === asked ? t('ownCondition') : t('conditionBefore', { name: name(why.node) });
      return { answer, found: foundWords(why.nearest, { node: ended, at }, speaking) };
    }
    case 'run-ended':
      return only(endWords(why.end, speaking));
  }
}

/** How often a module was due and done, and when it is next. */
export function moduleStateWords({ count, done, missed, next }: ModuleState, clock: Clock): string {
  const t = translator(whyNotTexts, clock.locale);
  const sofar = t('moduleState', { count, done, missed });
  return `${sofar} ${next ? nextTimeWords(next.at, clock) : t('moduleOver')}`;
}

export const nextTimeWords = (at: number, clock: Clock): string =>
  translator(whyNotTexts, clock.locale)('next', { when: momentWords(at, clock) });
