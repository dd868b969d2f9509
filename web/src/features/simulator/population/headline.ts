import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { isEndlessWait } from '@regimen/engine/check/deadlines.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult, StepResult, StuckPlace } from '@regimen/engine/simulate/result.ts';
import { failsRun } from '@regimen/engine/steps/traits.ts';
import { endlessWaitWords } from '../../../shared/protocol-words/endless-wait-words.ts';
import { headlineTexts } from './headline-texts.ts';
import { shareOfFollowers } from './share-words.ts';

/** How a step is called in a sentence. */
export type StepWords = (protocol: number, node: string) => string;

const worthSaying = 0.05;

interface HeadlineWords {
  tone: 'good' | 'bad';
  sentences: string[];
}

/** What matters most about a population, in a sentence or two: before all else a danger that nobody answered. */
export function headlineOf(
  result: PopulationResult,
  program: Program,
  step: StepWords,
  locale: Locale,
): HeadlineWords {
  const came = whatCame(result, program, step, locale);
  const missed = result.steps.filter(({ dangersMissed }) => dangersMissed > 0);
  const [worst] = missed.toSorted((a, b) => b.dangersMissed - a.dangersMissed);
  if (!worst) return came;
  const n = missed.reduce((sum, { dangersMissed }) => sum + dangersMissed, 0);
  const where = step(worst.protocol, worst.node);
  const t = translator(headlineTexts, locale);
  const first = t(missed.length > 1 ? 'dangersMissedMost' : 'dangersMissed', { n, step: where });
  return { tone: 'bad', sentences: [first, ...came.sentences] };
}

function whatCame(
  result: PopulationResult,
  program: Program,
  step: StepWords,
  locale: Locale,
): HeadlineWords {
  const t = translator(headlineTexts, locale);
  const all = Math.max(1, result.followers);
  const who = (count: number) => shareOfFollowers(locale, count / all);
  const { outcomes } = result;
  const [worst] = result.stuck;
  const missed = mostMissed(result);
  const missedWords = (found: Missed) => ({
    step: step(found.step.protocol, found.step.node),
    share: percentWords(locale, found.share),
  });
  if (worst && worst.followers / all >= worthSaying) {
    const values = { who: who(worst.followers), when: whenWords(worst, locale) };
    const why = stuckWhy(worst, program, locale);
    const sentence =
      worst.node === null
        ? t('stuckNowhere', { ...values, why })
        : t('stuck', { ...values, why, step: step(worst.protocol, worst.node) });
    return { tone: 'bad', sentences: [sentence] };
  }
  // [R92] Hardly anybody means a program to be over at once.
  if (2 * result.withinADay >= all)
    return { tone: 'bad', sentences: [t('atOnce', { who: who(result.withinADay) })] };
  if (outcomes.failed / all >= 0.2) {
    const [end] = result.steps.filter(({ type }) => failsRun(type)).toSorted((a, b) => b.ended - a.ended);
    if (end) {
      const sentences = [t('failed', { who: who(end.ended), step: step(end.protocol, end.node) })];
      const from = cameFrom(result, end);
      if (from) sentences.push(t('cameFrom', missedWords(from)));
      return { tone: 'bad', sentences };
    }
  }
  const days = (n: number) => durationIn('day', n, locale, 'after');
  const often = missed && missed.share >= 0.15 ? [t('missedMost', missedWords(missed))] : [];
  if (result.work.asked === 0 && outcomes.ranThrough > 0)
    return { tone: 'bad', sentences: [t('nothingAsked', { who: who(outcomes.ranThrough) })] };
  if (outcomes.ranThrough / all >= 1 / 3)
    return { tone: 'bad', sentences: [t('ranThrough', { who: who(outcomes.ranThrough) }), ...often] };
  if (outcomes.stopped / all >= 0.2)
    return { tone: 'bad', sentences: [t('left', { who: who(outcomes.stopped) })] };
  const sentences =
    outcomes.finished >= outcomes.underWay
      ? [t('finished', { who: who(outcomes.finished), time: days(result.daysToFinish?.p50 ?? 0) })]
      : [t('underWay', { who: who(outcomes.underWay), time: days(result.days) })];
  if (outcomes.ranThrough / all >= worthSaying)
    sentences.push(t('ranThrough', { who: who(outcomes.ranThrough) }));
  return { tone: 'good', sentences: [...sentences, ...often] };
}

export function whenWords({ afterDays }: StuckPlace, locale: Locale): string {
  const t = translator(headlineTexts, locale);
  const week = Math.floor(afterDays / 7) + 1;
  const key = `week${week}` as TextKey<typeof headlineTexts>;
  return key in headlineTexts.en ? t(key as 'week1') : t('weekLater', { number: week });
}

/** Why they are stuck, as the end of a sentence. */
export function stuckWhy({ reason, protocol, node }: StuckPlace, program: Program, locale: Locale): string {
  if (isEndlessWait(reason))
    return endlessWaitWords(reason, program.protocols[protocol]?.protocol, node, locale);
  return translator(headlineTexts, locale)(reason);
}

interface Missed {
  step: StepResult;
  share: number;
}

/** Of its ends, those at which nobody did what was asked. */
function missedAt(step: StepResult): Missed {
  const { expired = 0, declined = 0 } = step.reasons;
  const goalMissed = step.reasons['goal-missed'] ?? 0;
  return { step, share: (expired + declined + goalMissed) / Math.max(1, step.success + step.failure) };
}

/** Only where a fair part of everybody comes by. */
function mostMissed({ steps, followers }: PopulationResult): Missed | undefined {
  const frequent = steps.filter((step) => step.followers >= followers / 10);
  return frequent.map(missedAt).toSorted((a, b) => b.share - a.share)[0];
}

/** The step from which most of those who ended there had come, however many steps without a task lay between. */
function cameFrom({ steps, transitions }: PopulationResult, end: StepResult): Missed | undefined {
  const seen = new Set<string>();
  for (let at = end.node; !seen.has(at); ) {
    seen.add(at);
    const [transition] = transitions
      .filter(({ protocol, to }) => protocol === end.protocol && to === at)
      .toSorted((a, b) => b.count - a.count);
    const step = steps.find(({ protocol, node }) => protocol === end.protocol && node === transition?.from);
    if (!step) return undefined;
    const missed = missedAt(step);
    if (missed.share > 0) return missed;
    at = step.node;
  }
  return undefined;
}
