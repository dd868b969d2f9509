import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'How would you like to join?', ar: 'كيف تودّ الانضمام؟' },
  lead: {
    en: 'Choose what fits you best. Next, we’ll ask for your name, email and a password.',
    ar: 'يمكن اختيار ما يناسبك. بعدها نطلب اسمك وبريدك الإلكتروني وكلمة مرور.',
  },
  description: {
    en: 'Join {brand} as a follower, a patient or an expert.',
    ar: 'الانضمام إلى {brand} بصفة متابع أو مريض أو خبير.',
  },
  user: { en: 'As a follower', ar: 'بصفة متابع' },
  userHelp: {
    en: 'Follow programs made by experts, one step at a time, and ask questions along the way.',
    ar: 'اتباع برامج أعدّها خبراء، خطوة بخطوة، مع إمكانية السؤال في أي وقت.',
  },
  patient: { en: 'As a patient', ar: 'بصفة مريض' },
  patientHelp: {
    en: 'Follow the program planned for you, and keep your expert up to date between visits.',
    ar: 'اتباع البرنامج المعدّ لك، وإبقاء خبيرك على اطّلاع بين الزيارات.',
  },
  expert: { en: 'As an expert', ar: 'بصفة خبير' },
  expertHelp: {
    en: 'Turn your knowledge into programs people follow, and answer questions in your field.',
    ar: 'تحويل معرفتك إلى برامج يتبعها الناس، والإجابة عن أسئلة في مجالك.',
  },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب بالفعل؟' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
});
