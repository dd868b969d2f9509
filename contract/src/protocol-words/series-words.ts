/** Several readings or scores together, in words: what a condition asks of them, and what it found. [R97] [R98] */
import {
  type Comparison,
  type FactValue,
  isRow,
  isSummary,
  type Leaf,
  type Over,
} from '@regimen/engine/condition.ts';
import { FEWEST_IN_WINDOW } from '@regimen/engine/series.ts';
import type { Translate } from '../language/define-texts.ts';
import { durationIn, type Place } from '../language/durations.ts';
import { isolate, type Locale } from '../language/languages.ts';
import { listWords } from '../language/lists.ts';
import { quantity } from '../language/quantities.ts';
import { translator } from '../language/translate.ts';
import { limitWords } from './comparison-words.ts';
import { kpiOf, subjectOf, subscaleNameOf } from './references.ts';
import { seriesTexts } from './series-texts.ts';
import { valueTexts } from './value-texts.ts';
import { type About, nameOrGone, valueWords } from './value-words.ts';

type Scored = Extract<Leaf, { is: 'score' | 'kpi' }>;
type T = Translate<typeof seriesTexts>;

const daysIn = (days: number, locale: Locale): string => durationIn('day', days, locale, 'after');

/** What is asked: "Systolic is at least 140 mmHg, 3 times in a row". */
export function overWords(leaf: Scored, over: Over, about: About): string {
  const { locale } = about;
  const t = translator(seriesTexts, locale);
  const name = seriesName(leaf, about, t);
  const limit = limitOf(leaf, about);
  if (over.of === 'row')
    return t(leaf.is === 'kpi' ? 'rowReadingsIs' : 'rowScoresIs', { name, limit, n: over.times });
  const days = daysIn(over.days, locale);
  if (over.of === 'average') return t('averageIs', { name, limit, days });
  const moved = movement(leaf);
  if (moved === null) return t('changeIs', { name, limit, days });
  const by = { ...leaf, op: moved.op, value: moved.by } as Scored;
  return t(moved.rises ? 'rose' : 'fell', { name, limit: amountOf(by, about), days });
}

/** The same for a drawing: "avg. Systolic, 7 days ≥ 135 mmHg". `sign`: how it is compared. */
export function overLabel(leaf: Scored, over: Over, sign: string, about: About): string {
  const { locale } = about;
  const t = translator(seriesTexts, locale);
  const name = seriesName(leaf, about, t);
  const limit = `${sign} ${valueWords(leaf, leaf.value, about)}`;
  if (over.of === 'row') return t('rowShort', { name, limit, n: over.times });
  const days = daysIn(over.days, locale);
  return t(over.of === 'average' ? 'averageShort' : 'changeShort', { name, limit, days });
}

/** Up by at least so much, down by at least so much; null where it is neither. */
function movement({ op, value }: Scored): { rises: boolean; op: Comparison; by: number } | null {
  if ((op === '>=' || op === '>') && value > 0) return { rises: true, op, by: value };
  if ((op === '<=' || op === '<') && value < 0)
    return { rises: false, op: op === '<' ? '>' : '>=', by: -value };
  return null;
}

const limitOf = (leaf: Scored, about: About): string =>
  limitWords('number', leaf.op, (place) => valueWords(leaf, leaf.value, about, place), about.locale);

/** By how much it rose or fell: counted, and without the sign that a change has. */
function amountOf(leaf: Scored, about: About): string {
  const { locale } = about;
  const amount = (place: Place): string =>
    isolate(quantity(leaf.value, unitOf(leaf, about), locale, place), locale);
  return limitWords('count', leaf.op, amount, locale);
}

const unitOf = (leaf: Scored, { protocol, own }: About): string =>
  leaf.is === 'kpi' ? (kpiOf(protocol, leaf.kpi, own)?.unit ?? '') : '';

