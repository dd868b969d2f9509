/** Dates of the calendars that holidays go by, as numbers of days since 1970, in integers alone. [S14] [S15] */

/** The Gregorian calendar, counted from 1 March so that the day that leaps comes last. */
export function dayOfDate(year: number, month: number, date: number): number {
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((months * 153 + 2) / 5) + date - 1 - 719_468;
}

/** "2026-03-29" */
export function dateOfDay(day: number): string {
  const inEra = day + 719_468;
  const era = Math.floor(inEra / 146_097);
  const rest = inEra - era * 146_097;
  const years = Math.floor(
    (rest - Math.floor(rest / 1_460) + Math.floor(rest / 36_524) - Math.floor(rest / 146_096)) / 365,
  );
  const inYear = rest - (years * 365 + Math.floor(years / 4) - Math.floor(years / 100));
  const months = Math.floor((inYear * 5 + 2) / 153);
  const date = inYear - Math.floor((months * 153 + 2) / 5) + 1;
  const month = months < 10 ? months + 3 : months - 9;
  const year = era * 400 + years + (month <= 2 ? 1 : 0);
  return [String(year).padStart(4, '0'), two(month), two(date)].join('-');
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Easter Sunday of the western churches, as Gauss reckoned it and Lichtenberg mended it. */
export function easter(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const inCycle = year % 19;
  const seed = (19 * inCycle + moon) % 30;
  const limit =
    Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(inCycle / 11);
  const fullMoon = 21 + seed - limit;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const toSunday = 7 - ((fullMoon - firstSunday) % 7);
  return dayOfDate(year, 3, 1) + fullMoon + toSunday - 1;
}

/** Easter Sunday of the eastern churches: reckoned by the Julian calendar, told by the Gregorian one. */
export function easternEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const fromMarch = moon + ((2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7) + 114;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return dayOfDate(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1) + behind;
}

/** Japan's equinoxes, as its observatory reckons them ahead; from 1980 to 2099. */
export function japaneseEquinox(season: 'spring' | 'autumn', year: number): number {
  const since = year - 1980;
  const [month, at] = season === 'spring' ? [3, 20.8431] : [9, 23.2488];
  return dayOfDate(year, month, Math.floor(at + 0.242194 * since) - Math.floor(since / 4));
}

/** What no rule gives: a date a year, from 2025 on. */
const TABLES: Readonly<Record<string, string>> = {
  // The Chinese calendar.
  'spring-festival': '01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08',
  qingming: '04-04 04-05 04-05 04-04 04-04 04-05 04-05 04-04 04-04 04-05 04-05',
  'dragon-boat': '05-31 06-19 06-09 05-28 06-16 06-05 06-24 06-12 06-01 06-20 06-10',
  'mid-autumn': '10-06 09-25 09-15 10-03 09-22 09-12 10-01 09-19 09-08 09-27 09-16',
  // As the law of New Zealand names them, Fridays all.
  matariki: '06-20 07-10 06-25 07-14 07-06 06-21 07-11 07-02 06-24 07-07 06-29',
  // By the clock of Santiago.
  'southern-solstice': '06-20 06-21 06-21 06-20 06-20',
};
const FIRST_IN_TABLES = 2025;

/** The day that a table has for a year; none beyond it. */
export function dayInTable(name: string, year: number): number | undefined {
  const date = TABLES[name]?.split(' ')[year - FIRST_IN_TABLES];
  return date === undefined ? undefined : dayOfDate(year, Number(date.slice(0, 2)), Number(date.slice(3)));
}

/** The months of Umm al-Qura, the calendar of Saudi Arabia, from 1440 on: twelve bits a year, 1 for 30 days, 0 for 29. */
const MONTHS =
  '5d4ada55aaab595749764baa5b52b6a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b5' +
  '2da95b4ad5956ca6e4aea4f52b6956aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b';
const FIRST_YEAR = 1440;
/** 11 September 2018. */
const FIRST_DAY = 17_785;

/** The day of an Islamic date. Beyond the table by the rule of thirty years, which may be a day or two off. */
export function islamicDay(year: number, month: number, date: number): number {
  const years = year - FIRST_YEAR;
  if (years < 0 || years >= MONTHS.length / 3) return tabularDay(year, month, date);
  let day = FIRST_DAY;
  for (let index = 0; index < years * 12 + month - 1; index++) {
    const bits = Number.parseInt(MONTHS[Math.floor(index / 4)] ?? '0', 16);
    day += 29 + ((bits >> (3 - (index % 4))) & 1);
  }
  return day + date - 1;
}

function tabularDay(year: number, month: number, date: number): number {
  const years = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30);
  return years + Math.ceil(29.5 * (month - 1)) + date - 1 - 492_148;
}

/** The Islamic years that have days in a Gregorian one. */
export function islamicYearsIn(year: number): number[] {
  const first = Math.floor(((year - 622) * 33) / 32);
  return [first - 1, first, first + 1, first + 2];
}
