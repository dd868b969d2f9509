import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { Outcome } from '@regimen/engine/condition.ts';
import type { NodeOf, Protocol, StepType } from '@regimen/engine/protocol.ts';
import { successOf } from '@regimen/engine/steps/traits.ts';
import type { MakePart, Part, Speaking } from '../protocol-words/part.ts';
import { partTexts } from '../protocol-words/part-texts.ts';
import { aiParts } from './ai-parts.ts';
import type { stepTexts } from './step-texts.ts';
import { waitWords } from './wait-words.ts';

/** What each step type says of itself, on its card and in lists of what changed. */

type Card = { protocol: Protocol; locale: Locale; t: Translate<typeof stepTexts> };

type StepWords<T extends StepType> = {
  /** What it is about, where that is no item: who it lets pass, how long it waits, where it goes. */
  line?(node: NodeOf<T>, card: Card): string | undefined;
  /** Its settings, part by part. */
  parts?(node: NodeOf<T>, speaking: Speaking, part: MakePart): Part[];
  /** How it ended, as one would say it, where "done" and "not done" are not the words. */
  ends?: { [R in Outcome]?: 'passed' | 'notPassed' | 'sent' | 'over' };
};

const success: StepWords<'kpi' | 'services'> = {
  parts: (node, { t }, part) => [part('success', t(successOf(node) ?? 'taken'))],
};
const end: StepWords<'finish' | 'fail'> = {
  line: (node) => node.data.settings?.message,
  parts: (node, _speaking, part) => [part('message', node.data.settings?.message ?? '', true)],
};

const WORDS: { [T in StepType]: StepWords<T> } = {
  population: {
    line: ({ id, data }, { protocol, locale }) =>
      conditionWords(data.settings.who, protocol, locale, { node: id }),
    parts: ({ id, data }, { protocol, locale }, part) => [
      part('who', conditionWords(data.settings.who, protocol, locale, { node: id })),
    ],
    ends: { success: 'passed', failure: 'notPassed' },
  },
  order: {},
  nudge: { ends: { success: 'sent', failure: 'sent' } },
  followup: {},
  challenge: {},
  assessment: {},
  kpi: success,
  services: success,
  wait: {
    line: (node, { protocol, locale }) =>
      waitWords(node.data.settings, { protocol, locale, t: translator(partTexts, locale) }),
    parts: (node, speaking, part) => [part('waits', waitWords(node.data.settings, speaking))],
    ends: { success: 'over' },
  },
  jump: {
    line({ data }, { protocol, locale, t }) {
      const name = nameOfStep(protocol, data.rules.jumpRule?.target ?? '', locale);
      return name === null ? t('goesNowhere') : t('goesTo', { name });
    },
  },
  finish: end,
  fail: end,
  ai: { parts: aiParts },
};

export const wordsOf = (type: StepType): StepWords<StepType> => WORDS[type] as unknown as StepWords<StepType>;
