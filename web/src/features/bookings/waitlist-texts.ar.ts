import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { waitlistTexts } from './waitlist-texts.ts';

export default {
  title: 'قائمة الانتظار',
  help: 'عند توفر وقت نحفظه لك ساعتين ونُعلمك بذلك.',
  days: 'من {from} إلى {until}',
  next: 'دورك هو التالي',
  before: plural({
    zero: 'دورك هو التالي',
    one: 'قبلك شخص واحد',
    two: 'قبلك شخصان',
    few: 'قبلك {n} أشخاص',
    many: 'قبلك {n} شخصًا',
    other: 'قبلك {n} شخص',
  }),
  offered: 'أصبح هذا الوقت متاحًا: {time}.',
  heldUntil: 'وهو محفوظ لك حتى {time}.',
  take: 'حجز هذا الوقت',
  leave: 'مغادرة القائمة',
  left: 'غادرتَ قائمة انتظار «{name}».',
  theirTitle: 'بانتظار وقت متاح',
  theirHelp: 'عند توفر وقت يُعرض عليهم بالترتيب.',
  theirOffer: 'معروض الآن: {time}',
} satisfies Translation<typeof waitlistTexts>;
