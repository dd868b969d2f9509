import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { stepTexts } from './step-texts.ts';

export default {
  started: 'بدأت هذه الخطوة {when}.',
  choosing: 'اكتملت. يستمر البرنامج حين يتحقق شرط إحدى الخطوات التالية.',
  holding: 'تنتظر المرة الأخيرة من وحداتها المتكررة.',
  endsWhenCompleted: 'الخطوة {name} تنتهي حين تُنجز.',
  noDeadline: 'الخطوة {name} بلا موعد نهائي، وتبقى مفتوحة حتى إنجازها. آخر نشاط: {when}.',
  ends: 'تنتهي {when}.',
  nextDay: 'يبدأ اليوم {day} من {days} {when}.',
  until: 'يمكن إنجازها حتى {until}.',
} satisfies Translation<typeof stepTexts>;
