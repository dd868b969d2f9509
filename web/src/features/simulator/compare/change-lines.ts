import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import type { Comparison, Pair } from '@regimen/engine/simulate/compare.ts';
import { compareTexts } from './compare-texts.ts';

/** Something that differs between two versions. Whether that is better stands in words, not in colour. */
export interface ChangeLine {
  key: string;
  words: string;
  before: string;
  after: string;
  verdict: 'better' | 'worse' | 'other';
}

/** Less than half a point is nobody's business. */
const worthSaying = 0.005;
/** Whoever comes further gives other readings too: small differences say nothing about the program. */
const readingsDiffer = 0.03;

export interface Names {
  step: (protocolId: string, node: string) => string;
  kpi: (id: string) => string;
}

const outcomes = [
  ['finished', 1],
  ['ranThrough', -1],
  ['stuck', -1],
  ['failed', -1],
  ['stopped', -1],
  ['underWay', 0],
] as const;
/** Fewer of these are a gain only where more finish: they may be stuck instead. */
const gainsByFinishing: readonly string[] = ['ranThrough', 'failed', 'stopped'];
const measures = [
  ['daysToFinish', 0.5],
  ['promptsPerWeek', 0.05],
  ['mostPromptsInADay', 0.5],
  ['expertMinutesPerFollower', 0.05],
] as const;

/** Outcomes first, then places where people get stuck, then effort and readings. */
export function changeLines(comparison: Comparison, names: Names, locale: Locale): ChangeLine[] {
  const t = translator(compareTexts, locale);
  const share = (value: number | null) => (value === null ? '–' : percentWords(locale, value));
  const plain = (value: number | null) =>
    value === null ? t('nobody') : formatNumber(locale, Math.round(value * 10) / 10);
  const moreFinish = (comparison.outcomes.finished.change ?? 0) >= worthSaying;
  const lines: ChangeLine[] = [];
  const say = (
    key: string,
    words: string,
    pair: Pair,
    how: { show: (value: number | null) => string; upIs: number; from: number },
  ) => {
    const { before, after, change } = pair;
    const isOneSided = (before === null) !== (after === null);
    if (!isOneSided && Math.abs(change ?? 0) < how.from) return;
    const direction = Math.sign(change ?? 0) * how.upIs;
    const isGain = direction > 0 && (moreFinish || !gainsByFinishing.includes(key));
    const verdict = isGain ? 'better' : direction < 0 ? 'worse' : 'other';
    const shown = { before: how.show(before), after: how.show(after) };
    // "6%, now 6%" is no change.
    if (shown.before !== shown.after) lines.push({ key, words, ...shown, verdict });
  };
  for (const [key, upIs] of outcomes)
    say(key, t(key), comparison.outcomes[key], { show: share, upIs, from: worthSaying });
  for (const { protocolId, node, reason, share: pair } of comparison.stuck) {
    const words = node === null ? t('stuckNowhere') : t('stuckAt', { step: names.step(protocolId, node) });
    say(`${protocolId} ${node} ${reason}`, words, pair, { show: share, upIs: -1, from: worthSaying });
  }
  for (const { kpi, lastInTarget } of comparison.kpis)
    say(`kpi ${kpi}`, t('inTarget', { name: names.kpi(kpi) }), lastInTarget, {
      show: share,
      upIs: 1,
      from: readingsDiffer,
    });
  for (const [key, from] of measures) say(key, t(key), comparison[key], { show: plain, upIs: 0, from });
  return lines;
}

/** How far apart two shares are as they are shown, in whole points: what reads the same is the same. */
export const shownPoints = ({ before, after }: Pair): number =>
  before === null || after === null ? 0 : Math.round(after * 100) - Math.round(before * 100);

/** What the change comes to, in one sentence. */
export function verdictOf({ outcomes: { finished, stuck } }: Comparison, locale: Locale): string {
  const t = translator(compareTexts, locale);
  const [finish, held] = [shownPoints(finished), shownPoints(stuck)];
  if (finish === 0 && held === 0) return t('same');
  const size = (value: number) => formatNumber(locale, Math.abs(value));
  const parts = [
    finish === 0 ? t('sameFinish') : t(finish > 0 ? 'moreFinish' : 'fewerFinish', { points: size(finish) }),
    held === 0 ? t('sameStuck') : t(held > 0 ? 'moreStuck' : 'fewerStuck', { points: size(held) }),
  ];
  return `${listWords(parts, locale)}.`;
}
