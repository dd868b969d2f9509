import { defineTexts } from '../../../i18n/define-texts.ts';

/** What is wrong with what people would read, and with who is let through. */
export const emptyPageTexts = defineTexts({
  nudge: { en: '“{name}” has no message yet', ar: '«{name}» بلا رسالة بعد' },
  nudgeWhy: {
    en: 'People would see only a title. Write the message.',
    ar: 'لن يظهر للناس إلا العنوان. يُرجى كتابة الرسالة.',
  },
  activity: { en: '“{name}” doesn’t say what to do', ar: '«{name}» لا يوضّح المطلوب' },
  activityWhy: {
    en: 'People would see an empty page. Write instructions or add a question.',
    ar: 'ستظهر صفحة فارغة. يُرجى كتابة التعليمات أو إضافة سؤال.',
  },
  assessment: { en: '“{name}” has no questions', ar: '«{name}» بلا أسئلة' },
  assessmentWhy: {
    en: 'There’s nothing to answer. Add the first question.',
    ar: 'لا شيء للإجابة عنه. يُرجى إضافة سؤال أول.',
  },
  challenge: { en: '“{name}” has no goal', ar: '«{name}» بلا هدف' },
  challengeWhy: {
    en: 'No one would know what to do each day. Write the goal in one sentence.',
    ar: 'لن يُعرف المطلوب كل يوم. يُرجى كتابة الهدف في جملة واحدة.',
  },
  noReading: { en: '“{name}” can’t accept any reading', ar: '«{name}» لا يقبل أي قراءة' },
  noReadingWhy: {
    en: 'No number fits its range, {min} to {max} {unit}. Correct the range.',
    ar: 'لا يوجد رقم ضمن مداه، من {min} إلى {max} {unit}. يُرجى تصحيح المدى.',
  },
  noTarget: { en: 'No one can meet the target of “{name}”', ar: 'لا يمكن لأحد بلوغ هدف «{name}»' },
  noTargetWhy: {
    en: 'The target starts at {min} {unit} but ends lower, at {max}. Correct it.',
    ar: 'يبدأ الهدف عند {min} {unit} وينتهي عند قيمة أدنى، {max}. يُرجى تصحيحه.',
  },
  outside: { en: '“{name}” rejects readings that meet its target', ar: '«{name}» يرفض قراءات تحقق هدفه' },
  outsideWhy: {
    en: 'Part of the target is outside the possible range, so those readings can’t be entered.',
    ar: 'جزء من الهدف خارج المدى الممكن، فلا يمكن إدخال تلك القراءات.',
  },
  unusual: { en: '“{name}” rejects normal readings', ar: '«{name}» يرفض قراءات معتادة' },
  unusualWhy: {
    en: 'Most people measure {min} to {max} {unit}. Readings outside your range can’t be entered.',
    ar: 'قراءات معظم الناس بين {min} و{max} {unit}، ولا يمكن إدخال قراءة خارج مداك.',
  },
  widens: { en: 'Widens the range.', ar: 'يوسّع المدى.' },
  nameless: { en: '“{name}” needs a name', ar: '«{name}» بحاجة إلى اسم' },
  namelessWhy: {
    en: 'Neither the step nor its content has a name, so people would see only “{name}”. Give it a clear name.',
    ar: 'لا اسم للخطوة ولا لمحتواها، فلن يظهر للناس إلا «{name}». يُرجى اختيار اسم واضح.',
  },
  itemNamelessWhy: {
    en: 'Charts and reports would show only “{name}”. Open it and add a name.',
    ar: 'لن يظهر في الرسوم والتقارير إلا «{name}». يُرجى تسميته.',
  },
  stepNamelessWhy: {
    en: 'People see “{item}” instead. Use that name for the step, or give it its own.',
    ar: 'يظهر للناس «{item}» بدلًا منه. يمكن استخدام هذا الاسم للخطوة أو اختيار اسم آخر.',
  },
  takesName: { en: 'Names the step “{item}”.', ar: 'يسمّي الخطوة «{item}».' },
  openGate: { en: '“{name}” lets everyone through', ar: '«{name}» تسمح بمرور الجميع' },
  openGateWhy: {
    en: 'People who aren’t eligible continue just like those who are. End it for them, or add a branch.',
    ar: 'غير المؤهلين يتابعون مثل المؤهلين تمامًا. يُرجى إنهاء المسار لهم أو إضافة فرع.',
  },
  noGate: { en: '“{name}” doesn’t say who is eligible', ar: '«{name}» لا تحدّد من هم المؤهلون' },
  noGateWhy: {
    en: 'It has no condition, so everyone continues. Set who is eligible, or remove the step.',
    ar: 'بلا شرط، فيتابع الجميع. يُرجى تحديد المؤهلين أو حذف الخطوة.',
  },
  endsOthers: { en: 'Ends it for people who aren’t eligible.', ar: 'ينهي المسار لغير المؤهلين.' },
  notForThem: { en: 'Not the right program', ar: 'ليس البرنامج المناسب' },
  notForThemMessage: {
    en: 'This program is made for people in a different situation. Take a look at other programs, or ask an expert what would suit you.',
    ar: 'أُعدّ هذا البرنامج لمن هم في وضع مختلف. يمكن الاطلاع على برامج أخرى أو سؤال مختص عمّا يناسبك.',
  },
});
