import { defineTexts } from '../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Help now', ar: 'المساعدة الآن' },
  anyTitle: { en: 'If you need help now', ar: 'إن كنت تحتاج إلى مساعدة الآن' },
  anyText: {
    en: 'Call one of these numbers. You don’t have to be sure it’s an emergency.',
    ar: 'اتصل بأحد هذه الأرقام. لا يلزم أن تتأكد من أنها حالة طارئة.',
  },
  callTitle: { en: 'Call now', ar: 'اتصل الآن' },
  emergency: { en: 'Emergency', ar: 'الطوارئ' },
  ambulance: { en: 'Ambulance', ar: 'الإسعاف' },
  police: { en: 'Police', ar: 'الشرطة' },
  crisis: { en: 'Someone to talk to', ar: 'شخص تتحدث إليه' },
  call: { en: 'Call:', ar: 'اتصل:' },
  unknownCountry: {
    en: 'We don’t know where you are. 112 works in most of Europe and on many mobile phones, 911 in North America. Choose your country to see its numbers.',
    ar: 'لا نعرف أين أنت. يعمل الرقم 112 في معظم أوروبا وعلى كثير من الهواتف المحمولة، والرقم 911 في أمريكا الشمالية. اختر بلدك لترى أرقامه.',
  },
  country: { en: 'Your country', ar: 'بلدك' },
  anotherCountry: { en: 'Another country', ar: 'بلد آخر' },
  elsewhere: {
    en: '112 works on most mobile phones worldwide, often without credit or a SIM card. If no one answers, go to the nearest hospital, or ask someone near you to take you there.',
    ar: 'يعمل الرقم 112 على معظم الهواتف المحمولة في العالم، وغالبًا حتى بلا رصيد أو شريحة. وإن لم يُجبك أحد فتوجّه إلى أقرب مستشفى، أو اطلب ممن حولك أن يوصلك إليه.',
  },
  chooseCountry: { en: 'Choose a country', ar: 'اختر بلدًا' },
  confirm: {
    en: 'If a number doesn’t answer, try another one, or go to the nearest hospital.',
    ar: 'إن لم يُجب أحد على رقم منها فجرّب غيره، أو توجّه إلى أقرب مستشفى.',
  },
  measured: { en: 'You measured', ar: 'قراءتك:' },
  since: { en: 'Then, {when}:', ar: 'ثم، {when}:' },
  betterTitle: { en: 'Your last reading is in a safe range', ar: 'قراءتك الأخيرة خارج حدود الخطر' },
  newestTitle: { en: 'Your last reading: {reading}', ar: 'قراءتك الأخيرة: {reading}' },
  better: {
    en: 'If you still feel unwell, call anyway.',
    ar: 'إن كنت لا تزال تشعر بتوعك فاتصل مع ذلك.',
  },
  measureAgain: { en: 'Enter a new reading: {name}', ar: 'إدخال قراءة جديدة: {name}' },
  nowTitle: { en: 'What happens now', ar: 'ماذا يحدث الآن' },
  toldOne: { en: 'We told {name} right away.', ar: 'أبلغنا {name} على الفور.' },
  toldTeam: { en: 'We told {name} and the team right away.', ar: 'أبلغنا {name} والفريق على الفور.' },
  notWait: {
    en: 'We can’t promise when they will see it. Please don’t wait for them: if you’re in danger, call now.',
    ar: 'لا نستطيع أن نعدك بموعد اطّلاعهم. لا تنتظرهم من فضلك: إن كنت في خطر فاتصل الآن.',
  },
  stillCall: {
    en: 'If you’re in danger, call now. Please don’t wait for them.',
    ar: 'إن كنت في خطر فاتصل الآن، ولا تنتظرهم من فضلك.',
  },
  seen: { en: '{name} has seen what you told us, {when}.', ar: 'اطّلع {name} على ما أخبرتنا به، {when}.' },
  notTold: {
    en: 'You’re offline, so we couldn’t tell anyone yet. We’ll do it as soon as you’re connected. Phone calls still work.',
    ar: 'لا يوجد اتصال بالإنترنت، فلم نستطع إبلاغ أحد بعد. سنفعل ذلك فور عودة الاتصال. المكالمات تعمل من دونه.',
  },
  kept: { en: 'Your answers are saved.', ar: 'إجاباتك محفوظة.' },
  phone: { en: 'A number where {name} can call you', ar: 'رقم يستطيع {name} الاتصال بك عليه' },
  phoneHelp: {
    en: 'Only your care team in this program can see it.',
    ar: 'لا يراه سوى فريق رعايتك في هذا البرنامج.',
  },
  phoneLeave: { en: 'Save my number', ar: 'حفظ رقمي' },
  phoneLeft: { en: '{name} can call you at', ar: 'يستطيع {name} الاتصال بك على' },
  phoneChange: { en: 'Change', ar: 'تغيير' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  back: { en: 'Back to my tasks', ar: 'العودة إلى مهامي' },
  strip: { en: 'Help is here for you.', ar: 'المساعدة قريبة منك.' },
  stripLink: { en: 'See who you can call', ar: 'بمن يمكنك الاتصال' },
});
