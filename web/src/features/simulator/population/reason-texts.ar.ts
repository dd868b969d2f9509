import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { reasonTexts } from './reason-texts.ts';

export default {
  done: 'أُنجزت',
  late: 'أُنجزت متأخرة',
  declined: 'رُفضت',
  expired: 'لم تُنجز في وقتها',
  cancelled: 'أُلغيت',
  passed: 'استوفى المعايير',
  'not-passed': 'لم يستوفِ المعايير',
  sent: 'أُرسلت',
  missed: 'فاتت',
  'time-came': 'حان الوقت',
  'event-came': 'وقع الحدث',
  'goal-reached': 'تحقق الهدف',
  'goal-missed': 'لم يتحقق الهدف',
  'out-of-target': 'خارج الهدف',
  expert: 'قرار فريقك',
  model: 'قرار النموذج',
  fallback: 'دون قرار: الفرع الاحتياطي',
} satisfies Translation<typeof reasonTexts>;
