import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const fieldTexts = defineTexts({
  fullName: { en: 'Your name', ar: 'الاسم' },
  fullNameHelp: {
    en: 'The name other people here will see.',
    ar: 'الاسم الذي سيراه الآخرون هنا.',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  show: { en: 'Show', ar: 'إظهار' },
  hide: { en: 'Hide', ar: 'إخفاء' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة المرور' },
  atLeast: {
    en: 'At least 10 characters. A few words in a row are easy to remember.',
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
  staySignedInHelp: { en: 'Only on your own device.', ar: 'على جهازك الخاص فقط.' },
  joinAs: { en: 'Join as', ar: 'الانضمام بصفة' },
  user: { en: 'Follower', ar: 'متابع' },
  patient: { en: 'Patient', ar: 'مريض' },
  expert: { en: 'Expert', ar: 'خبير' },
  profession: { en: 'Your profession', ar: 'مهنتك' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  professionHelp: {
    en: 'Search for “nurse” or “coach”, for example. Leave it empty to join simply as an expert.',
    ar: 'ابحث مثلًا عن «ممرض» أو «مدرب». اتركه فارغًا للانضمام بصفة خبير فقط.',
  },
  professionUnknown: {
    en: 'Choose a profession from the list, or leave the field empty.',
    ar: 'اختر مهنة من القائمة، أو اترك الحقل فارغًا.',
  },
  professions: { en: 'Professions', ar: 'المهن' },
  showProfessions: { en: 'Show all professions', ar: 'عرض جميع المهن' },
  noProfession: {
    en: 'No profession matches. Try another word, or leave the field empty.',
    ar: 'لا توجد مهنة مطابقة. جرّب كلمة أخرى، أو اترك الحقل فارغًا.',
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
