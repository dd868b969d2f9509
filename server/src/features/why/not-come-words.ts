import { translator } from '@regimen/contract/language/translate.ts';
import type { Reason } from '@regimen/contract/why.ts';
import { nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { WhyNot } from '@regimen/engine/why-not.ts';
import { evaluationReasons } from './evaluation-words.ts';
import { nodeOf } from './fact-names.ts';
import { notComeTexts } from './not-come-texts.ts';
import { quoted } from './phrases.ts';
import { endWords } from './program-state-words.ts';
import { reason, type SpeakingOf } from './speaking.ts';

/** [R30] Why a step has not come, with the failed comparison that was nearest to holding. `at`: as of when. */
export function notComeWords(
  why: Exclude<WhyNot, { because: 'module' }>,
  asked: string,
  at: number,
  speaking: SpeakingOf,
): { answer: string; reasons: Reason[] } {
  const { locale, to, protocol } = speaking;
  const t = translator(notComeTexts, locale);
  const name = (id: string) => quoted(nameOfStepAt(protocol, id), locale);
  const story = (answer: string, reasons: Reason[] = []) => ({
    answer,
    reasons: to === 'expert' ? [...reasons, reason(speaking, answer, 'note', 'R30')] : reasons,
  });
  switch (why.because) {
    case 'no-such-step':
      return story(t('gone'));
    case 'it-came':
      return story(t('reached', { n: why.visits }));
    case 'not-yet':
      return story(why.node === asked ? t('pathNotStarted') : t('anotherIsOpen', { name: name(why.node) }));
    case 'jumped-away':
      return story(t('jumpedAway', { from: name(why.node), to: name(why.to) }));
    case 'another-came-first':
      return story(t('anotherCameFirst', { name: name(why.first) }));
    case 'condition': {
      const parent = nodeOf(protocol, why.node)?.parentId ?? null;
      const when = { node: parent, at, rule: 'R30' };
      const nearest = evaluationReasons(why.nearest, when, speaking);
      return story(
        why.node === asked ? t('ownCondition') : t('conditionBefore', { name: name(why.node) }),
        nearest,
      );
    }
    case 'run-ended':
      return story(endWords(why.end, speaking));
  }
}
