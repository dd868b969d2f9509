import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { sitesTexts } from './sites-texts.ts';

export default {
  title: 'كل المواقع',
  lead: 'كل مواقع هذه المنصة، من الأحدث إلى الأقدم. تظهر هنا أرقام فقط، ولا شيء عن الأشخاص فيها.',
  site: 'الموقع',
  noHost: 'لا عنوان بعد',
  people: 'الأشخاص',
  joined: plural({
    zero: 'لا أحد جديد خلال 30 يومًا',
    one: 'شخص جديد واحد خلال 30 يومًا',
    two: 'شخصان جديدان خلال 30 يومًا',
    few: '{n} أشخاص جدد خلال 30 يومًا',
    many: '{n} شخصًا جديدًا خلال 30 يومًا',
    other: '{n} شخص جديد خلال 30 يومًا',
  }),
  running: 'البرامج المتابَعة',
  created: 'تاريخ الإنشاء',
  lastSeen: 'آخر زيارة',
  never: 'لا أحد بعد',
  more: 'عرض المزيد',
} satisfies Translation<typeof sitesTexts>;
