import { translator } from '@regimen/contract/language/translate.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { Evaluation, Leaf } from '@regimen/engine/condition.ts';
import { nameOfStepAt } from '@regimen/engine/given-name.ts';
import { comparisonWords } from './comparison-words.ts';
import { evaluationTexts } from './evaluation-texts.ts';
import { type AtHand, isExperts } from './fact-names.ts';
import { quoted, sentence } from './phrases.ts';
import { reason, type SpeakingOf } from './speaking.ts';

export interface When extends AtHand {
  at: number;
  rule: string;
}

/** What was found when a condition was asked, one reason for each comparison that settled it. */
export function evaluationReasons(evaluation: Evaluation, when: When, speaking: SpeakingOf): Reason[] {
  const clauses = new Map<string, Reason['as']>();
  for (const leaf of settling(evaluation)) {
    const words = sentence(leafClause(leaf, when, speaking));
    if (!clauses.has(words)) clauses.set(words, leaf.holds ? 'held' : 'failed');
  }
  return [...clauses].map(([words, as]) => reason(speaking, words, as, when.rule));
}

/** The comparisons by which it came out: of an "or" that holds those that do, of an "and" that fails those that do not. */
function settling(evaluation: Evaluation): Evaluation[] {
  const { condition, parts, holds } = evaluation;
  if (condition.is === 'always') return [];
  if (!parts) return [evaluation];
  return parts.filter((part) => part.holds === holds).flatMap(settling);
}

export function leafClause(evaluation: Evaluation, when: When, speaking: SpeakingOf): string {
  const { condition, holds, value = null } = evaluation;
  const { locale, to, protocol } = speaking;
  const { node } = when;
  const leaf = condition as Leaf | { is: 'success' } | { is: 'failure' };
  const t = translator(evaluationTexts, locale);
  const name = quoted(nameOfStepAt(protocol, node), locale);
  if (to === 'follower' && isExperts(protocol, leaf, when)) return t('careTeamDecided', { name });
  if (leaf.is === 'success' || leaf.is === 'failure')
    return t(value === 'success' ? 'completed' : 'notCompleted', { name });
  return comparisonWords(leaf as Leaf, value, { ...when, holds }, speaking);
}
