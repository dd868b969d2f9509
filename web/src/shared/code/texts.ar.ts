import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  code: 'الرمز المكوّن من 6 أرقام',
  help: 'من تطبيق المصادقة. يتغيّر كل 30 ثانية.',
  recoveryCode: 'رمز الاسترداد',
  recoveryHelp: 'أحد الرموز التي حفظتها عند التفعيل. يعمل كل رمز مرة واحدة.',
} satisfies Translation<typeof texts>;
