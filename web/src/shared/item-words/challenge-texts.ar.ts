import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { challengeTexts } from './challenge-texts.ts';

export default {
  goal: 'الهدف اليومي',
  goalHelp: 'مثلًا: المشي 6000 خطوة.',
  days: 'عدد الأيام',
  goalDays: 'الأيام اللازمة للنجاح',
  goalDaysHelp: 'يُترك فارغًا لكل الأيام.',
  proof: 'الإثبات',
  none: 'بلا',
  text: 'بضع كلمات',
  number: 'رقم',
  photo: 'صورة',
  opensAt: 'يُفتح كل يوم عند',
  opensAtHelp: 'بتوقيت المتابع. ويُغلق بنهاية اليوم.',
  tooMany: 'هذا أكثر من عدد الأيام.',
} satisfies Translation<typeof challengeTexts>;
