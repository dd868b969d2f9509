import { defineTexts } from '../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Help now', ar: 'المساعدة الآن' },
  anyTitle: { en: 'If you need help now', ar: 'إن كنت تحتاج إلى مساعدة الآن' },
  anyText: {
    en: 'Call one of these numbers. You do not have to be sure that it is an emergency.',
    ar: 'اتصل بأحد هذه الأرقام. لا يلزم أن تتأكد من أنها حالة طارئة.',
  },
  callTitle: { en: 'Call now', ar: 'اتصل الآن' },
  emergency: { en: 'Emergency', ar: 'الطوارئ' },
  ambulance: { en: 'Ambulance', ar: 'الإسعاف' },
  police: { en: 'Police', ar: 'الشرطة' },
  crisis: { en: 'Somebody to talk to', ar: 'شخص تتحدث إليه' },
  call: { en: 'Call:', ar: 'اتصل:' },
  unknownCountry: {
    en: 'We do not know where you are. In most of Europe and on many mobile phones 112 works, in North America 911. Choose your country to see its numbers.',
    ar: 'لا نعرف أين أنت. يعمل الرقم 112 في معظم أوروبا وعلى كثير من الهواتف المحمولة، والرقم 911 في أمريكا الشمالية. اختر بلدك لترى أرقامه.',
  },
  country: { en: 'Your country', ar: 'بلدك' },
  anotherCountry: { en: 'Another country', ar: 'بلد آخر' },
  elsewhere: {
    en: '112 works on most mobile phones in the world, often without credit or a SIM card. If nobody answers, go to the nearest hospital, or ask somebody near you to take you there.',
    ar: 'يعمل الرقم 112 على معظم الهواتف المحمولة في العالم، وغالبًا حتى بلا رصيد أو شريحة. وإن لم يُجبك أحد فتوجّه إلى أقرب مستشفى، أو اطلب ممن حولك أن يوصلك إليه.',
  },
  chooseCountry: { en: 'Choose a country', ar: 'اختر بلدًا' },
  confirm: {
    en: 'If a number does not answer, try another one, or go to the nearest hospital.',
    ar: 'إن لم يُجبك أحد على رقم منها فجرّب غيره، أو توجّه إلى أقرب مستشفى.',
  },
  measured: { en: 'You measured', ar: 'قراءتك:' },
  since: { en: 'Then, {when}:', ar: 'ثم، {when}:' },
  betterTitle: { en: 'Your last reading is in a safe range', ar: 'قراءتك الأخيرة خارج حدود الخطر' },
  newestTitle: { en: 'Your last reading: {reading}', ar: 'قراءتك الأخيرة: {reading}' },
  better: {
    en: 'If you still feel unwell, call anyway.',
    ar: 'وإن كنت لا تزال تشعر بتوعك فاتصل مع ذلك.',
  },
  measureAgain: { en: 'Enter a new reading: {name}', ar: 'أدخل قراءة جديدة: {name}' },
  nowTitle: { en: 'What happens now', ar: 'ماذا يحدث الآن' },
  toldOne: { en: 'We told {name} at once.', ar: 'أبلغنا {name} على الفور.' },
  toldTeam: { en: 'We told {name} and the team at once.', ar: 'أبلغنا {name} والفريق على الفور.' },
  notWait: {
    en: 'We cannot promise when they will read it. Please do not wait for them: if you are in danger, call.',
    ar: 'لا نستطيع أن نعدك بموعد اطّلاعهم. لا تنتظرهم من فضلك: إن كنت في خطر فاتصل.',
  },
  stillCall: {
    en: 'If you are in danger, call now. Please do not wait for them.',
    ar: 'إن كنت في خطر فاتصل من فضلك ولا تنتظرهم.',
  },
  seen: { en: '{name} has seen what you told us, {when}.', ar: 'اطّلع {name} على ما أخبرتنا به، {when}.' },
  notTold: {
    en: 'You are not connected, so we could not tell anybody yet. We will do it as soon as there is a connection. Calling works without one.',
    ar: 'لا اتصال بالإنترنت لديك، فلم نستطع إبلاغ أحد بعد. سنفعل ذلك فور عودة الاتصال. المكالمات تعمل من دونه.',
  },
  kept: { en: 'Your answers are kept.', ar: 'إجاباتك محفوظة.' },
  phone: { en: 'A number where {name} can call you', ar: 'رقم يستطيع {name} الاتصال بك عليه' },
  phoneHelp: {
    en: 'Only those who look after you in this program see it.',
    ar: 'لا يراه إلا من يعتنون بك في هذا البرنامج.',
  },
  phoneLeave: { en: 'Save my number', ar: 'احفظ رقمي' },
  phoneLeft: { en: '{name} can call you at', ar: 'يستطيع {name} الاتصال بك على' },
  phoneChange: { en: 'Change', ar: 'غيّره' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  back: { en: 'Back to my tasks', ar: 'العودة إلى مهامي' },
  strip: { en: 'Help is here for you.', ar: 'المساعدة قريبة منك.' },
  stripLink: { en: 'See whom you can call', ar: 'انظر بمن تتصل' },
});
