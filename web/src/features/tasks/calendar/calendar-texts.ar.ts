import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { calendarTexts } from './calendar-texts.ts';

export default {
  calendar: 'تقويم المهام',
  span: 'العرض',
  month: 'شهر',
  week: 'أسبوع',
  before: 'السابق',
  after: 'التالي',
  today: 'اليوم',
  nothing: 'لا شيء في هذا اليوم.',
  done: 'أُنجزت',
  open: 'مفتوحة',
  missed: 'فاتت أو تم تخطّيها',
  planned: 'مقررة',
  doneN: plural({
    zero: 'لم يُنجز شيء',
    one: 'أُنجزت واحدة',
    two: 'أُنجزت اثنتان',
    few: 'أُنجزت {n}',
    many: 'أُنجزت {n}',
    other: 'أُنجزت {n}',
  }),
  openN: plural({
    zero: 'لا مهام مفتوحة',
    one: 'واحدة مفتوحة',
    two: 'اثنتان مفتوحتان',
    few: '{n} مفتوحة',
    many: '{n} مفتوحة',
    other: '{n} مفتوحة',
  }),
  missedN: plural({
    zero: 'لم يفت شيء',
    one: 'فاتت واحدة',
    two: 'فاتت اثنتان',
    few: 'فاتت {n}',
    many: 'فاتت {n}',
    other: 'فاتت {n}',
  }),
  plannedN: plural({
    zero: 'لا شيء مقررًا',
    one: 'واحدة مقررة',
    two: 'اثنتان مقررتان',
    few: '{n} مقررة',
    many: '{n} مقررة',
    other: '{n} مقررة',
  }),
} satisfies Translation<typeof calendarTexts>;
