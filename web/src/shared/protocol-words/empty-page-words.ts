/** What the checker found about what people would read, and about who is let through. */

import type { Locale } from '@regimen/contract/language/languages.ts';
import { isolate, quoted } from '@regimen/contract/language/languages.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { nameOfItem } from '@regimen/contract/protocol-words/names.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { placeholderNames } from '../item-words/placeholder-names.ts';
import { emptyPageTexts } from './empty-page-texts.ts';
import type { ProblemWords } from './problem-words.ts';

const ranges = {
  turned: 'noReading',
  'target-turned': 'noTarget',
  target: 'outside',
  usual: 'unusual',
} as const;

const unfilled = {
  unknown: 'unknownPlaceholder',
  'no-kpi': 'noKpi',
  'never-taken': 'neverTaken',
} as const;

/** `name` is what it is called where it stands. */
export function emptyPageWords(
  { code, data, mend, severity, node, module }: Problem,
  name: string,
  protocol: Protocol,
  locale: Locale,
): ProblemWords {
  const t = translator(emptyPageTexts, locale);
  const itemName = nameOfItem(protocol, String(data.of ?? ''), locale) ?? String(data.name ?? '');
  const item = isolate(itemName, locale);
  switch (code) {
    case 'empty-item': {
      const kind = data.kind as 'nudge' | 'activity' | 'assessment' | 'challenge';
      return { title: t(kind, { name: item }), explanation: t(`${kind}Why`), mend: null };
    }
    case 'unknown-placeholder': {
      const key = unfilled[data.why as keyof typeof unfilled];
      const inside = placeholderNames(protocol.items).shown(String(data.text)).slice(2, -2);
      const text = quoted(inside.trim(), locale);
      return { title: t(key, { name: item }), explanation: t(`${key}Why`, { text }), mend: null };
    }
    case 'kpi-range': {
      const key = ranges[data.why as keyof typeof ranges];
      const number = (value: unknown) => (typeof value === 'number' ? formatNumber(locale, value) : '');
      const unit = isolate(String(data.unit), locale);
      const explanation = t(`${key}Why`, { min: number(data.min), max: number(data.max), unit });
      return { title: t(key, { name: item }), explanation, mend: mend && t('widens') };
    }
    case 'named-after-type': {
      const own = node === null && module === null ? item : name;
      const title = t('nameless', { name: own });
      if (severity === 'error') return { title, explanation: t('namelessWhy', { name: own }), mend: null };
      if (node === null) return { title, explanation: t('itemNamelessWhy', { name: own }), mend: null };
      return { title, explanation: t('stepNamelessWhy', { item }), mend: mend && t('takesName', { item }) };
    }
    default: {
      const key = data.asks ? 'openGate' : 'noGate';
      return { title: t(key, { name }), explanation: t(`${key}Why`), mend: mend && t('endsOthers') };
    }
  }
}
