import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'How would you like to join?', ar: 'كيف تودّ أن تنضم؟' },
  lead: {
    en: 'Choose what fits you best. The next page asks for a name, an e-mail address and a password.',
    ar: 'اختر ما يناسبك. تطلب الصفحة التالية اسمًا وبريدًا إلكترونيًا وكلمة مرور.',
  },
  description: {
    en: 'Join {brand} as a follower, a patient or an expert.',
    ar: 'انضم إلى {brand} متابعًا أو مريضًا أو خبيرًا.',
  },
  user: { en: 'As a follower', ar: 'أنضم متابعًا' },
  userHelp: {
    en: 'Follow programs made by experts, one step at a time, and ask questions on the way.',
    ar: 'تتبع برامج أعدّها خبراء خطوةً خطوة، وتسأل عمّا يخطر لك في الطريق.',
  },
  patient: { en: 'As a patient', ar: 'أنضم مريضًا' },
  patientHelp: {
    en: 'Follow what was planned for you, and keep your expert informed between visits.',
    ar: 'تتبع ما خُطّط لك، وتُبقي خبيرك على اطّلاع بين زيارة وأخرى.',
  },
  expert: { en: 'As an expert', ar: 'أنضم خبيرًا' },
  expertHelp: {
    en: 'Turn what you know into programs that people follow, and answer questions in your field.',
    ar: 'تحوّل معرفتك إلى برامج يتبعها الناس، وتجيب عن الأسئلة في مجالك.',
  },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب بالفعل؟' },
  signIn: { en: 'Sign in', ar: 'سجّل الدخول' },
});
