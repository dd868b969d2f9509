import { defineTexts, plural } from '../../i18n/define-texts.ts';

/** Before following: what is asked, and what one agrees to. */
export const joinTexts = defineTexts({
  title: { en: 'Follow {program}', ar: 'تابع {program}' },
  weeks: plural({
    en: { one: '{n} week', other: '{n} weeks' },
    ar: {
      zero: 'أقل من أسبوع',
      one: 'أسبوع واحد',
      two: 'أسبوعان',
      few: '{n} أسابيع',
      many: '{n} أسبوعًا',
      other: '{n} أسبوع',
    },
  }),
  minutesADay: plural({
    en: { one: '{n} minute a day', other: '{n} minutes a day' },
    ar: {
      zero: 'أقل من دقيقة يوميًا',
      one: 'دقيقة واحدة يوميًا',
      two: 'دقيقتان يوميًا',
      few: '{n} دقائق يوميًا',
      many: '{n} دقيقة يوميًا',
      other: '{n} دقيقة يوميًا',
    },
  }),
  free: { en: 'Free', ar: 'مجاني' },
  about: { en: 'Is it meant for you?', ar: 'هل هو مناسب لك؟' },
  aboutHelp: {
    en: 'The program was made with certain people in mind. What you say here is checked before you start, and only its team sees it.',
    ar: 'صُمم البرنامج لأشخاص معيّنين. نتحقق مما تقوله هنا قبل أن تبدأ، ولا يراه إلا فريق البرنامج.',
  },
  madeFor: { en: 'It looks at this:', ar: 'ينظر إلى ما يلي:' },
  age: { en: 'Your age', ar: 'عمرك' },
  years: { en: 'years', ar: 'سنة' },
  sex: { en: 'Your sex', ar: 'جنسك' },
  female: { en: 'Female', ar: 'أنثى' },
  male: { en: 'Male', ar: 'ذكر' },
  other: { en: 'Other', ar: 'آخر' },
  signs: { en: 'Does any of this apply to you?', ar: 'هل ينطبق عليك أي مما يلي؟' },
  signsHelp: { en: 'Leave empty what does not.', ar: 'اترك ما لا ينطبق فارغًا.' },
  when: { en: 'When do you want to start?', ar: 'متى تريد أن تبدأ؟' },
  today: { en: 'Today', ar: 'اليوم' },
  later: { en: 'On another day', ar: 'في يوم آخر' },
  startOn: { en: 'First day', ar: 'اليوم الأول' },
  startHelp: { en: 'At most 60 days from now.', ar: 'خلال 60 يومًا على الأكثر.' },
  comfort: { en: 'As it suits you', ar: 'كما يناسبك' },
  consentTitle: { en: 'What you agree to', ar: 'ما الذي توافق عليه' },
  consentCollects: {
    en: 'To guide you, the program keeps what you do and answer:',
    ar: 'ليرشدك البرنامج، يحفظ ما تنجزه وما تجيب به:',
  },
  consentOnlyDone: { en: 'which steps you have done, and when', ar: 'أي الخطوات أنجزت ومتى' },
  consentWho: {
    en: '{creator} and the team of this program see it, to look after you. Nobody else does.',
    ar: 'يراه {creator} وفريق هذا البرنامج ليعتنوا بك. ولا يراه أحد غيرهم.',
  },
  consentLeave: {
    en: 'You can pause or leave at any time, without giving a reason.',
    ar: 'يمكنك التوقف أو المغادرة في أي وقت دون ذكر سبب.',
  },
  consentNoDoctor: {
    en: 'It does not take the place of a doctor. In an emergency call your local emergency number.',
    ar: 'لا يغني عن الطبيب. في حالة الطوارئ اتصل برقم الطوارئ في بلدك.',
  },
  consent: { en: 'I agree, and I want to start', ar: 'أوافق وأريد أن أبدأ' },
  needConsent: {
    en: 'Please agree before you start.',
    ar: 'من فضلك وافق قبل أن تبدأ.',
  },
  needAge: { en: 'Please tell us your age.', ar: 'أخبرنا بعمرك من فضلك.' },
  needSex: { en: 'Please choose one.', ar: 'اختر واحدًا من فضلك.' },
  needDate: { en: 'Please choose a day.', ar: 'اختر يومًا من فضلك.' },
  start: { en: 'Start following', ar: 'ابدأ المتابعة' },
  startLater: { en: 'Join now, start then', ar: 'انضم الآن وابدأ حينها' },
  closed: { en: 'This program takes nobody new', ar: 'هذا البرنامج لا يستقبل أحدًا جديدًا' },
  closedHelp: {
    en: 'Those who follow it go on. There are other programs you may like.',
    ar: 'من يتابعونه يستمرون. هناك برامج أخرى قد تعجبك.',
  },
  begun: { en: 'You follow this program now.', ar: 'أنت تتابع هذا البرنامج الآن.' },
  backToProgram: { en: 'About the program', ar: 'عن البرنامج' },
});
