import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { endingTexts } from './ending-texts.ts';

export default {
  stopped: 'يتوقف «{program}» هنا بالنسبة إليك',
  whomToCall: 'جهات يمكنك الاتصال بها',
  onTarget: '{value} ضمن هدفك ({target}).',
  aboveTarget: '{value} أعلى من هدفك ({target}).',
  belowTarget: '{value} أقل من هدفك ({target}).',
  correct: 'تصحيحها',
  mended: 'صُحّحت هذه القراءة لاحقًا.',
  gone: 'حُذفت هذه القراءة.',
  enterAgain: 'إدخالها من جديد',
  yourResult: 'نتيجتك',
  outOf: '{score} من {most}',
  meansBand: 'تقع ضمن «{band}» (النقاط: {span}).',
  whatRanges: 'ما تعنيه الأرقام',
  noDiagnosis: 'النتيجة صورة للحظة، وليست تشخيصًا. برنامجك يأخذها في الحسبان.',
  showAnswers: 'عرض إجاباتي',
  hideAnswers: 'إخفاء إجاباتي',
  newBadge: 'شارة جديدة',
  nextUp: 'التالي: {name}، {when}',
  nextSoon: 'التالي: {name}',
  wrongDone: 'لم تُنجز في الواقع؟',
  wrongAnswers: 'هل في الإجابات خطأ؟',
  wrongDeclined: 'أُنجزت في الواقع؟',
  wrongExpired: 'أُنجزت في الواقع؟',
  wrongHelp:
    'انتقل برنامجك إلى ما بعد هذه المهمة، فلا يمكن تغييرها هنا. يمكن إخبار فريق البرنامج بما حدث فعلًا، وستظهر لهم هذه المهمة مع رسالتك.',
  changeThere: 'يمكن تغيير الموعد أو إلغاؤه من صفحة الحجز.',
  wrongTell: 'مراسلة الفريق',
} satisfies Translation<typeof endingTexts>;
