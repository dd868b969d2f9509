import type { Translation } from '../language/define-texts.ts';
import type { endingTexts } from './ending-texts.ts';

export default {
  done: '{name}: أُنجزت.',
  late: '{name}: أُنجزت بعد موعدها واحتُسبت.',
  declined: '{name}: اعتُذر عنها.',
  expired: '{name}: أُغلقت بانتهاء وقتها.',
  cancelled: '{name}: أُلغيت.',
  'no-show': '{name}: فات موعدها دون حضور.',
  passed: 'تحققت شروط {name}.',
  'not-passed': 'لم تتحقق شروط {name}.',
  sent: '{name}: أُرسلت.',
  missed: '{name}: تعذّر إرسالها في موعدها.',
  'time-came': '{name}: انتهت في موعدها المحدد.',
  'event-came': '{name}: انتهت بحدوث ما كانت تنتظره.',
  'goal-reached': '{name}: بلغت هدفها.',
  'goal-missed': '{name}: انتهت قبل بلوغ الهدف.',
  'out-of-target': '{name}: أُخذت وهي خارج النطاق المستهدف.',
  model: '{name}: قررها نموذج ذكاء اصطناعي.',
  expert: '{name}: قررها خبير.',
  fallback: '{name}: قررتها القاعدة الاحتياطية.',
} satisfies Translation<typeof endingTexts>;
