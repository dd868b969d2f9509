import { BoundedMap } from '@regimen/contract/bounded-map.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { DAY_MS, dayAt, MINUTE_MS } from '@regimen/engine/wall-clock.ts';

/** Who is spoken to, and in what everything is said. */
export interface Speaking {
  locale: Locale;
  /** The follower hears of themselves, without what experts noted; the expert of somebody, with rules and values. */
  to: 'follower' | 'expert';
  zone: string;
  now: number;
}

/** The same about one protocol, whose names stand for its ids. */
export interface SpeakingOf extends Speaking {
  protocol: Protocol;
  /** When a KPI was last read by an instant, where that is known. */
  readAt: (kpi: string, by: number) => number | null;
}

/** Western digits in Arabic too: they stand beside readings and times that people type. */
const intl = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : 'en-US');

/** Making one of these costs more than all the words of an answer. */
const made = new BoundedMap<string, unknown>(500);
function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}
const datesIn = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

export const pick = <T>(locale: Locale, en: T, ar: T): T => (locale === 'ar' ? ar : en);

/** In a sentence of Arabic, a name or a number with its unit keeps its own direction. */
export const isolate = (text: string, locale: Locale): string =>
  locale === 'ar' ? `\u2068${text}\u2069` : text;

/** A name that people gave. What a former version called something may be gone. */
export function quoted(text: string, locale: Locale): string {
  if (text === '') return pick(locale, 'an earlier item', 'عنصر سابق');
  return locale === 'ar' ? `«${isolate(text, locale)}»` : `“${text}”`;
}

export function numberWords(value: number, locale: Locale, unit = ''): string {
  const number = once(
    `number ${locale}`,
    () => new Intl.NumberFormat(intl(locale), { maximumFractionDigits: 4 }),
  ).format(value);
  return unit === '' ? number : isolate(`${number} ${unit}`, locale);
}

type Forms = { one: string; other: string } & Partial<Record<'zero' | 'two' | 'few' | 'many', string>>;

/** `{n}` stands for the number. */
export function plural(n: number, locale: Locale, forms: Record<Locale, Forms>): string {
  const rule = once(`plural ${locale}`, () => new Intl.PluralRules(locale)).select(n);
  return (forms[locale][rule] ?? forms[locale].other).replace('{n}', () => numberWords(n, locale));
}

export const dayCount = (n: number, locale: Locale): string =>
  plural(n, locale, {
    en: { one: '{n} day', other: '{n} days' },
    ar: {
      zero: '{n} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{n} أيام',
      many: '{n} يومًا',
      other: '{n} يوم',
    },
  });

/** "Tuesday 10 November"; with the year where it is another. */
export function dateWords(at: number, { locale, zone, now }: Speaking): string {
  const year = (instant: number) => datesIn('en', { year: 'numeric', timeZone: zone }).format(instant);
  return datesIn(intl(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
    ...(year(at) !== year(now) && { year: 'numeric' }),
  }).format(at);
}

export const timeWords = (at: number, { locale, zone }: Speaking): string =>
  isolate(
    datesIn(intl(locale), { hour: 'numeric', minute: '2-digit', timeZone: zone })
      .format(at)
      .replace('\u202f', ' '),
    locale,
  );

/** "today at 8:00", "yesterday at 8:00", "Tuesday 10 November at 8:00". */
export function momentWords(at: number, speaking: Speaking): string {
  const { locale, zone, now } = speaking;
  const away = dayAt(zone, at) - dayAt(zone, now);
  const near = new Map([
    [-1, pick(locale, 'yesterday', 'أمس')],
    [0, pick(locale, 'today', 'اليوم')],
    [1, pick(locale, 'tomorrow', 'غدًا')],
  ]).get(away);
  const time = timeWords(at, speaking);
  return pick(
    locale,
    `${near ?? `on ${dateWords(at, speaking)}`} at ${time}`,
    `${near ?? `يوم ${dateWords(at, speaking)}`} الساعة ${time}`,
  );
}

/** The same after "until", "since" or "from". */
export const bareMoment = (at: number, speaking: Speaking): string =>
  momentWords(at, speaking).replace(/^on /, '');

/** "today", "yesterday", "on Tuesday 10 November". */
export function dayWords(day: number, speaking: Speaking): string {
  const { locale, zone, now } = speaking;
  const away = day - dayAt(zone, now);
  if (away === 0) return pick(locale, 'today', 'اليوم');
  if (away === -1) return pick(locale, 'yesterday', 'أمس');
  if (away === 1) return pick(locale, 'tomorrow', 'غدًا');
  const date = dateWords(day * DAY_MS, { ...speaking, zone: 'UTC' });
  return pick(locale, `on ${date}`, `يوم ${date}`);
}

export const weekdayWords = (at: number, locale: Locale): string =>
  datesIn(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);

/** "22:00" for a minute of the day. */
export const clockWords = (minute: number, locale: Locale): string =>
  timeWords(minute * MINUTE_MS, { locale, zone: 'UTC', to: 'follower', now: 0 });

export const listWords = (parts: readonly string[], locale: Locale): string =>
  once(`list ${locale}`, () => new Intl.ListFormat(intl(locale))).format(parts);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;

/** Rules are the expert's; a follower is told without them. */
export const reason = (
  { to }: Speaking,
  words: string,
  as: Reason['as'] = 'note',
  rule: string | null = null,
): Reason => ({ words, as, rule: to === 'expert' ? rule : null });
