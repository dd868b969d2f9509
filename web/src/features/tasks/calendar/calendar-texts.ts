import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const calendarTexts = defineTexts({
  calendar: { en: 'Calendar of tasks', ar: 'تقويم المهام' },
  span: { en: 'Show', ar: 'اعرض' },
  month: { en: 'Month', ar: 'شهر' },
  week: { en: 'Week', ar: 'أسبوع' },
  before: { en: 'Earlier', ar: 'السابق' },
  after: { en: 'Later', ar: 'التالي' },
  today: { en: 'Today', ar: 'اليوم' },
  nothing: { en: 'Nothing on this day.', ar: 'لا شيء في هذا اليوم.' },
  done: { en: 'Done', ar: 'أُنجزت' },
  open: { en: 'Open', ar: 'متاحة' },
  missed: { en: 'Missed or left out', ar: 'فاتت أو تُجوزت' },
  planned: { en: 'Planned', ar: 'مخطط لها' },
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
      zero: 'لا شيء مخططًا',
      one: 'واحدة مخططة',
      two: 'اثنتان مخططتان',
      few: '{n} مخططة',
      many: '{n} مخططة',
      other: '{n} مخططة',
    },
  }),
});
