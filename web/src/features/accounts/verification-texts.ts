import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  sentTitle: { en: 'Look into your inbox', ar: 'تفقّد بريدك' },
  sentLead: {
    en: 'We sent a message to <email>{email}</email>. Open the link in it to confirm that the address is yours. If you have an account already, the message says so.',
    ar: 'أرسلنا رسالة إلى <email>{email}</email>. افتح الرابط الذي فيها لتأكيد أن العنوان لك. وإن كان لك حساب من قبل، ذكرت لك الرسالة ذلك.',
  },
  sentHelp: {
    en: 'The link works once, within a day. Nothing there? It may take a minute, and sometimes it lands among the unwanted mail.',
    ar: 'يعمل الرابط مرة واحدة خلال يوم. لم تصل؟ قد تستغرق دقيقة، وقد تجدها أحيانًا في البريد غير المرغوب فيه.',
  },
  confirmTitle: { en: 'Confirm your e-mail', ar: 'تأكيد بريدك الإلكتروني' },
  confirmLead: {
    en: 'This confirms your address and signs you in to {brand}.',
    ar: 'بهذا يتأكد عنوانك وتدخل إلى {brand}.',
  },
  confirm: { en: 'Confirm my e-mail and sign in', ar: 'تأكيد بريدي وتسجيل الدخول' },
  confirming: { en: 'Confirming…', ar: 'جارٍ التأكيد…' },
  otherDevice: {
    en: 'This account was made on another device or browser. Please choose a password: it replaces any other, and all other devices are signed out.',
    ar: 'أُنشئ هذا الحساب على جهاز أو متصفح آخر. اختر كلمة مرور: ستحل محل أي كلمة سابقة، وسيُسجَّل الخروج من كل الأجهزة الأخرى.',
  },
  setPassword: { en: 'Set password and sign in', ar: 'احفظ كلمة المرور وادخل' },
  resend: { en: 'Send it again', ar: 'أرسلها مرة أخرى' },
  resendNew: { en: 'Send me a new link', ar: 'أرسل لي رابطًا جديدًا' },
  resending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  resent: {
    en: 'Sent. The new message is on its way to <email>{email}</email>.',
    ar: 'أُرسلت. الرسالة الجديدة في طريقها إلى <email>{email}</email>.',
  },
  waitSeconds: plural({
    en: {
      one: 'Several messages went out just now. You can ask for another in {n} second.',
      other: 'Several messages went out just now. You can ask for another in {n} seconds.',
    },
    ar: {
      zero: 'أرسلنا عدة رسائل قبل قليل. يمكنك طلب رسالة أخرى الآن.',
      one: 'أرسلنا عدة رسائل قبل قليل. يمكنك طلب رسالة أخرى بعد ثانية واحدة.',
      two: 'أرسلنا عدة رسائل قبل قليل. يمكنك طلب رسالة أخرى بعد ثانيتين.',
      few: 'أرسلنا عدة رسائل قبل قليل. يمكنك طلب رسالة أخرى بعد {n} ثوانٍ.',
      many: 'أرسلنا عدة رسائل قبل قليل. يمكنك طلب رسالة أخرى بعد {n} ثانية.',
      other: 'أرسلنا عدة رسائل قبل قليل. يمكنك طلب رسالة أخرى بعد {n} ثانية.',
    },
  }),
  waitLonger: {
    en: 'Several messages went out already. Look for one of them, or ask for another {when}.',
    ar: 'أرسلنا عدة رسائل من قبل. ابحث عن إحداها، أو اطلب رسالة أخرى {when}.',
  },
  wrongAddress: { en: 'Change the address', ar: 'غيّر العنوان' },
  newAddress: { en: 'Send it to this address', ar: 'أرسلها إلى هذا العنوان' },
  keepAddress: { en: 'Keep the address', ar: 'أبقِ العنوان' },
  failedTitle: { en: 'This link does not work any more', ar: 'لم يعد هذا الرابط يعمل' },
  failedLead: {
    en: 'It was used already, is older than a day, or was sent to an address that you have changed since. We can send a new one right away.',
    ar: 'استُخدم من قبل، أو مضى عليه أكثر من يوم، أو أُرسل إلى عنوان غيّرته بعد ذلك. يمكننا إرسال رابط جديد حالًا.',
  },
  alreadyLead: {
    en: 'That does no harm: your address is confirmed and you are signed in.',
    ar: 'لا بأس: عنوانك مؤكَّد وأنت مسجّل الدخول.',
  },
  spentLead: {
    en: 'It was used already or is older than a day. If you have confirmed your address, simply sign in. If not, register again with the same address: a new link comes at once.',
    ar: 'استُخدم من قبل أو مضى عليه أكثر من يوم. إن كنت قد أكّدت عنوانك فسجّل الدخول مباشرة، وإلا فسجّل من جديد بالعنوان نفسه ليصلك رابط جديد حالًا.',
  },
  incompleteTitle: { en: 'This link is not complete', ar: 'هذا الرابط غير مكتمل' },
  incompleteLead: {
    en: 'A part of it was lost on the way. Open it from the message once more, or copy it whole into the address bar.',
    ar: 'ضاع جزء منه في الطريق. افتحه من الرسالة مرة أخرى، أو انسخه كاملًا في شريط العنوان.',
  },
  signIn: { en: 'Sign in', ar: 'سجّل الدخول' },
  doneTitle: { en: 'Your e-mail is confirmed', ar: 'تم تأكيد بريدك' },
  doneLead: {
    en: 'Welcome to {brand}, {name}. You are signed in.',
    ar: 'أهلًا بك في {brand} يا {name}. أنت الآن مسجّل الدخول.',
  },
  notYetTitle: { en: 'Your e-mail is not confirmed yet', ar: 'لم يتأكد بريدك بعد' },
  notYetLead: {
    en: 'To finish, open the link we sent to <email>{email}</email>.',
    ar: 'افتح الرابط الذي أرسلناه إلى <email>{email}</email> ليكتمل التأكيد.',
  },
  toSent: { en: 'See how to confirm it', ar: 'اطّلع على طريقة التأكيد' },
  toWanted: { en: 'Go on to the page you wanted', ar: 'تابع إلى الصفحة التي أردتها' },
  toHome: { en: 'Go to my home page', ar: 'انتقل إلى صفحتي الرئيسية' },
});
