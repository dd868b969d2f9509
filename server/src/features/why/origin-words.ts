/** Why a step was entered or an alert raised: the lines of the record that led there, in words. */

import { capital } from '@regimen/contract/language/languages.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { branchPlaces } from '@regimen/contract/protocol-words/references.ts';
import type { Reason } from '@regimen/contract/why.ts';
import { nameOfItem, nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { EndReason } from '@regimen/engine/run-state.ts';
import { asksModel, branchesOf } from '@regimen/engine/steps/traits.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { endingTexts } from './ending-texts.ts';
import { evaluationReasons } from './evaluation-words.ts';
import { nodeOf } from './fact-names.ts';
import { originTexts } from './origin-texts.ts';
import { quoted } from './phrases.ts';
import { reason, type SpeakingOf } from './speaking.ts';

/** Who settled an AI module's question, and what the model had proposed. */
export interface AiDecision {
  proposal: string | null;
  by: string | null;
}

export interface Origin {
  /** What led there, the nearest first; empty where nothing but the event itself did. */
  way: readonly Trace[];
  decision?: AiDecision | undefined;
}

/** One call may pass hundreds of steps; what lies that far back explains nothing. */
const mostLines = 30;

/** In one sentence, with the reasons that do not stand in it. */
export function originWords(origin: Origin, speaking: SpeakingOf): { answer: string; reasons: Reason[] } {
  const way = origin.way.slice(0, mostLines);
  const reasons = way.flatMap((line) => lineReasons(line, { ...origin, way }, speaking));
  const held = reasons.filter(({ as }) => as === 'held');
  const [only] = held;
  // The expert reads it in the list, with its rule.
  if (only && held.length === 1 && speaking.to === 'follower')
    return { answer: becauseOf(only.words, speaking), reasons: reasons.filter((one) => one !== only) };
  return { answer: afterWords(origin, speaking), reasons };
}

/** A sentence as the second half of another. */
function becauseOf(words: string, { locale }: SpeakingOf): string {
  const clause = words.replace(/\.$/, '');
  const small = /^[A-Z][a-z]/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
  return translator(originTexts, locale)('because', { clause: small });
}

function afterWords({ way }: Origin, { protocol, locale }: SpeakingOf): string {
  const t = translator(originTexts, locale);
  const danger = way.find((line) => line.what === 'urgent');
  if (danger?.what === 'urgent')
    return t('danger', { name: quoted(nameOfItem(protocol, danger.item), locale) });
  const alert = way.find((line) => line.what === 'alerted');
  if (alert?.what === 'alerted')
    return t('alerted', { name: quoted(nameOfItem(protocol, alert.item), locale) });
  const before = way.find((line) => line.what === 'chose' || line.what === 'jumped');
  if (!before || !('node' in before)) return t('beginning');
  const name = nameOfStepAt(protocol, before.node);
  return name === '' ? t('nextStep') : t('follows', { name: quoted(name, locale) });
}

function lineReasons(line: Trace, origin: Origin, speaking: SpeakingOf): Reason[] {
  const { locale, to, protocol } = speaking;
  const t = translator(originTexts, locale);
  switch (line.what) {
    case 'chose': {
      const when = { node: line.node, at: line.at, rule: line.rule };
      const node = nodeOf(protocol, line.node);
      const ai = node && asksModel(node.type) ? aiReasons(line, origin, speaking) : [];
      const taken = line.asked.find((asked) => asked.node === line.to);
      const own =
        ai.length > 0 && to === 'follower'
          ? []
          : taken
            ? evaluationReasons(taken.evaluation, when, speaking)
            : [];
      return [...ai, ...own, ...(to === 'expert' ? notTaken(line, speaking) : [])];
    }
    case 'jumped': {
      if (line.on === null) return [];
      const name = quoted(nameOfStepAt(protocol, line.node), locale);
      const words = t(line.on === 'success' ? 'jumpedAfterSuccess' : 'jumpedAfterFailure', { name });
      return [reason(speaking, words, 'held', line.rule)];
    }
    case 'entered': {
      if (line.visit < 2) return [];
      const name = quoted(nameOfStepAt(protocol, line.node), locale);
      const times = formatNumber(locale, line.visit);
      const words = t(to === 'follower' ? 'visitsYou' : 'visitsThey', { name, times });
      return [reason(speaking, words, 'note', line.rule)];
    }
    case 'decided':
      return evaluationReasons(line.evaluation, { node: line.node, at: line.at, rule: line.rule }, speaking);
    case 'alerted':
    case 'urgent':
      return evaluationReasons(
        line.evaluation,
        { node: null, item: line.item, at: line.at, rule: line.rule },
        speaking,
      );
    case 'scored': {
      if (to === 'follower' || line.score === null) return [];
      const name = quoted(nameOfItem(protocol, line.item), locale);
      const score = formatNumber(locale, line.score);
      return [reason(speaking, t('score', { name, score }), 'note', line.rule)];
    }
    case 'ended':
      return to === 'expert' ? [reason(speaking, endedWords(line, speaking), 'note', line.rule)] : [];
    default:
      return [];
  }
}

/** The other ways, and what spoke against each. Those after the one that was taken were never asked. */
function notTaken(line: Extract<Trace, { what: 'chose' }>, speaking: SpeakingOf): Reason[] {
  const { locale, protocol } = speaking;
  const t = translator(originTexts, locale);
  const when = { node: line.node, at: line.at, rule: line.rule };
  return line.asked
    .filter(({ evaluation }) => !evaluation.holds)
    .flatMap(({ node, evaluation }) =>
      evaluationReasons(evaluation, when, speaking).map((one) => ({
        ...one,
        words: t('notChosen', { name: quoted(nameOfStepAt(protocol, node), locale), why: one.words }),
      })),
    );
}

/** That a model proposed, and who decided. */
function aiReasons(
  line: Extract<Trace, { what: 'chose' }>,
  { way, decision }: Origin,
  speaking: SpeakingOf,
): Reason[] {
  const { locale, to, protocol } = speaking;
  const ended = way.find((each) => each.what === 'ended' && each.node === line.node);
  const node = nodeOf(protocol, line.node);
  if (ended?.what !== 'ended') return [];
  const t = translator(originTexts, locale);
  const by = decision?.by ?? t('anExpert');
  const branch =
    decision?.proposal && branchPlaces(branchesOf(node)).find(({ id }) => id === decision.proposal)?.name;
  const proposal = branch || decision?.proposal;
  const byExpert = proposal
    ? t('expertChoseAfterProposal', { proposal: quoted(proposal, locale), by })
    : t('expertChose', { by });
  const words: Partial<Record<EndReason, string>> = {
    model: t('modelChose'),
    fallback: t('fallbackChose'),
    expert: to === 'follower' ? t('careTeamChose') : byExpert,
  };
  const said = words[ended.reason];
  return said ? [reason(speaking, said, 'note', ended.rule)] : [];
}

/** How a step ended: never as a reproach. */
export function endedWords(
  { node, reason: why }: { node: string; reason: EndReason },
  { locale, protocol }: SpeakingOf,
): string {
  const name = quoted(nameOfStepAt(protocol, node), locale);
  return capital(translator(endingTexts, locale)(why, { name }));
}
