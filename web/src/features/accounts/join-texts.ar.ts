import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './join-texts.ts';

export default {
  title: 'كيف تودّ الانضمام؟',
  lead: 'اختر ما يناسبك. بعدها نطلب اسمك وبريدك الإلكتروني وكلمة مرور.',
  description: 'الانضمام إلى {brand} بصفة متابع أو مريض أو خبير.',
  user: 'بصفة متابع',
  userHelp: 'متابعة برامج أعدّها خبراء، خطوة بخطوة، مع إمكانية السؤال في أي وقت.',
  patient: 'بصفة مريض',
  patientHelp: 'متابعة البرنامج المعدّ لك، وإبقاء خبيرك على اطّلاع بين الزيارات.',
  expert: 'بصفة خبير',
  expertHelp: 'تحويل معرفتك إلى برامج يتابعها الناس، والإجابة عن أسئلة في مجالك.',
  haveAccount: 'لديك حساب بالفعل؟',
  signIn: 'تسجيل الدخول',
} satisfies Translation<typeof texts>;
