import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { newsTexts } from './news-texts.ts';

export default {
  urgent: 'عاجل: شخص في برنامج «{program}» يحتاج إليك الآن',
  'follow-up': '{person} في انتظارك: {title} ({program})',
  'new-follower': 'متابع جديد لبرنامج «{program}»: {person}',
  finished: 'أكمل أحد متابعيك برنامج «{program}»: {person}',
  'finished-own': 'أكملت برنامج «{program}»',
  ended: 'انتهى برنامج «{program}». المزيد في صفحته',
  review: 'تقييم «{program}» من {person}: {rating} من 5',
  'review-reply': 'وصل رد على تقييمك لبرنامج «{program}»',
  'new-version': 'نسخة جديدة من برنامج «{program}»',
  'program-updated': 'تم تحديث برنامج «{program}»',
  help: 'المساعدة قريبة منك',
  'help-seen': 'تمت قراءة رسالتك ({person})',
} satisfies Translation<typeof newsTexts>;
