import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const calendarTexts = defineTexts({
  calendar: { en: 'Task calendar', ar: 'تقويم المهام' },
  span: { en: 'View', ar: 'العرض' },
  month: { en: 'Month', ar: 'شهر' },
  week: { en: 'Week', ar: 'أسبوع' },
  before: { en: 'Previous', ar: 'السابق' },
  after: { en: 'Next', ar: 'التالي' },
  today: { en: 'Today', ar: 'اليوم' },
  nothing: { en: 'Nothing on this day.', ar: 'لا شيء في هذا اليوم.' },
  done: { en: 'Done', ar: 'أُنجزت' },
  open: { en: 'Open', ar: 'متاحة' },
  missed: { en: 'Missed or skipped', ar: 'فاتت أو تم تخطّيها' },
  planned: { en: 'Planned', ar: 'مقررة' },
  doneN: plural({
    en: { one: '{n} done', other: '{n} done' },
    ar: {
      zero: 'لم يُنجز شيء',
      one: 'أُنجزت واحدة',
      two: 'أُنجزت اثنتان',
      few: 'أُنجزت {n}',
      many: 'أُنجزت {n}',
      other: 'أُنجزت {n}',
    },
  }),
  openN: plural({
    en: { one: '{n} open', other: '{n} open' },
    ar: {
      zero: 'لا مهام متاحة',
      one: 'واحدة متاحة',
      two: 'اثنتان متاحتان',
      few: '{n} متاحة',
      many: '{n} متاحة',
      other: '{n} متاحة',
    },
  }),
  missedN: plural({
    en: { one: '{n} missed', other: '{n} missed' },
    ar: {
      zero: 'لم يفت شيء',
      one: 'فاتت واحدة',
      two: 'فاتت اثنتان',
      few: 'فاتت {n}',
      many: 'فاتت {n}',
      other: 'فاتت {n}',
    },
  }),
  plannedN: plural({
    en: { one: '{n} planned', other: '{n} planned' },
    ar: {
      zero: 'لا شيء مقررًا',
      one: 'واحدة مقررة',
      two: 'اثنتان مقررتان',
      few: '{n} مقررة',
      many: '{n} مقررة',
      other: '{n} مقررة',
    },
  }),
});