function seriesName(leaf: Scored, about: About, t: T): string {
  const { protocol, locale, own } = about;
  const name = (words: string | undefined): string =>
    words === undefined ? translator(valueTexts, locale)('gone') : isolate(words, locale);
  if (leaf.is === 'kpi') return name(kpiOf(protocol, leaf.kpi, own)?.name);
  const item = leaf.item === undefined ? null : name(subjectOf(protocol, own, leaf.item)?.name);
  if (leaf.subscale === undefined) return item === null ? t('scoreName') : t('scoreNameOf', { item });
  const subscale = nameOrGone(subscaleNameOf(protocol, own, leaf), locale);
  return item === null ? t('subscaleName', { subscale }) : t('subscaleNameOf', { subscale, item });
}

/** What was found: "your last 3 readings of “Systolic” were 144, 151, and 149 mmHg: each is at least 140 mmHg". */
export function overFound(
  leaf: Scored,
  over: Over,
  fact: FactValue,
  holds: boolean,
  who: 'You' | 'They',
  about: About,
): string {
  const t = translator(seriesTexts, about.locale);
  const name = scoredName(leaf, about);
  const limit = limitOf(leaf, about);
  const taken = isRow(fact) ? fact.length : isSummary(fact) ? fact.count : 0;
  const [wanted, days] = over.of === 'row' ? [over.times, null] : [FEWEST_IN_WINDOW, over.days];
  if (taken < wanted) return tooFew(leaf, taken, { wanted, days, name }, about.locale, t);
  const count = countOf(leaf, taken, t);
  if (isRow(fact)) {
    const found = t(`row${who}`, { count, name, values: rowValues(leaf, fact, about) });
    return t(holds ? 'rowWithin' : 'rowOutside', { found, limit });
  }
  if (!isSummary(fact) || fact.comes === null || days === null) return name;
  const number = (value: number): string => quantity(value, unitOf(leaf, about), about.locale);
  const value = valueWords(leaf, fact.comes, about);
  const common = { name, value, days: daysIn(days, about.locale) };
  return over.of === 'average'
    ? t(`average${who}`, { ...common, count })
    : t(`change${who}`, { ...common, from: number(fact.from ?? 0), to: number(fact.to ?? 0) });
}

/** Whether the limit is still to be said, as of any single value. */
export const saysLimit = (over: Over, fact: FactValue): boolean =>
  over.of === 'row' || !isSummary(fact) || fact.comes === null;

function tooFew(
  leaf: Scored,
  n: number,
  { wanted, days, name }: { wanted: number; days: number | null; name: string },
  locale: Locale,
  t: T,
): string {
  const kind = leaf.is === 'kpi' ? 'Readings' : 'Scores';
  const count = countOf(leaf, wanted, t);
  if (days === null) {
    const found = n === 0 ? t(`no${kind}`, { name }) : t(`few${kind}`, { name, n });
    return t('tooFew', { found, count });
  }
  const when = { name, days: daysIn(days, locale) };
  return t('tooFew', { found: n === 0 ? t(`no${kind}In`, when) : t(`few${kind}In`, { ...when, n }), count });
}

const countOf = (leaf: Scored, n: number, t: T): string =>
  t(leaf.is === 'kpi' ? 'readings' : 'scores', { n });

/** "144, 151, and 149 mmHg" */
function rowValues(leaf: Scored, values: readonly number[], about: About): string {
  const { locale } = about;
  const last = values.length - 1;
  return listWords(
    values.map((value, index) =>
      isolate(quantity(value, index === last ? unitOf(leaf, about) : '', locale), locale),
    ),
    locale,
  );
}

/** What was read or scored, as a name: “Systolic”, “PHQ-9”, “Anxiety” in “DASS-21”. */
export function scoredName(leaf: Scored, { protocol, locale, own }: About): string {
  if (leaf.is === 'kpi') return nameOrGone(kpiOf(protocol, leaf.kpi)?.name, locale);
  const item = nameOrGone(subjectOf(protocol, own, leaf.item)?.name, locale);
  if (leaf.subscale === undefined) return item;
  const t = translator(seriesTexts, locale);
  return t('subscaleIn', { subscale: nameOrGone(subscaleNameOf(protocol, own, leaf), locale), item });
}
