import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

/** What each point of the checklist says: when it is there, and when it is not. */
export const checkTexts = defineTexts({
  textsOk: { en: 'Title and summary are written', ar: 'العنوان والملخص مكتوبان' },
  textsStop: {
    en: 'Write a title and a summary in at least one language',
    ar: 'اكتب عنوانًا وملخصًا بلغة واحدة على الأقل',
  },
  languageOk: { en: 'It speaks {language}', ar: 'متاح باللغة {language}' },
  languageBegun: {
    en: '{language} is begun, but has no complete title and summary: it will be left out',
    ar: 'اللغة {language} بُدئت دون عنوان وملخص كاملين، وستُترك جانبًا',
  },
  languageMissing: {
    en: 'It does not speak {language}: readers of it see another language',
    ar: 'غير متاح باللغة {language}، وسيراه قراؤها بلغة أخرى',
  },
  protocolsOk: plural({
    en: { one: '{n} protocol to go through', other: '{n} protocols to go through' },
    ar: {
      zero: 'لا بروتوكولات',
      one: 'بروتوكول واحد للمرور به',
      two: 'بروتوكولان للمرور بهما',
      few: '{n} بروتوكولات للمرور بها',
      many: '{n} بروتوكولًا للمرور بها',
      other: '{n} بروتوكول للمرور بها',
    },
  }),
  protocolsStop: { en: 'Add at least one protocol', ar: 'أضف بروتوكولًا واحدًا على الأقل' },
  problemsOk: { en: '“{name}” has no faults', ar: '«{name}» بلا أخطاء' },
  problemsStop: plural({
    en: { one: '“{name}” has {n} error', other: '“{name}” has {n} errors' },
    ar: {
      zero: '«{name}» بلا أخطاء',
      one: 'في «{name}» خطأ واحد',
      two: 'في «{name}» خطآن',
      few: 'في «{name}» {n} أخطاء',
      many: 'في «{name}» {n} خطأ',
      other: 'في «{name}» {n} خطأ',
    },
  }),
  problemsAdvice: plural({
    en: { one: '“{name}” has {n} warning', other: '“{name}” has {n} warnings' },
    ar: {
      zero: '«{name}» بلا تنبيهات',
      one: 'في «{name}» تنبيه واحد',
      two: 'في «{name}» تنبيهان',
      few: 'في «{name}» {n} تنبيهات',
      many: 'في «{name}» {n} تنبيهًا',
      other: 'في «{name}» {n} تنبيه',
    },
  }),
  safetyOk: plural({
    en: {
      one: 'The safety rule of “{name}” is proven on every way',
      other: 'All {n} safety rules of “{name}” are proven on every way',
    },
    ar: {
      zero: 'لا قواعد سلامة في «{name}»',
      one: 'قاعدة السلامة في «{name}» مثبتة على كل الطرق',
      two: 'قاعدتا السلامة في «{name}» مثبتتان على كل الطرق',
      few: 'قواعد السلامة الـ{n} في «{name}» مثبتة على كل الطرق',
      many: 'قواعد السلامة الـ{n} في «{name}» مثبتة على كل الطرق',
      other: 'قواعد السلامة الـ{n} في «{name}» مثبتة على كل الطرق',
    },
  }),
  safetyStop: plural({
    en: {
      one: '“{name}” breaks a safety rule of yours',
      other: '“{name}” breaks {n} safety rules of yours',
    },
    ar: {
      zero: 'لا قواعد مخالفة في «{name}»',
      one: '«{name}» يخالف إحدى قواعد السلامة لديك',
      two: '«{name}» يخالف قاعدتي سلامة لديك',
      few: '«{name}» يخالف {n} من قواعد السلامة لديك',
      many: '«{name}» يخالف {n} من قواعد السلامة لديك',
      other: '«{name}» يخالف {n} من قواعد السلامة لديك',
    },
  }),
  safetyAdvice: plural({
    en: {
      one: 'A safety rule of “{name}” could not be proven',
      other: '{n} safety rules of “{name}” could not be proven',
    },
    ar: {
      zero: 'كل قواعد «{name}» مثبتة',
      one: 'تعذّر إثبات إحدى قواعد السلامة في «{name}»',
      two: 'تعذّر إثبات قاعدتي سلامة في «{name}»',
      few: 'تعذّر إثبات {n} من قواعد السلامة في «{name}»',
      many: 'تعذّر إثبات {n} من قواعد السلامة في «{name}»',
      other: 'تعذّر إثبات {n} من قواعد السلامة في «{name}»',
    },
  }),
  mendSafety: { en: 'Show the way', ar: 'اعرض الطريق' },
  services: plural({
    en: {
      one: '“{name}” has a step that books a service. There is no booking here yet: followers arrange it themselves and say so',
      other:
        '“{name}” has {n} steps that book a service. There is no booking here yet: followers arrange them themselves and say so',
    },
    ar: {
      zero: '«{name}» لا يطلب حجزًا',
      one: 'في «{name}» خطوة لحجز خدمة. لا حجز هنا بعد، فيرتّبها المتابعون بأنفسهم ويخبرونك',
      two: 'في «{name}» خطوتان لحجز خدمة. لا حجز هنا بعد، فيرتّبهما المتابعون بأنفسهم ويخبرونك',
      few: 'في «{name}» {n} خطوات لحجز خدمة. لا حجز هنا بعد، فيرتّبها المتابعون بأنفسهم ويخبرونك',
      many: 'في «{name}» {n} خطوة لحجز خدمة. لا حجز هنا بعد، فيرتّبها المتابعون بأنفسهم ويخبرونك',
      other: 'في «{name}» {n} خطوة لحجز خدمة. لا حجز هنا بعد، فيرتّبها المتابعون بأنفسهم ويخبرونك',
    },
  }),
  testsOk: plural({
    en: {
      one: '{n} simulated run passed on exactly this draft',
      other: 'All {n} simulated runs passed on exactly this draft',
    },
    ar: {
      zero: 'لا تجارب محاكاة',
      one: 'نجحت تجربة المحاكاة على هذه المسودة تحديدًا',
      two: 'نجحت تجربتا المحاكاة على هذه المسودة تحديدًا',
      few: 'نجحت تجارب المحاكاة الـ{n} كلها على هذه المسودة تحديدًا',
      many: 'نجحت تجارب المحاكاة الـ{n} كلها على هذه المسودة تحديدًا',
      other: 'نجحت تجارب المحاكاة الـ{n} كلها على هذه المسودة تحديدًا',
    },
  }),
  testsStop: plural({
    en: {
      one: '{n} test has not passed on this draft',
      other: '{n} tests have not passed on this draft',
    },
    ar: {
      zero: 'كل الاختبارات نجحت',
      one: 'لم ينجح اختبار واحد على هذه المسودة بعد',
      two: 'لم ينجح اختباران على هذه المسودة بعد',
      few: 'لم تنجح {n} اختبارات على هذه المسودة بعد',
      many: 'لم ينجح {n} اختبارًا على هذه المسودة بعد',
      other: 'لم ينجح {n} اختبار على هذه المسودة بعد',
    },
  }),
  testsAdvice: {
    en: 'No simulated run is kept as a test: try the program on simulated people first',
    ar: 'لا تجربة محاكاة محفوظة كاختبار: جرّب البرنامج على أشخاص افتراضيين أولًا',
  },
  mendTests: { en: 'Simulate', ar: 'حاكِ' },
  outcomesOk: { en: 'It says what people can expect', ar: 'يقول ماذا يتوقع الناس' },
  outcomesAdvice: { en: 'Say what people can expect', ar: 'قل ماذا يتوقع الناس' },
  signsOk: { en: 'People find it by what they feel or want', ar: 'يجده الناس بما يشعرون به أو يريدونه' },
  signsAdvice: {
    en: 'Name symptoms, conditions or goals, so that people find it',
    ar: 'اذكر أعراضًا أو حالات أو أهدافًا ليجده الناس',
  },
  coverOk: { en: 'It has a cover of its own', ar: 'له غلاف خاص' },
  coverAdvice: {
    en: 'No picture: a pattern in the category’s colour is shown',
    ar: 'بلا صورة: يظهر نقش بلون الفئة',
  },
  linkOk: { en: 'A private link is live', ar: 'هناك رابط خاص فعّال' },
  linkAdvice: {
    en: 'It is private and has no link yet: nobody can open it',
    ar: 'برنامج خاص بلا رابط بعد: لا يستطيع أحد فتحه',
  },
  mendTexts: { en: 'Write', ar: 'اكتب' },
  mendProtocols: { en: 'Choose', ar: 'اختر' },
  mendProblems: { en: 'Show', ar: 'اعرض' },
  mendServices: { en: 'Open the flow', ar: 'افتح المسار' },
  mendLooks: { en: 'Choose a picture', ar: 'اختر صورة' },
  mendLink: { en: 'Make a link', ar: 'أنشئ رابطًا' },
});
