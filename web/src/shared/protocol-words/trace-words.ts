import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { dateAndTime } from '@regimen/contract/language/instants.ts';
import { type Locale, quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { itemOf, type Own } from '@regimen/contract/protocol-words/references.ts';
import { factWords } from '@regimen/contract/protocol-words/value-words.ts';
import type { Condition, Evaluation, Leaf } from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { endReasonTexts } from './end-reason-texts.ts';
import { moduleName, nameOfItem, nameOfStep } from './names.ts';
import { refusalTexts } from './refusal-texts.ts';
import { runEndTexts } from './run-end-texts.ts';
import { traceTexts } from './trace-texts.ts';
/** Why something happened, as a person would say it: the engine's record with its rule and the values it saw. [R28] */

/** What was asked, what was found, and whether it held. */
export interface AskedWords {
  /** The step it would have led to; empty where only one thing was asked. */
  name: string;
  words: string;
  holds: boolean;
}

export interface TraceWords {
  rule: string;
  words: string;
  asked: AskedWords[];
}

export function traceWords(line: Trace, protocol: Protocol, locale: Locale, zone?: string): TraceWords {
  return {
    rule: line.rule,
    words: sentence(line, protocol, locale, zone),
    asked: asked(line, protocol, locale),
  };
}

function sentence(line: Trace, protocol: Protocol, locale: Locale, zone: string | undefined): string {
  const t = translator(traceTexts, locale);
  const step = (id: string | null) => {
    const name = id === null ? null : nameOfStep(protocol, id, locale);
    return name === null ? t('gone') : quoted(name, locale);
  };
  const item = (id: string) => quoted(nameOfItem(protocol, id, locale) ?? id, locale);
  const module = (id: string) => {
    const found = protocol.modules.find((each) => each.id === id);
    return found ? quoted(moduleName(found, protocol, locale), locale) : t('gone');
  };
  switch (line.what) {
    case 'entered':
      return line.visit > 1
        ? t('enteredAgain', { name: step(line.node), n: line.visit })
        : t('entered', { name: step(line.node) });
    case 'ended':
      return t(line.result, {
        name: step(line.node),
        reason: translator(endReasonTexts, locale)(line.reason),
      });
    case 'decided':
      return t(line.evaluation.holds ? 'holds' : 'fails', { name: step(line.node) });
    case 'alerted':
      return t(line.evaluation.holds ? 'alerted' : 'notAlerted', { name: item(line.item) });
    case 'urgent':
      return t('urgent', { name: item(line.item) });
    case 'scored': {
      const name = item(line.item);
      if (line.score === null) return t('scoredNothing', { name });
      const sheet = itemOf(protocol, line.item);
      const band = sheet?.kind === 'assessment' && sheet.bands.find(({ id }) => id === line.band)?.name;
      const score = formatNumber(locale, line.score);
      return band ? t('scoredBand', { name, score, band }) : t('scored', { name, score });
    }
    case 'jumped': {
      const on = line.on === 'success' ? 'AfterSuccess' : line.on === 'failure' ? 'AfterFailure' : '';
      return t(`jumped${on}`, { name: step(line.node), to: step(line.to) });
    }
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
    case 'snoozed':
      return t('snoozed', { when: dateAndTime(locale, line.until, zone) });
    case 'paused':
    case 'held':
      return t(line.what);
    case 'resumed':
      return t('resumed', {
        time: durationWords(Math.max(1, Math.round(line.afterMs / 60_000)), locale, 'after'),
      });
    case 'travelled':
      return t('travelled', { from: line.from, to: line.to });
    case 'refused':
      return t('refused', { why: translator(refusalTexts, locale)(line.why) });
    case 'run-ended':
      if (line.status === 'withdrawn') return t('withdrawn');
      return t(line.status, {
        name: step(line.node),
        reason: translator(runEndTexts, locale)(line.reason),
      });
    case 'protocol-began':
      return t('protocolBegan', { n: line.index + 1, name: quoted(protocol.name, locale) });
  }
}

function asked(line: Trace, protocol: Protocol, locale: Locale): AskedWords[] {
  switch (line.what) {
    case 'chose':
    case 'found-no-way':
      return line.asked.map(({ node, evaluation }) => ({
        name: nameOfStep(protocol, node, locale) ?? '',
        words: evaluationWords(evaluation, protocol, locale, { node }),
        holds: evaluation.holds,
      }));
    case 'decided':
      return partsOf(line.evaluation).map((part) => ({
        name: '',
        words: evaluationWords(part, protocol, locale, { node: line.node }),
        holds: part.holds,
      }));
    case 'urgent':
    case 'alerted': {
      const own = { item: itemOf(protocol, line.item), itemId: line.item };
      const parts = line.evaluation.holds ? heldIn(line.evaluation) : partsOf(line.evaluation);
      return parts.map((part) => ({
        name: '',
        words: evaluationWords(part, protocol, locale, own),
        holds: part.holds,
      }));
    }
    default:
      return [];
  }
}

/** What made it hold, and not what else would have. */
const heldIn = (evaluation: Evaluation): Evaluation[] =>
  evaluation.parts ? evaluation.parts.filter(({ holds }) => holds).flatMap(heldIn) : [evaluation];

/** A person passes when all hold: each is told by itself. */
const partsOf = (evaluation: Evaluation): Evaluation[] =>
  evaluation.condition.is === 'and' ? (evaluation.parts ?? []).flatMap(partsOf) : [evaluation];

/** "Score is at least 3: it was 5" */
export function evaluationWords(
  evaluation: Evaluation,
  protocol: Protocol,
  locale: Locale,
  own: Own = {},
): string {
  const t = translator(traceTexts, locale);
  const { condition, parts, value } = evaluation;
  if (condition.is === 'always') return t('always');
  if (parts) return parts.map((part) => evaluationWords(part, protocol, locale, own)).join('; ');
  const said = conditionWords(condition, protocol, locale, own);
  if (!isLeaf(condition)) return said;
  if (value === null || value === undefined) return t('notKnown', { condition: said });
  return t('was', { condition: said, value: factWords(condition, value, { protocol, locale, own }) });
}

const isLeaf = (condition: Condition): condition is Leaf =>
  !['always', 'success', 'failure', 'and', 'or'].includes(condition.is);
