/** The public holidays of a country and year, by rules that come with the program. [S14] */
import { WEEKDAYS, weekdayOf } from '../../calendar.ts';
import type { ContentLanguage } from '../../content-language.ts';
import type { Weekday } from '../../protocol.ts';
import { COUNTRIES } from './countries.ts';
import {
  dateOfDay,
  dayInTable,
  dayOfDate,
  easter,
  easternEaster,
  islamicDay,
  islamicYearsIn,
  japaneseEquinox,
} from './dates.ts';
import { ARABIC, OBSERVED_IN_ARABIC } from './names.ar.ts';
import { ENGLISH, type HolidayName, OBSERVED } from './names.ts';

export interface Holiday {
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
  /** [S15] Reckoned ahead from the moon: the country may decide on a day before or after. */
  isEstimated: boolean;
}

/** One of a date, with how a weekend is made up for. */
type Found = { day: number; key: HolidayName; isEstimated: boolean; weekend: string };
type Line = { rule: string; key: HolidayName };

/** Codes of ISO 3166, in order. */
export const HOLIDAY_COUNTRIES: readonly string[] = Object.keys(COUNTRIES).sort();

/** In order, one a date; none for a country that is not in the list. */
export function holidaysOf(country: string, year: number, language: ContentLanguage = 'en'): Holiday[] {
  const names = language === 'ar' ? ARABIC : ENGLISH;
  const observed = language === 'ar' ? OBSERVED_IN_ARABIC : OBSERVED;
  // What falls on the first or last of a year may be kept in the year beside it.
  const found = [year - 1, year, year + 1].flatMap((one) => foundIn(country, one));
  const days = new Map<number, { texts: string[]; isEstimated: boolean }>();
  const add = (day: number, text: string, isEstimated: boolean): void => {
    const there = days.get(day);
    if (!there) days.set(day, { texts: [text], isEstimated });
    else if (!there.texts.includes(text)) there.texts.push(text);
  };
  for (const { day, key, isEstimated } of found) add(day, names[key], isEstimated);
  for (const { day, key, weekend } of found.toSorted((a, b) => a.day - b.day)) {
    const instead = madeUpOn(day, weekend, (one) => days.has(one));
    if (instead !== null) add(instead, `${names[key]} (${observed})`, false);
  }
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, { texts, isEstimated }]) => ({ date: dateOfDay(day), name: texts.join(' · '), isEstimated }))
    .filter(({ date }) => date.startsWith(`${String(year).padStart(4, '0')}-`));
}

function madeUpOn(day: number, weekend: string, isTaken: (day: number) => boolean): number | null {
  const weekday = weekdayOf(day);
  const counts = weekend === 'sun' ? weekday === 6 : weekend !== '' && weekday >= 5;
  if (!counts) return null;
  if (weekend === 'us') return weekday === 5 ? day - 1 : day + 1;
  let next = day + 1;
  while ((weekend === 'mon' && weekdayOf(next) >= 5) || isTaken(next)) next++;
  return next;
}

const PARTS = /^([^~@?/]+)(?:\/([\w-]+))?(?:\?(\w{3}))?(?:~(\w+))?(?:@(\d+))?$/;

/** How many days later somewhere keeps what falls on Monday, Tuesday and so on. */
const MOVED: Readonly<Record<string, readonly number[]>> = {
  ar: [0, -1, -2, 4, 3, 0, 0],
  cl: [0, -1, -2, -3, 3, 0, 0],
  'cl-fri': [0, -4, 2, 0, 0, 0, 0],
};

function foundIn(country: string, year: number): Found[] {
  return (Object.hasOwn(COUNTRIES, country) ? (COUNTRIES[country] ?? '') : '')
    .split('; ')
    .filter((text) => text !== '')
    .map((text): Line => {
      const [rule = '', key = ''] = text.split(' ');
      return { rule, key: key as HolidayName };
    })
    .flatMap(({ rule, key }) => {
      const [, when = '', moved = '', only = '', weekend = '', since = '0'] = PARTS.exec(rule) ?? [];
      const isEstimated = when.startsWith('H');
      if (year < Number(since)) return [];
      return daysBy(when, year)
        .filter((day) => only === '' || WEEKDAYS[weekdayOf(day)] === only)
        .map((day) => ({ day: day + (MOVED[moved]?.[weekdayOf(day)] ?? 0), key, isEstimated, weekend }));
    });
}

/** What `countries.ts` says, as days of a year. */
function daysBy(when: string, year: number): number[] {
  const [, kind = '', offset = ''] = /^([EO])([+-]\d+)$/.exec(when) ?? [];
  if (kind) return [(kind === 'E' ? easter(year) : easternEaster(year)) + Number(offset)];
  const [, equinox, days = ''] = /^([VA])J([+-]\d+)$/.exec(when) ?? [];
  if (equinox) return [japaneseEquinox(equinox === 'V' ? 'spring' : 'autumn', year) + Number(days)];
  const [, table, later = '0', length = '1'] = /^#([a-z-]+?)([+-]\d+)?(?:\*(\d))?$/.exec(when) ?? [];
  if (table) return inARow(dayInTable(table, year), Number(later), Number(length));
  const numbers = when.match(/\d\d/g)?.map(Number) ?? [];
  const [first = 1, second = 1] = numbers;
  if (when.startsWith('H')) return islamicDays(year, first, second, Number(when.split('*')[1] ?? 1));
  const nth = /^(?:(fri)\|)?(\w{3})([1-4L])-/.exec(when);
  if (nth) return [nthOf(year, first, nth[2] as Weekday, nth[3] ?? '1', nth[1] === 'fri')];
  const day = dayOfDate(year, first, second);
  const near = /^(\w{3})([<>])/.exec(when);
  if (near)
    return [near[2] === '>' ? onOrAfter(day, near[1] as Weekday) : onOrAfter(day - 6, near[1] as Weekday)];
  return [when.endsWith('^') && weekdayOf(day) === 6 ? day - 1 : day];
}

function nthOf(year: number, month: number, weekday: Weekday, nth: string, orFriday: boolean): number {
  const first = dayOfDate(year, month, 1);
  if (orFriday && weekdayOf(first) === 4) return first;
  if (nth !== 'L') return onOrAfter(first, weekday) + (Number(nth) - 1) * 7;
  const next = month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1);
  return onOrAfter(next - 7, weekday);
}

const inARow = (first: number | undefined, later: number, length: number): number[] =>
  first === undefined ? [] : Array.from({ length }, (_, index) => first + later + index);

const onOrAfter = (day: number, weekday: Weekday): number =>
  day + ((WEEKDAYS.indexOf(weekday) - weekdayOf(day) + 7) % 7);

/** An Islamic date may come twice in a year, or not at all. */
function islamicDays(year: number, month: number, date: number, length: number): number[] {
  const [from, to] = [dayOfDate(year, 1, 1), dayOfDate(year + 1, 1, 1)];
  return islamicYearsIn(year)
    .map((islamic) => islamicDay(islamic, month, date))
    .flatMap((first) => Array.from({ length }, (_, index) => first + index))
    .filter((day) => day >= from && day < to);
}
