/** A nudge as one follower reads it: its placeholders in their language. */
import { fillPlaceholders, type PlaceholderKind } from '@regimen/engine/placeholders.ts';
import { firstName } from './first-name.ts';
import { isolate, type Locale } from './language/languages.ts';
import { quantity } from './language/quantities.ts';
import { formatNumber, translator } from './language/translate.ts';
import { placeholderTexts } from './placeholder-texts.ts';

/** What is known of whom it is for; `null` and `undefined`: nothing is. */
export interface NudgeValues {
  fullName: string | null;
  /** The first is 1. */
  day: number | null;
  /** The last one, in the unit in which its person took it. `unit` is the KPI's own, where the text says it. */
  reading: (kpi: string, unit: string) => { value: number; unit: string } | null;
}

const missing = { name: 'noName', day: 'noDay', reading: 'noReading' } as const satisfies Record<
  PlaceholderKind,
  string
>;

export function fillNudge<T extends { title: string; body: string }>(
  nudge: T,
  { fullName, day, reading }: NudgeValues,
  locale: Locale,
): T {
  const values: Record<PlaceholderKind, (item: string, unit: string) => string | null> = {
    name: () => plainName(fullName ?? '') || null,
    day: () => (day === null ? null : formatNumber(locale, day)),
    reading: (item, unit) => {
      const last = reading(item, unit);
      return last && isolate(quantity(last.value, last.unit, locale), locale);
    },
  };
  const fill = (text: string) =>
    fillPlaceholders(text, {
      value: ({ kind, item, unit }) => (kind === null ? null : values[kind](item, unit)),
      instead: ({ kind }) => (kind === null ? '' : translator(placeholderTexts, locale)(missing[kind])),
    });
  return { ...nudge, title: fill(nudge.title), body: fill(nudge.body) };
}

/** What somebody calls themselves is no Markdown and no address. */
const plainName = (fullName: string): string =>
  firstName(fullName.replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ''));
