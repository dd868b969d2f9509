import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { SafetyRule } from '@regimen/contract/safety-rules.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { ruleTexts } from './rule-texts.ts';

export type RuleContent = Pick<SafetyRule, 'when' | 'mustReach' | 'stepId' | 'withinMinutes'>;

/** A safety rule said back: "The latest “Systolic” is above 180: an expert must be reached within 1 day." */
export function ruleSentence(rule: RuleContent, protocol: Protocol, locale: Locale): string {
  const t = translator(ruleTexts, locale);
  const when = conditionWords(rule.when, protocol, locale);
  const time = durationWords(rule.withinMinutes, locale, 'after');
  if (rule.mustReach === 'expert') return t('saidExpert', { when, time });
  if (rule.mustReach === 'end') return t('saidEnd', { when, time });
  const name = nameOfStep(protocol, rule.stepId ?? '', locale);
  return t('saidStep', { when, time, step: name === null ? t('stepGone') : quoted(name, locale) });
}
