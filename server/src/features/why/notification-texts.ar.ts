import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { notificationTexts } from './notification-texts.ts';

export default {
  digest: 'حان موعد عدة إشعارات معًا، فأُرسلت في إشعار واحد.',
  partOfProgram: 'هو جزء من برنامجك.',
  rightAway:
    'ظهر تحت الجرس فورًا، {when}. أما رسائل البريد والإشعارات فتتبع إعداداتك: مجمّعة، وخارج ساعات الهدوء ما لم يكن الأمر عاجلًا.',
  'follow-up': 'أحد متابعي برنامج تشرف عليه يحتاج إلى خبير.',
  'new-follower': 'بدأ متابع جديد برنامجًا تشرف عليه.',
  finished: 'اكتمل برنامج تتابعه أو تشرف عليه.',
  review: 'وصل تقييم لبرنامجك.',
  'review-reply': 'وصل رد على تقييمك.',
  'new-version': 'أنت تتابع هذا البرنامج، ونشر صاحبه نسخة جديدة.',
  otherNews: 'يتعلق ببرنامج تتابعه أو تشرف عليه.',
} satisfies Translation<typeof notificationTexts>;
