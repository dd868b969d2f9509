import { isolate, type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { nameOfItem, nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { EndlessWait } from '@regimen/engine/check/deadlines.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { deepProblemTexts } from './deep-problem-texts.ts';
import { endlessWaitWords } from './endless-wait-words.ts';
import { problemTexts } from './problem-texts.ts';
import type { ProblemWords } from './problem-words.ts';
/** What the checker found by looking at whole ways and days. */

export function deepWords(
  { code, data, mend, node, severity }: Problem,
  name: string,
  protocol: Protocol,
  locale: Locale,
): ProblemWords {
  const t = translator(deepProblemTexts, locale);
  const below = Number(data.below ?? 0);
  const also = below > 0 ? ` ${translator(problemTexts, locale)('unreachableBelow', { n: below })}` : '';
  const item = isolate(
    nameOfItem(protocol, String(data.of ?? ''), locale) ?? String(data.name ?? ''),
    locale,
  );
  switch (code) {
    case 'contradiction':
      return { title: t('contradiction', { name }), explanation: t('contradictionWhy') + also, mend: null };
    case 'shadowed':
      return {
        title: t('shadowed', { name }),
        explanation: t('shadowedWhy') + also,
        mend: mend && t('movesUp'),
      };
    case 'read-before-measured': {
      const key = severity === 'error' ? 'readNever' : 'readSometimes';
      return { title: t(key, { name, item }), explanation: t(`${key}Why`), mend: mend && t('asksFirst') };
    }
    case 'band-never-reached': {
      const band = isolate(String(data.band), locale);
      const step = isolate(nameOfStep(protocol, node ?? '', locale) ?? '', locale);
      const explanation = node === null ? t('bandWhy') : t('bandNeeded', { step });
      return { title: t('band', { name: item, band }), explanation, mend: null };
    }
    case 'no-way-out': {
      const steps = listed(data.steps as string[], protocol, locale);
      return { title: t('noWayOut', { name }), explanation: t('noWayOutWhy', { steps }), mend: null };
    }
    case 'no-deadline': {
      const steps = data.steps as string[];
      const why = endlessWaitWords(
        data.reason as EndlessWait,
        protocol,
        steps.length === 1 ? node : null,
        locale,
        steps.length,
      );
      const title = steps.length === 1 ? t('withoutDeadline', { name }) : t('without', { n: steps.length });
      return {
        title,
        explanation: t('withoutDeadlineWhy', { steps: listed(steps, protocol, locale), why }),
        mend: null,
      };
    }
    case 'late-after-expiry':
      return { title: t('lateAfterExpiry', { name }), explanation: t('lateAfterExpiryWhy'), mend: null };
    case 'too-few-readings': {
      const { asked: n, needed } = data as Record<'asked' | 'needed', number>;
      return { title: t('tooFew', { name, item }), explanation: t('tooFewWhy', { n, needed }), mend: null };
    }
    case 'too-large': {
      const steps = data.steps as string[];
      const at = steps.length > 1 ? ` ${t('tooLargeSteps', { steps: listed(steps, protocol, locale) })}` : '';
      const explanation = t('tooLargeWhy', { n: Number(data.values) }) + at;
      return { title: node === null ? t('tooLargeAll') : t('tooLargeAt', { name }), explanation, mend: null };
    }
    default: {
      const { most, modules, steps } = data as Record<'most' | 'modules' | 'steps', number>;
      const title = data.more ? t('promptsMore', { most }) : t('prompts', { n: modules + steps });
      return { title, explanation: t('promptsWhy', { most, modules, steps }), mend: null };
    }
  }
}

const mostNamed = 8;

/** Names of steps, one after another; of very many only the first. */
export function listed(ids: readonly string[], protocol: Protocol, locale: Locale): string {
  const names = ids.slice(0, mostNamed).map((id) => quoted(nameOfStep(protocol, id, locale) ?? '', locale));
  return listWords(ids.length > mostNamed ? [...names, '…'] : names, locale);
}
