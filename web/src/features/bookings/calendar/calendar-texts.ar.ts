import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { calendarTexts } from './calendar-texts.ts';

export default {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل الحجوزات. يُرجى التحقق من الاتصال.',
  again: 'المحاولة مرة أخرى',
  before: 'السابق',
  after: 'التالي',
  today: 'اليوم',
  calendar: 'الحجوزات في التقويم',
  nothing: 'لا حجوزات هنا.',
  howToMove: 'لتغيير موعد: سحبه إلى وقت آخر، أو التركيز عليه وضغط Shift مع أحد الأسهم ثم Enter.',
  movedTo: 'تغيير الموعد إلى {time}؟ المتابعة بضغط Enter، والتراجع بضغط Escape.',
  openDay: plural({
    zero: '{day}، لا حجوزات',
    one: '{day}، حجز واحد',
    two: '{day}، حجزان',
    few: '{day}، {n} حجوزات',
    many: '{day}، {n} حجزًا',
    other: '{day}، {n} حجز',
  }),
  people: plural({
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '{n} أشخاص',
    many: '{n} شخصًا',
    other: '{n} شخص',
  }),
  more: '{n} أخرى',
  rangeOf: 'من {from} إلى {until}',
} satisfies Translation<typeof calendarTexts>;
