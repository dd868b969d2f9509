import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { sumTexts } from './sum-texts.ts';

const minute = 60_000;

/** What came of it, in a few sentences: first what must not be missed. */
export function sumSentences(sums: WhatIfSum, locale: Locale): string[] {
  const t = translator(sumTexts, locale);
  const { reached, people: all, prompts } = sums;
  const sentences: string[] = [];
  const span = (ms: number | null): string => aboutDuration((ms ?? 0) / minute, locale, 'after');
  if (reached.earlier > 0) {
    sentences.push(t('earlier', { n: reached.earlier, all, span: span(sums.medianEarlierMs) }));
    sentences.push(...middleHalf(sums.middleEarlierMs, span, t));
  }
  if (reached.new > 0) sentences.push(t('new', { n: reached.new }));
  if (reached.gone > 0) sentences.push(t('gone', { n: reached.gone }));
  if (reached.later > 0) {
    sentences.push(t('later', { n: reached.later, all, span: span(sums.medianLaterMs) }));
    sentences.push(...middleHalf(sums.middleLaterMs, span, t));
  }
  if (sentences.length === 0) sentences.push(t('sameReach'));
  sentences.push(promptSentence(prompts, locale));
  sentences.push(...endSentence(sums, t));
  return sentences;
}

type Say = Translate<typeof sumTexts>;

/** How far apart they are, where that can be told in words. */
function middleHalf(half: WhatIfSum['middleEarlierMs'], span: (ms: number) => string, t: Say): string[] {
  const [from, to] = half ? [span(half.from), span(half.to)] : ['', ''];
  return from === to ? [] : [t('middleHalf', { from, to })];
}

/** Whoever would be asked something new may have answered it and gone on: so many more, at most. */
function endSentence({ ends, unknownPeople }: WhatIfSum, t: Say): string[] {
  const [before, after] = [ends.before.finished, ends.after.finished];
  const most = after + Math.min(unknownPeople, ends.after.underWay);
  if (most > after) return [t('endsRange', { before, after, most })];
  return before === after ? [] : [t('ends', { before, after })];
}

function promptSentence({ before, after }: WhatIfSum['prompts'], locale: Locale): string {
  const t = translator(sumTexts, locale);
  if (before === after) return t('samePrompts', { before });
  const words = after < before ? t('fewer', { n: before - after }) : t('more', { n: after - before });
  return t('fromTo', { words, before, after });
}
