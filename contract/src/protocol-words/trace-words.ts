/** Each line of the engine's record as a person would say it: what happened, and what was found. [R28] */
import type { Evaluation } from '@regimen/engine/condition.ts';
import type { EndReason } from '@regimen/engine/end-reasons.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { durationWords } from '../language/duration-forms.ts';
import { dateAndTime } from '../language/instants.ts';
import { capital, quoted, withCommas } from '../language/languages.ts';
import { formatNumber, translator } from '../language/translate.ts';
import { decisionTexts } from './decision-texts.ts';
import { endingTexts } from './ending-texts.ts';
import { foundTexts } from './found-texts.ts';
import { type Found, foundWords, outcomeClause, sentence, type When } from './found-words.ts';
import { nameOfStep, quotedItem, quotedModule, quotedStep } from './names.ts';
import { programStateTexts } from './program-state-texts.ts';
import { branchPlaces, itemOf } from './references.ts';
import { refusalTexts } from './refusal-texts.ts';
import { runEndTexts } from './run-end-texts.ts';
import type { SpeakingOf } from './speaking.ts';
import { traceTexts } from './trace-texts.ts';

/** What was asked and found. */
interface AskedWords extends Found {
  /** The step it would have led to; empty where only one thing was asked. */
  name: string;
}

export interface LineWords {
  words: string;
  asked: AskedWords[];
}

export const lineWords = (line: Trace, speaking: SpeakingOf): LineWords => ({
  words: traceWords(line, speaking),
  asked: askedWords(line, speaking),
});

/** What happened, in a sentence or two. */
export function traceWords(line: Trace, speaking: SpeakingOf): string {
  const { protocol, locale, zone } = speaking;
  const t = translator(traceTexts, locale);
  const step = (id: string | null) => quotedStep(protocol, id, locale);
  const item = (id: string) => quotedItem(protocol, id, locale);
  const module = (id: string) => quotedModule(protocol, id, locale);
  switch (line.what) {
    case 'entered':
      return line.visit > 1
        ? t('enteredAgain', { name: step(line.node), n: line.visit })
        : t('entered', { name: step(line.node) });
    case 'ended':
      return stepEndWords(line.node, line.reason, speaking);
    case 'decided':
      return t(line.evaluation.holds ? 'holds' : 'fails', { name: step(line.node) });
    case 'alerted':
      return t(line.evaluation.holds ? 'alerted' : 'notAlerted', { name: item(line.item) });
    case 'model-said':
      return modelWords(line, speaking);
    case 'fell-back':
      return t('fellBack', { branch: quoted(branchName(line, speaking), locale), name: step(line.node) });
    case 'urgent':
      return t('urgent', { name: item(line.item) });
    case 'scored':
      return scoreWords(line, speaking);
    case 'jumped':
      return line.on === null
        ? t('jumped', { name: step(line.node), to: step(line.to) })
        : sentence(t('ledTo', { outcome: outcomeClause(line.node, line.on, speaking), to: step(line.to) }));
    case 'chose':
      return t('chose', { to: step(line.to) });
    case 'found-no-way':
      return t(line.waits ? 'waitsForWay' : 'foundNoWay', { name: step(line.node) });
    case 'held-by-modules':
      return t('heldByModules', {
        name: step(line.node),
        modules: withCommas(line.modules.map(module), locale),
      });
    case 'came':
    case 'missed':
      return t(line.what, { name: module(line.module), n: line.occurrence });
    case 'answered':
      return t(line.late ? 'answeredLate' : 'answered', { name: module(line.module) });
    case 'expired':
      return t('expired', { name: module(line.module) });
    case 'challenge-day':
      return t(line.done ? 'challengeDone' : 'challengeMissed', { name: step(line.node), n: line.day + 1 });
    case 'corrected': {
      const name = quotedItem(protocol, line.item, locale);
      return line.value === null
        ? t('takenBack', { name })
        : t(line.late ? 'enteredLate' : 'corrected', { name, value: formatNumber(locale, line.value) });
    }
    case 'snoozed':
      if (line.until === line.at) return t('snoozeCancelled');
      return t('snoozed', { when: dateAndTime(locale, line.until, zone) });
    case 'paused':
      return translator(programStateTexts, locale)('paused');
    case 'held':
      return t('held');
    case 'resumed':
      return t('resumed', {
        time: durationWords(Math.max(1, Math.round(line.afterMs / 60_000)), locale, 'after'),
      });
    case 'travelled':
      return t('travelled', { from: line.from, to: line.to });
    case 'refused':
      return t('refused', { why: translator(refusalTexts, locale)(line.why) });
    case 'run-ended':
      if (line.status === 'withdrawn') return translator(programStateTexts, locale)('left');
      return t(line.status, {
        name: step(line.node),
        reason: translator(runEndTexts, locale)(line.reason),
      });
    case 'protocol-began':
      return t('protocolBegan', { n: line.index + 1, name: quoted(protocol.name, locale) });
  }
}

