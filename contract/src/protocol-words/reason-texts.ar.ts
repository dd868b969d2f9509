import type { Translation } from '../language/define-texts.ts';
import type { reasonTexts } from './reason-texts.ts';

export default {
  done: 'الإنجاز',
  late: 'الإنجاز المتأخر',
  declined: 'الاعتذار',
  expired: 'انتهاء الوقت قبل الإنجاز',
  cancelled: 'الإلغاء',
  'no-show': 'عدم الحضور',
  passed: 'استيفاء المعايير',
  'not-passed': 'عدم استيفاء المعايير',
  sent: 'الإرسال',
  missed: 'الفوات',
  'time-came': 'حلول الوقت',
  'event-came': 'وقوع الحدث',
  'goal-reached': 'تحقق الهدف',
  'goal-missed': 'عدم تحقق الهدف',
  'out-of-target': 'قراءة خارج الهدف',
  expert: 'قرار فريقك',
  model: 'قرار النموذج',
  fallback: 'الفرع الاحتياطي دون قرار',
} satisfies Translation<typeof reasonTexts>;
