import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  sentTitle: { en: 'Check your email', ar: 'تفقّد بريدك' },
  sentLead: {
    en: 'We sent a link to <email>{email}</email>. Open it to confirm your address. If you already have an account, the email says so.',
    ar: 'أرسلنا رابطًا إلى <email>{email}</email>. افتحه لتأكيد عنوانك. وإن كان لديك حساب بالفعل فستجد ذلك في الرسالة.',
  },
  sentHelp: {
    en: 'The link works once, within a day. No email yet? Give it a minute, then check your spam folder.',
    ar: 'يعمل الرابط مرة واحدة خلال يوم. لم تصل الرسالة؟ انتظر دقيقة، ثم تفقّد مجلد البريد غير المرغوب فيه.',
  },
  confirmTitle: { en: 'Confirm your email', ar: 'تأكيد بريدك الإلكتروني' },
  confirmLead: {
    en: 'This confirms your address and signs you in to {brand}.',
    ar: 'يؤكّد هذا عنوانك ويسجّل دخولك إلى {brand}.',
  },
  confirm: { en: 'Confirm my email and sign in', ar: 'تأكيد بريدي وتسجيل الدخول' },
  confirming: { en: 'Confirming…', ar: 'جارٍ التأكيد…' },
  otherDevice: {
    en: 'This account was created on another device or browser. Choose a password: it replaces any earlier one and signs out all other devices.',
    ar: 'أُنشئ هذا الحساب على جهاز أو متصفح آخر. اختر كلمة مرور: ستحل محل أي كلمة سابقة، وسيُسجَّل الخروج من كل الأجهزة الأخرى.',
  },
  setPassword: { en: 'Set password and sign in', ar: 'حفظ كلمة المرور وتسجيل الدخول' },
  resend: { en: 'Send it again', ar: 'إعادة الإرسال' },
  resendNew: { en: 'Send me a new link', ar: 'إرسال رابط جديد' },
  resending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  resent: {
    en: 'Sent. Look for the new email at <email>{email}</email>.',
    ar: 'تم الإرسال. ستصل الرسالة الجديدة إلى <email>{email}</email>.',
  },
  waitSeconds: plural({
    en: {
      one: 'We just sent you several emails. You can ask for another in {n} second.',
      other: 'We just sent you several emails. You can ask for another in {n} seconds.',
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
    en: 'We’ve already sent several emails. Look for one of them, or ask for another {when}.',
    ar: 'أرسلنا عدة رسائل بالفعل. ابحث عن إحداها، أو اطلب رسالة أخرى {when}.',
  },
  wrongAddress: { en: 'Change the address', ar: 'تغيير العنوان' },
  newAddress: { en: 'Send to this address', ar: 'الإرسال إلى هذا العنوان' },
  keepAddress: { en: 'Keep the address', ar: 'إبقاء العنوان' },
  failedTitle: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط يعمل' },
  failedLead: {
    en: 'It was already used, is more than a day old, or went to an address you’ve since changed. We can send you a new one now.',
    ar: 'استُخدم من قبل، أو مضى عليه أكثر من يوم، أو أُرسل إلى عنوان غيّرته بعد ذلك. يمكننا إرسال رابط جديد الآن.',
  },
  alreadyLead: {
    en: 'That’s fine: your address is confirmed and you’re signed in.',
    ar: 'لا بأس: عنوانك مؤكَّد وتم تسجيل دخولك.',
  },
  spentLead: {
    en: 'It was already used or is more than a day old. If you’ve confirmed your address, sign in. If not, sign up again with the same address and we’ll send a new link.',
    ar: 'استُخدم من قبل أو مضى عليه أكثر من يوم. إن كان عنوانك مؤكَّدًا فسجّل الدخول، وإلا فأنشئ الحساب مجددًا بالعنوان نفسه لنرسل رابطًا جديدًا.',
  },
  incompleteTitle: { en: 'This link is incomplete', ar: 'هذا الرابط غير مكتمل' },
  incompleteLead: {
    en: 'Part of it is missing. Open it from the email again, or copy the whole link into the address bar.',
    ar: 'جزء منه مفقود. افتحه من الرسالة مجددًا، أو انسخ الرابط كاملًا في شريط العنوان.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  doneTitle: { en: 'Your email is confirmed', ar: 'تم تأكيد بريدك' },
  doneLead: {
    en: 'Welcome to {brand}, {name}. You’re signed in.',
    ar: 'أهلًا بك في {brand} يا {name}. تم تسجيل دخولك.',
  },
  notYetTitle: { en: 'Your email isn’t confirmed yet', ar: 'بريدك غير مؤكَّد بعد' },
  notYetLead: {
    en: 'To finish, open the link we sent to <email>{email}</email>.',
    ar: 'لإكمال التأكيد، افتح الرابط الذي أرسلناه إلى <email>{email}</email>.',
  },
  toSent: { en: 'How to confirm it', ar: 'طريقة التأكيد' },
  toWanted: { en: 'Continue to your page', ar: 'المتابعة إلى صفحتك' },
  toHome: { en: 'Go to my home page', ar: 'الانتقال إلى صفحتي الرئيسية' },
});
