import { dateAndTime } from '@regimen/contract/language/instants.ts';
import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { WhyNot } from '@regimen/engine/why-not.ts';
import { nameOfStep } from './names.ts';
import { traceTexts } from './trace-texts.ts';
import { evaluationWords } from './trace-words.ts';
/** Why a step has not come to a follower. [R30] */

/** `asked` is the step that was asked about: where another one stopped the way, that one is named. */
export function whyNotWords(
  why: WhyNot,
  asked: string,
  protocol: Protocol,
  locale: Locale,
  zone?: string,
): string {
  const t = translator(traceTexts, locale);
  const step = (id: string) => {
    const name = nameOfStep(protocol, id, locale);
    return name === null ? t('gone') : quoted(name, locale);
  };
  switch (why.because) {
    case 'no-such-step':
      return t('noSuchStep');
    case 'it-came':
      return t('itCame', { n: why.visits });
    case 'not-yet':
      return t('notYet', { name: step(why.node) });
    case 'jumped-away':
      return t('jumpedAway', { name: step(why.node), to: step(why.to) });
    case 'another-came-first':
      return t('anotherFirst', { first: step(why.first) });
    case 'condition': {
      const nearest = evaluationWords(why.nearest, protocol, locale, { node: why.node });
      return why.node === asked
        ? t('conditionFailed', { nearest })
        : t('parentCondition', { name: step(why.node), nearest });
    }
    case 'run-ended':
      return t('runEnded');
    case 'module': {
      const { count, done, missed, next } = why.state;
      const when = next ? t('moduleNext', { when: dateAndTime(locale, next.at, zone) }) : t('moduleOver');
      return t('moduleState', { count, done, missed, next: when });
    }
  }
}
