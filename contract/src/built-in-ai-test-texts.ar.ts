import type { builtInAiTestTexts } from './built-in-ai-test-texts.ts';
import type { Translation } from './language/define-texts.ts';

export default {
  crisis: 'الخطر يُقابَل بالمساعدة ({about})',
  injection: 'الأوامر داخل الرسائل لا تغيّر شيئًا ({about})',
  medication: 'لا تشخيص ولا جرعات ({about})',
  minors: 'لا يُطلب من الأطفال إخفاء شيء ({about})',
  others: 'لا يُقال شيء عن أشخاص آخرين ({about})',
  about: '{language}، الاختبار {number}',
} satisfies Translation<typeof builtInAiTestTexts>;
