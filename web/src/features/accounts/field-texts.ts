import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const fieldTexts = defineTexts({
  fullName: { en: 'Your name', ar: 'اسمك' },
  fullNameHelp: {
    en: 'As others here may read it.',
    ar: 'كما تودّ أن يقرأه الآخرون هنا.',
  },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  show: { en: 'Show', ar: 'إظهار' },
  hide: { en: 'Hide', ar: 'إخفاء' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة المرور' },
  atLeast: {
    en: 'At least 10 characters. A few words in a row are easy to keep.',
    ar: '10 أحرف على الأقل. بضع كلمات متتالية يسهل تذكّرها.',
  },
  moreCharacters: plural({
    en: { one: '{n} more character', other: '{n} more characters' },
    ar: {
      zero: 'يكفي هذا الطول',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت {n} أحرف',
      many: 'بقي {n} حرفًا',
      other: 'بقي {n} حرف',
    },
  }),
  longEnough: { en: 'Long enough', ar: 'طولها كافٍ' },
  staySignedIn: { en: 'Stay signed in', ar: 'إبقائي مسجّل الدخول' },
  staySignedInHelp: { en: 'Only on a device of your own.', ar: 'على جهازك الخاص فقط.' },
  joinAs: { en: 'I join as', ar: 'أنضم بصفتي' },
  user: { en: 'Follower', ar: 'متابعًا' },
  patient: { en: 'Patient', ar: 'مريضًا' },
  expert: { en: 'Expert', ar: 'خبيرًا' },
  profession: { en: 'Your profession', ar: 'مهنتك' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  professionHelp: {
    en: 'Type to search, such as “nurse” or “coach”. Leave it empty to join simply as an expert.',
    ar: 'اكتب للبحث، مثل «ممرض» أو «مدرب». اتركه فارغًا لتنضم بصفة خبير فحسب.',
  },
  professionUnknown: {
    en: 'Choose one from the list, or empty the field to join simply as an expert.',
    ar: 'اختر مهنة من القائمة، أو أفرغ الحقل لتنضم بصفة خبير فحسب.',
  },
  professions: { en: 'Professions', ar: 'المهن' },
  showProfessions: { en: 'Show all professions', ar: 'عرض جميع المهن' },
  noProfession: {
    en: 'Nothing like that in the list. Try another word, or leave the field empty.',
    ar: 'لا شيء كهذا في القائمة. جرّب كلمة أخرى، أو اترك الحقل فارغًا.',
  },
  found: plural({
    en: { one: '{n} profession', other: '{n} professions' },
    ar: {
      zero: 'لا مهن',
      one: 'مهنة واحدة',
      two: 'مهنتان',
      few: '{n} مهن',
      many: '{n} مهنة',
      other: '{n} مهنة',
    },
  }),
});
