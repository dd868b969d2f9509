import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

/** What each point of the checklist says: when it is there, and when it is not. */
export const checkTexts = defineTexts({
  textsOk: { en: 'Title and summary are written', ar: 'العنوان والملخص مكتوبان' },
  textsStop: {
    en: 'Write a title and a summary in at least one language',
    ar: 'يلزم عنوان وملخص بلغة واحدة على الأقل',
  },
  languageOk: { en: 'Available in {language}', ar: 'متاح باللغة {language}' },
  languageBegun: {
    en: '{language} will be left out: its title and summary aren’t complete',
    ar: 'لن تُنشر اللغة {language}: عنوانها وملخصها غير مكتملين',
  },
  languageMissing: {
    en: 'Not available in {language}: readers see another language instead',
    ar: 'غير متاح باللغة {language}: سيظهر لقرائها بلغة أخرى',
  },
  protocolsOk: plural({
    en: { one: 'Contains {n} protocol', other: 'Contains {n} protocols' },
    ar: {
      zero: 'بلا بروتوكولات',
      one: 'يتضمن بروتوكولًا واحدًا',
      two: 'يتضمن بروتوكولين',
      few: 'يتضمن {n} بروتوكولات',
      many: 'يتضمن {n} بروتوكولًا',
      other: 'يتضمن {n} بروتوكول',
    },
  }),
  protocolsStop: { en: 'Add at least one protocol', ar: 'يلزم بروتوكول واحد على الأقل' },
  problemsOk: { en: '“{name}” has no problems', ar: 'لا مشكلات في «{name}»' },
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
      zero: 'لا تحذيرات في «{name}»',
      one: 'في «{name}» تحذير واحد',
      two: 'في «{name}» تحذيران',
      few: 'في «{name}» {n} تحذيرات',
      many: 'في «{name}» {n} تحذيرًا',
      other: 'في «{name}» {n} تحذير',
    },
  }),
  safetyOk: plural({
    en: {
      one: 'The safety rule in “{name}” is proven on every path',
      other: 'All {n} safety rules in “{name}” are proven on every path',
    },
    ar: {
      zero: 'لا قواعد سلامة في «{name}»',
      one: 'قاعدة السلامة في «{name}» مثبتة على كل المسارات',
      two: 'قاعدتا السلامة في «{name}» مثبتتان على كل المسارات',
      few: 'قواعد السلامة الـ{n} في «{name}» مثبتة على كل المسارات',
      many: 'قواعد السلامة الـ{n} في «{name}» مثبتة على كل المسارات',
      other: 'قواعد السلامة الـ{n} في «{name}» مثبتة على كل المسارات',
    },
  }),
  safetyStop: plural({
    en: {
      one: '“{name}” breaks one of your safety rules',
      other: '“{name}” breaks {n} of your safety rules',
    },
    ar: {
      zero: 'لا مخالفات لقواعد السلامة في «{name}»',
      one: 'في «{name}» مخالفة لإحدى قواعد السلامة لديك',
      two: 'في «{name}» مخالفة لقاعدتي سلامة لديك',
      few: 'في «{name}» مخالفة لـ{n} من قواعد السلامة لديك',
      many: 'في «{name}» مخالفة لـ{n} من قواعد السلامة لديك',
      other: 'في «{name}» مخالفة لـ{n} من قواعد السلامة لديك',
    },
  }),
  safetyAdvice: plural({
    en: {
      one: 'A safety rule in “{name}” couldn’t be proven',
      other: '{n} safety rules in “{name}” couldn’t be proven',
    },
    ar: {
      zero: 'كل قواعد السلامة في «{name}» مثبتة',
      one: 'تعذّر إثبات إحدى قواعد السلامة في «{name}»',
      two: 'تعذّر إثبات قاعدتي سلامة في «{name}»',
      few: 'تعذّر إثبات {n} من قواعد السلامة في «{name}»',
      many: 'تعذّر إثبات {n} من قواعد السلامة في «{name}»',
      other: 'تعذّر إثبات {n} من قواعد السلامة في «{name}»',
    },
  }),
  mendSafety: { en: 'Show path', ar: 'عرض المسار' },
  services: plural({
    en: {
      one: '“{name}” has a step that books a service. Booking isn’t available yet: followers arrange it themselves and confirm it',
      other:
        '“{name}” has {n} steps that book a service. Booking isn’t available yet: followers arrange them themselves and confirm them',
    },
    ar: {
      zero: 'لا خطوات لحجز خدمة في «{name}»',
      one: 'في «{name}» خطوة لحجز خدمة. الحجز غير متاح بعد: يرتّبه المتابعون بأنفسهم ويؤكدونه',
      two: 'في «{name}» خطوتان لحجز خدمة. الحجز غير متاح بعد: يرتّبه المتابعون بأنفسهم ويؤكدونه',
      few: 'في «{name}» {n} خطوات لحجز خدمة. الحجز غير متاح بعد: يرتّبه المتابعون بأنفسهم ويؤكدونه',
      many: 'في «{name}» {n} خطوة لحجز خدمة. الحجز غير متاح بعد: يرتّبه المتابعون بأنفسهم ويؤكدونه',
      other: 'في «{name}» {n} خطوة لحجز خدمة. الحجز غير متاح بعد: يرتّبه المتابعون بأنفسهم ويؤكدونه',
    },
  }),
  testsOk: plural({
    en: {
      one: '{n} simulation test passed on this exact draft',
      other: 'All {n} simulation tests passed on this exact draft',
    },
    ar: {
      zero: 'لا اختبارات محاكاة',
      one: 'نجح اختبار المحاكاة على هذه المسودة تحديدًا',
      two: 'نجح اختبارا المحاكاة على هذه المسودة تحديدًا',
      few: 'نجحت اختبارات المحاكاة الـ{n} كلها على هذه المسودة تحديدًا',
      many: 'نجحت اختبارات المحاكاة الـ{n} كلها على هذه المسودة تحديدًا',
      other: 'نجحت اختبارات المحاكاة الـ{n} كلها على هذه المسودة تحديدًا',
    },
  }),
  testsStop: plural({
    en: { one: '{n} test hasn’t passed on this draft', other: '{n} tests haven’t passed on this draft' },
    ar: {
      zero: 'كل الاختبارات ناجحة',
      one: 'اختبار واحد لم ينجح على هذه المسودة',
      two: 'اختباران لم ينجحا على هذه المسودة',
      few: '{n} اختبارات لم تنجح على هذه المسودة',
      many: '{n} اختبارًا لم تنجح على هذه المسودة',
      other: '{n} اختبار لم تنجح على هذه المسودة',
    },
  }),
  testsAdvice: {
    en: 'No simulation is saved as a test yet: try the program on simulated followers first',
    ar: 'لا توجد محاكاة محفوظة كاختبار بعد: يُستحسن تجربة البرنامج على متابعين افتراضيين أولًا',
  },
  mendTests: { en: 'Simulate', ar: 'محاكاة' },
  outcomesOk: { en: 'Says what people can expect', ar: 'يوضّح ما يمكن توقعه' },
  outcomesAdvice: { en: 'Say what people can expect', ar: 'يُستحسن ذكر ما يمكن توقعه' },
  signsOk: {
    en: 'People can find it by symptom, condition or goal',
    ar: 'يمكن العثور عليه حسب الأعراض أو الحالات أو الأهداف',
  },
  signsAdvice: {
    en: 'Add symptoms, conditions or goals so that people can find it',
    ar: 'تساعد إضافة أعراض أو حالات أو أهداف على العثور عليه',
  },
  coverOk: { en: 'Has its own cover', ar: 'له غلاف خاص' },
  coverAdvice: {
    en: 'No cover image: a pattern in the category’s color is shown',
    ar: 'لا صورة غلاف: يظهر نقش بلون الفئة',
  },
  linkOk: { en: 'The private link is active', ar: 'الرابط الخاص فعّال' },
  linkAdvice: {
    en: 'Private, but without a link: no one can open it yet',
    ar: 'برنامج خاص بلا رابط: لا يمكن لأحد فتحه بعد',
  },
  mendTexts: { en: 'Write', ar: 'كتابة' },
  mendProtocols: { en: 'Choose', ar: 'اختيار' },
  mendProblems: { en: 'Show', ar: 'عرض' },
  mendServices: { en: 'Open protocol', ar: 'فتح البروتوكول' },
  mendLooks: { en: 'Choose an image', ar: 'اختيار صورة' },
  mendLink: { en: 'Create link', ar: 'إنشاء رابط' },
});
