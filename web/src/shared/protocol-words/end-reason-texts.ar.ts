import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { endReasonTexts } from './end-reason-texts.ts';

export default {
  done: 'أُنجزت',
  late: 'أُنجزت متأخرة',
  declined: 'رُفضت',
  expired: 'انقضى وقتها',
  cancelled: 'أُلغيت',
  passed: 'مؤهل',
  'not-passed': 'غير مؤهل',
  sent: 'أُرسلت',
  missed: 'فات وقت إرسالها',
  'time-came': 'انتهى الانتظار',
  'event-came': 'حدث ما كانت تنتظره',
  'goal-reached': 'أُنجزت أيام كافية',
  'goal-missed': 'أُنجزت أيام أقل من المطلوب',
  'out-of-target': 'القراءة خارج الهدف',
  model: 'اختار النموذج',
  expert: 'قرر خبير',
  fallback: 'اختارت القاعدة الاحتياطية',
} satisfies Translation<typeof endReasonTexts>;