const cameTo = { counts: 'modelCounts', person: 'modelToPerson', rule: 'modelToRule' } as const;

/** What a model said of a branch, and what became of it. */
function modelWords(line: Extract<Trace, { what: 'model-said' }>, speaking: SpeakingOf): string {
  const { protocol, locale } = speaking;
  const t = translator(traceTexts, locale);
  const name = quotedStep(protocol, line.node, locale);
  const branch = quoted(branchName(line, speaking), locale);
  const isChoice = line.because === null || isDoubt(line.because);
  const why = line.because === null ? '' : `${translator(decisionTexts, locale)(line.because)} `;
  return `${isChoice ? t('modelChose', { name, branch }) : ''} ${why}${t(cameTo[line.came])}`.trim();
}

const isDoubt = (because: string): boolean => ['every', 'sample', 'unsure'].includes(because);

const branchName = (
  { node, branch }: { node: string; branch: string },
  { protocol }: Pick<SpeakingOf, 'protocol'>,
): string =>
  branchPlaces(branchesOf(protocol.nodes.find(({ id }) => id === node))).find(({ id }) => id === branch)
    ?.name ?? branch;

/** How a step ended: never as a reproach. */
export const stepEndWords = (node: string, why: EndReason, { protocol, locale }: SpeakingOf): string =>
  capital(translator(endingTexts, locale)(why, { name: quotedStep(protocol, node, locale) }));

/** "The score in “Sleep check” was 6, which is “Some trouble”." */
function scoreWords(line: Extract<Trace, { what: 'scored' }>, { protocol, locale }: SpeakingOf): string {
  const t = translator(foundTexts, locale);
  const name = quotedItem(protocol, line.item, locale);
  if (line.score === null) return sentence(t('noScore', { name }));
  const found = t('scoreThey', { name, value: formatNumber(locale, line.score) });
  const sheet = itemOf(protocol, line.item);
  const band = sheet?.kind === 'assessment' && sheet.bands.find(({ id }) => id === line.band)?.name;
  return sentence(band ? t('valueWithin', { found, limit: quoted(band, locale) }) : found);
}

/** What the line's conditions found: each way that was asked about, or each part of the one condition. */
function askedWords(line: Trace, speaking: SpeakingOf): AskedWords[] {
  const { protocol, locale } = speaking;
  const parts = (evaluations: Evaluation[], when: When) =>
    evaluations.flatMap((part) => foundWords(part, when, speaking)).map((found) => ({ name: '', ...found }));
  switch (line.what) {
    case 'chose':
    case 'found-no-way':
      return line.asked.map(({ node, evaluation }) => ({
        name: nameOfStep(protocol, node, locale) ?? '',
        words: wayWords(evaluation, { node: line.node, at: line.at }, speaking),
        holds: evaluation.holds,
      }));
    case 'fell-back':
      return line.asked.map(({ branch, evaluation }) => ({
        name: branchName({ node: line.node, branch }, speaking),
        words: wayWords(evaluation, { node: line.node, at: line.at }, speaking),
        holds: evaluation.holds,
      }));
    case 'decided':
      return parts(partsOf(line.evaluation), { node: line.node, at: line.at });
    case 'urgent':
    case 'alerted':
      return parts([line.evaluation], { node: null, item: line.item, at: line.at });
    default:
      return [];
  }
}

function wayWords(evaluation: Evaluation, when: When, speaking: SpeakingOf): string {
  const found = foundWords(evaluation, when, speaking);
  if (found.length === 0) return translator(traceTexts, speaking.locale)('always');
  return found.map(({ words }) => words).join(' ');
}

/** A person passes when all hold: each is told by itself, also those that held. */
const partsOf = (evaluation: Evaluation): Evaluation[] =>
  evaluation.condition.is === 'and' ? (evaluation.parts ?? []).flatMap(partsOf) : [evaluation];
