import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { newsTexts } from './news-texts.ts';

export default {
  urgent: 'عاجل: شخص في برنامج «{program}» يحتاج إليك الآن',
  message: 'رسالة جديدة من {person}',
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
  unattended: 'غادر الخبير صاحب برنامج «{program}»',
  'help-seen': 'تمت قراءة رسالتك ({person})',
  'emergency-access': 'فُتح جزء من بياناتك الصحية. يمكن معرفة من اطّلع ولماذا',
  'credential-checked': 'تم التحقق من مؤهلك «{title}» وأصبح ظاهرًا',
  'guardian-agreed': 'وافق ولي أمرك. يمكن أن يبدأ برنامج «{program}»',
  'guardian-refused': 'لم يوافق ولي أمرك على برنامج «{program}»',
  'guardian-revoked': 'سحب ولي أمرك موافقته، وانتهى برنامج «{program}»',
  'credential-refused': 'لم يُقبل مؤهلك «{title}». يمكن قراءة السبب',
  'two-factor-removal': 'طلب أحدهم إيقاف التحقق بخطوتين في حسابك',
  'recovery-codes-low': 'أوشكت رموز الاسترداد على النفاد',
} satisfies Translation<typeof newsTexts>;
