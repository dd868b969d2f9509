/** A safety rule that does not hold, in words: since when, why, and what mends it. */

import { durationWords, longDurationWords } from '@regimen/contract/language/duration-forms.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { nameOfItem, nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { Reason } from '@regimen/engine/check/safety/rule.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { waitOf } from '@regimen/engine/steps/traits.ts';
import { deepProblemTexts } from './deep-problem-texts.ts';
import { sampleFactTexts } from './sample-fact-texts.ts';

export function safetyWords({ code, data, path, mend }: Problem, protocol: Protocol, locale: Locale) {
  const t = translator(deepProblemTexts, locale);
  const name = isolate(String(data.name ?? ''), locale);
  if (code === 'safety-idle') return { title: t('idle', { name }), explanation: t('idleWhy'), mend: null };
  const step = (id: unknown): string => isolate(nameOfStep(protocol, String(id), locale) ?? '', locale);
  const since = t(data.byItself ? 'sinceItself' : 'since', { step: step(data.since) });
  const why = {
    ends: () => t('ends', { since }),
    late: () =>
      t('late', {
        since,
        time: longDurationWords(Number(data.minutes), locale, 'after'),
        within: durationWords(Number(data.within), locale, 'after'),
      }),
    'no-deadline': () => t('noDeadline', { since, last: step(path?.at(-1)?.node) }),
    round: () => t('round', { since }),
    'too-large': () => t('tooLarge'),
  }[data.reason as Reason];
  const open = data.looksBack ? [translator(sampleFactTexts, locale)('openBothWays')] : [];
  const isBroken = code === 'safety-broken';
  return {
    title: t(isBroken ? 'broken' : 'unproven', { name }),
    explanation: isBroken ? why() : [why(), ...open, t('perhaps')].join(' '),
    mend: mend && mendWords(),
  };

  function mendWords(): string {
    if (mend?.edit === 'setItem')
      return t('tellsExpert', { item: isolate(nameOfItem(protocol, mend.itemId, locale) ?? '', locale) });
    if (mend?.edit === 'updateNode') {
      const wait = waitOf(mend.content);
      const minutes =
        wait?.kind === 'for'
          ? (wait.days ?? 0) * 1_440 + (wait.hours ?? 0) * 60 + (wait.minutes ?? 0)
          : (mend.content.data.window?.expireAfterMinutes ?? 0);
      return t('setsDeadline', { step: step(mend.nodeId), time: durationWords(minutes, locale) });
    }
    return t('goesStraight', { step: step(data.since) });
  }
}
