import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { effortTexts } from './effort-texts.ts';

export default {
  asSimulated:
    'هذان الرقمان من <simulator>المحاكاة</simulator>: يُكمل {n} من {all} من المتابعين الافتراضيين، ونصفهم خلال هذه المدة. ويمكن تغييرهما.',
  simulated:
    'تقترح <simulator>المحاكاة</simulator> {minutes}، {weeks}: يُكمل {n} من {all} من المتابعين الافتراضيين، نصفهم خلال هذه المدة، و9 من كل 10 خلال {most}.',
  leftOut:
    'الدقائق لمن ينجز كل مهامه، في يوم متوسط. ولا يُحسب ما يُفعل خارج التطبيق، كالمشي، ما لم تُحدد له دقائق.',
  take: 'اعتماد رقمي المحاكاة',
} satisfies Translation<typeof effortTexts>;
