/** What was found when a condition was asked, said alike wherever somebody is told why. */
import type { Evaluation, Leaf, Outcome } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import { traitsOf } from '@regimen/engine/steps/traits.ts';
import { capital } from '../language/languages.ts';
import { translator } from '../language/translate.ts';
import { type AtHand, isExperts, ownOf } from './at-hand.ts';
import { followsEligibilityStep } from './condition-words.ts';
import { foundTexts } from './found-texts.ts';
import { comparisonFound } from './found-values.ts';
import { quotedStep } from './names.ts';
import type { SpeakingOf } from './speaking.ts';

/** `at`: when it was asked. */
export interface When extends AtHand {
  at: number;
}

/** A sentence, and whether what was asked held. */
export interface Found {
  words: string;
  holds: boolean;
}

/** One for each comparison that settled it; the same is said once. Nothing where everybody passes. */
export function foundWords(evaluation: Evaluation, when: When, speaking: SpeakingOf): Found[] {
  const said = new Map<string, boolean>();
  for (const part of settling(evaluation)) {
    const words = sentence(foundClause(part, when, speaking));
    if (!said.has(words)) said.set(words, part.holds);
  }
  return [...said].map(([words, holds]) => ({ words, holds }));
}

/** The comparisons by which it came out: of an "or" that holds those that do, of an "and" that fails those that do not. */
function settling(evaluation: Evaluation): Evaluation[] {
  const { condition, parts, holds } = evaluation;
  if (condition.is === 'always') return [];
  if (!parts) return [evaluation];
  return parts.filter((part) => part.holds === holds).flatMap(settling);
}

function foundClause(evaluation: Evaluation, when: When, speaking: SpeakingOf): string {
  const { condition, holds, value = null } = evaluation;
  const leaf = condition as Leaf | { is: 'success' } | { is: 'failure' };
  if (leaf.is === 'success' || leaf.is === 'failure')
    return outcomeClause(when.node, value === 'success' ? 'success' : 'failure', speaking);
  if (speaking.to === 'follower' && isExperts(speaking.protocol, leaf, when))
    return decidedByTeam(when.node, speaking);
  return comparisonFound(leaf, value, { ...when, holds }, speaking);
}

/** How a step came out: "“Sleep diary” was completed". Behind a population nothing is completed: people fit or not. */
export function outcomeClause(node: string | null, outcome: Outcome, speaking: SpeakingOf): string {
  const { locale, to, protocol } = speaking;
  if (to === 'follower' && isExperts(protocol, { is: outcome }, { node }))
    return decidedByTeam(node, speaking);
  const t = translator(foundTexts, locale);
  const name = quotedStep(protocol, node, locale);
  const isGood = outcome === 'success';
  if (followsEligibilityStep(protocol, ownOf({ node }, protocol)))
    return t(`${isGood ? 'fits' : 'fitsNot'}${to === 'follower' ? 'You' : 'They'}`, { name });
  if (isGood) return t('completed', { name });
  // What was answered or measured may be done, and still not be what was asked for.
  const step = findNode(protocol, node ?? '');
  const traits = step && traitsOf(step.type);
  return t(traits?.measures === 'item' && !traits.doneBy ? 'notReached' : 'notCompleted', { name });
}

/** What experts noted is theirs: the follower is told that it counted. */
const decidedByTeam = (node: string | null, { protocol, locale }: SpeakingOf): string =>
  translator(foundTexts, locale)('careTeamDecided', { name: quotedStep(protocol, node, locale) });

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;
