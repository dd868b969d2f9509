import { defineTexts } from '../../../i18n/define-texts.ts';

/** What is wrong with what people would read, and with who is let through. */
export const emptyPageTexts = defineTexts({
  nudge: { en: '“{name}” has nothing to say yet', ar: '«{name}» لا يقول شيئًا بعد' },
  nudgeWhy: {
    en: 'People would open it and find no words under its title. Write the message.',
    ar: 'سيفتحه الناس فلا يجدون تحت عنوانه كلمة. اكتب الرسالة.',
  },
  activity: { en: '“{name}” does not say what to do', ar: '«{name}» لا يوضّح المطلوب' },
  activityWhy: {
    en: 'Whoever gets it sees an empty page. Write the instructions, or add a question.',
    ar: 'من يصله يرى صفحة فارغة. اكتب التعليمات أو أضف سؤالًا.',
  },
  assessment: { en: '“{name}” has no questions', ar: '«{name}» بلا أسئلة' },
  assessmentWhy: {
    en: 'There is nothing to answer on its page. Add the first question.',
    ar: 'لا شيء للإجابة عنه في صفحته. أضف السؤال الأول.',
  },
  challenge: { en: '“{name}” has no goal', ar: '«{name}» بلا هدف' },
  challengeWhy: {
    en: 'Nobody would know what to do each day. Write the goal in one sentence.',
    ar: 'لن يعرف أحد ما عليه فعله كل يوم. اكتب الهدف في جملة واحدة.',
  },
  noReading: { en: '“{name}” takes no reading at all', ar: '«{name}» لا يقبل أي قراءة' },
  noReadingWhy: {
    en: 'No number lies in its range, {min} to {max} {unit}. Correct the range.',
    ar: 'لا يقع أي رقم في مداه، من {min} إلى {max} {unit}. صحّح المدى.',
  },
  noTarget: { en: 'Nobody can meet the target of “{name}”', ar: 'لا يمكن لأحد بلوغ هدف «{name}»' },
  noTargetWhy: {
    en: 'The target begins at {min} {unit} and ends below that, at {max}. Correct it.',
    ar: 'يبدأ الهدف عند {min} {unit} وينتهي دون ذلك عند {max}. صحّحه.',
  },
  outside: { en: '“{name}” refuses readings that meet its target', ar: '«{name}» يرفض قراءات تحقق هدفه' },
  outsideWhy: {
    en: 'Part of the target lies outside the range, and readings outside the range cannot be entered.',
    ar: 'يقع جزء من الهدف خارج المدى، ولا يمكن إدخال قراءة خارجه.',
  },
  unusual: { en: '“{name}” refuses ordinary readings', ar: '«{name}» يرفض قراءات معتادة' },
  unusualWhy: {
    en: 'Most people read {min} to {max} {unit}. What lies outside your range cannot be entered.',
    ar: 'قراءات معظم الناس بين {min} و{max} {unit}، وما يقع خارج مداك لا يمكن إدخاله.',
  },
  widens: { en: 'Makes the range wide enough.', ar: 'يوسّع المدى بما يكفي.' },
  nameless: { en: '“{name}” needs a name', ar: '«{name}» بحاجة إلى اسم' },
  namelessWhy: {
    en: 'Neither the step nor what it shows has a name, so people would read only “{name}”. Call it what it is to them.',
    ar: 'لا اسم للخطوة ولا لما تعرضه، فلن يقرأ الناس إلا «{name}». سمّها بما تعنيه لهم.',
  },
  itemNamelessWhy: {
    en: 'Charts and reports would call it only “{name}”. Open it and give it a name.',
    ar: 'لن تسمّيه الرسوم والتقارير إلا «{name}». افتحه وأعطه اسمًا.',
  },
  stepNamelessWhy: {
    en: 'People read “{item}” in its place. Let the step take that name, or give it one of its own.',
    ar: 'يقرأ الناس «{item}» بدلًا منه. دع الخطوة تأخذ هذا الاسم أو أعطها اسمًا خاصًا.',
  },
  takesName: { en: 'Calls the step “{item}”.', ar: 'يسمّي الخطوة «{item}».' },
  openGate: { en: '“{name}” lets everybody through', ar: '«{name}» تدع الجميع يمرّون' },
  openGateWhy: {
    en: 'Those who do not fit go on just like those who do. Say what happens to them: end it, or lead them another way.',
    ar: 'من لا تنطبق عليه يمضي تمامًا كمن تنطبق عليه. حدّد ما يحدث له: أنهِ المسار أو خذه في طريق آخر.',
  },
  noGate: { en: '“{name}” does not say who may go on', ar: '«{name}» لا تحدّد من يمكنه المتابعة' },
  noGateWhy: {
    en: 'It asks nothing, so everybody goes on. Say who fits, or remove the step.',
    ar: 'لا تسأل عن شيء، فيمضي الجميع. حدّد من تنطبق عليه أو احذف الخطوة.',
  },
  endsOthers: { en: 'Ends it for those who do not fit.', ar: 'ينهي المسار لمن لا تنطبق عليه.' },
  notForThem: { en: 'Not the right program', ar: 'ليس البرنامج المناسب' },
  notForThemMessage: {
    en: 'This program is made for people in another situation. Have a look at the others, or ask an expert what would suit you.',
    ar: 'أُعدّ هذا البرنامج لمن هم في وضع آخر. اطّلع على البرامج الأخرى، أو اسأل مختصًا عمّا يناسبك.',
  },
});
