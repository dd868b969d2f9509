/** Why a step was entered or an alert raised: the lines of the record that led there, in words. */

import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { AtHand } from '@regimen/contract/protocol-words/at-hand.ts';
import { foundWords } from '@regimen/contract/protocol-words/found-words.ts';
import { lookedAtWords } from '@regimen/contract/protocol-words/looked-at-words.ts';
import { quotedStep } from '@regimen/contract/protocol-words/names.ts';
import { branchPlaces } from '@regimen/contract/protocol-words/references.ts';
import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import { traceWords } from '@regimen/contract/protocol-words/trace-words.ts';
import type { Reason, Why } from '@regimen/contract/why.ts';
import type { Evaluation } from '@regimen/engine/condition.ts';
import type { EndReason } from '@regimen/engine/end-reasons.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { LookedAt } from '@regimen/engine/steps/ai/looked-at.ts';
import { asksModel, branchesOf } from '@regimen/engine/steps/traits.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { foundReasons } from './found-reasons.ts';
import { originTexts } from './origin-texts.ts';
import { reason } from './reason.ts';

/** Who settled an AI module's question, and what the model had proposed. */
export interface AiDecision {
  /** Of what the model said; null where it was never asked. */
  id?: string | null;
  /** Its person has asked for a human already. */
  isAsked?: boolean;
  lookedAt?: readonly LookedAt[];
  /** Its reason, in its own words; experts read them. */
  words?: string;
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

function afterWords({ way }: Origin, speaking: SpeakingOf): string {
  const { protocol, locale } = speaking;
  const t = translator(originTexts, locale);
  const alarm = way.find(({ what }) => what === 'urgent') ?? way.find(({ what }) => what === 'alerted');
  if (alarm) return traceWords(alarm, speaking);
  const before = way.find((line) => line.what === 'chose' || line.what === 'jumped');
  if (!before || !('node' in before)) return t('beginning');
  return findNode(protocol, before.node ?? '')
    ? t('follows', { name: quotedStep(protocol, before.node, locale) })
    : t('nextStep');
}

function lineReasons(line: Trace, origin: Origin, speaking: SpeakingOf): Reason[] {
  const { to, protocol } = speaking;
  const said = (as: Reason['as']) => [reason(speaking, traceWords(line, speaking), as, line.rule)];
  const found = (evaluation: Evaluation, own: AtHand) =>
    foundReasons(foundWords(evaluation, { ...own, at: line.at }, speaking), line.rule, speaking);
  switch (line.what) {
    case 'chose': {
      const node = findNode(protocol, line.node);
      const ai = node && asksModel(node.type) ? aiReasons(line, origin, speaking) : [];
      const taken = line.asked.find((asked) => asked.node === line.to);
      const isSaid = ai.length > 0 && to === 'follower';
      const own = taken && !isSaid ? found(taken.evaluation, { node: line.node }) : [];
      return [...ai, ...own, ...(to === 'expert' ? notTaken(line, speaking) : [])];
    }
    case 'jumped':
      return line.on === null ? [] : said('held');
    case 'entered':
      return line.visit < 2 ? [] : said('note');
    case 'decided':
      return found(line.evaluation, { node: line.node });
    case 'alerted':
    case 'urgent':
      return found(line.evaluation, { node: null, item: line.item });
    case 'scored':
      return to === 'follower' || line.score === null ? [] : said('note');
    case 'ended':
      return to === 'expert' ? said('note') : [];
    default:
      return [];
  }
}

/** The other ways, and what spoke against each. Those after the one that was taken were never asked. */
function notTaken(line: Extract<Trace, { what: 'chose' }>, speaking: SpeakingOf): Reason[] {
  const { locale, protocol } = speaking;
  const t = translator(originTexts, locale);
  const when = { node: line.node, at: line.at };
  return line.asked
    .filter(({ evaluation }) => !evaluation.holds)
    .flatMap(({ node, evaluation }) =>
      foundReasons(foundWords(evaluation, when, speaking), line.rule, speaking).map((one) => ({
        ...one,
        words: t('notChosen', { name: quotedStep(protocol, node, locale), why: one.words }),
      })),
    );
}

/** Whoever was sent somewhere without a person may ask for one. */
export function personAction({ way, decision }: Origin): Why['action'] {
  const ended = way.find((line) => line.what === 'ended' && line.node === chosenAt(way));
  if (!decision?.id || (ended?.what === 'ended' && ended.reason === 'expert')) return null;
  return { kind: decision.isAsked ? 'asked' : 'person', id: decision.id };
}

const chosenAt = (way: readonly Trace[]): string | null => {
  const line = way.find(({ what }) => what === 'chose');
  return line?.what === 'chose' ? line.node : null;
};

/** That a model proposed, and who decided. */
function aiReasons(
  line: Extract<Trace, { what: 'chose' }>,
  { way, decision }: Origin,
  speaking: SpeakingOf,
): Reason[] {
  const { locale, to, protocol } = speaking;
  const ended = way.find((each) => each.what === 'ended' && each.node === line.node);
  const node = findNode(protocol, line.node);
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
  if (!said) return [];
  const because = way.find((each) => each.what === 'model-said' && each.node === line.node);
  const looked = (decision?.lookedAt ?? []).flatMap((fact) => lookedAtWords(fact, protocol, locale));
  return [
    reason(speaking, said, 'note', ended.rule),
    ...(because ? [reason(speaking, traceWords(because, speaking), 'note', because.rule)] : []),
    ...(looked.length > 0 ? [reason(speaking, lookedAt(looked, t), 'note', 'R105')] : []),
    ...(decision?.words && to === 'expert'
      ? [reason(speaking, t('itsReason', { words: quoted(decision.words, locale) }), 'note', 'R109')]
      : []),
  ];
}

/** Long lists are cut: an answer is no record. */
const lookedAt = (lines: readonly string[], t: Translate<typeof originTexts>): string => {
  const more = lines.length - mostFacts;
  const shown = lines.slice(0, mostFacts).join('; ');
  return more > 0 ? t('lookedAtMore', { facts: shown, n: more }) : t('lookedAt', { facts: shown });
};
const mostFacts = 12;
