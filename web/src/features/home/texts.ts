import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Home', ar: 'الرئيسية' },
  morning: { en: 'Good morning, {name}', ar: 'صباح الخير يا {name}' },
  afternoon: { en: 'Good afternoon, {name}', ar: 'طاب يومك يا {name}' },
  evening: { en: 'Good evening, {name}', ar: 'مساء الخير يا {name}' },
  hello: { en: 'Welcome, {name}', ar: 'أهلًا {name}' },
  lead: {
    en: 'What people are asking, and what you can do next.',
    ar: 'ما يسأل عنه الناس الآن، وما يمكنك فعله بعد ذلك.',
  },
  profileTitle: { en: 'Your account', ar: 'حسابك' },
  profileSteps: { en: '{done} of {all} done', ar: 'أُنجز {done} من {all}' },
  hasName: { en: 'You told us your name', ar: 'أخبرتنا باسمك' },
  hasEmail: { en: 'You confirmed your e-mail', ar: 'أكّدت بريدك الإلكتروني' },
  complete: { en: 'Everything is in place', ar: 'كل شيء جاهز' },
  done: { en: 'done', ar: 'تم' },
  open: { en: 'open', ar: 'لم يتم بعد' },
  latestTitle: { en: 'New in the discussions', ar: 'الجديد في النقاشات' },
  allDiscussions: { en: 'All discussions', ar: 'كل النقاشات' },
  noneTitle: { en: 'Nobody has asked anything yet', ar: 'لم يسأل أحد شيئًا بعد' },
  noneHelp: {
    en: 'The first question is the hardest. Yours may help many others.',
    ar: 'السؤال الأول هو الأصعب، وقد يفيد سؤالك كثيرين غيرك.',
  },
  ask: { en: 'Ask a question', ar: 'اطرح سؤالًا' },
  failed: {
    en: 'Discussions cannot be loaded at the moment. Everything else works.',
    ar: 'تعذّر تحميل النقاشات حاليًا، وكل ما عداها يعمل.',
  },
  doTitle: { en: 'What you can do now', ar: 'ما يمكنك فعله الآن' },
  doAsk: { en: 'Ask what is on your mind', ar: 'اسأل عمّا يشغلك' },
  doAskHelp: { en: 'People and experts answer in the open.', ar: 'يجيبك الناس والخبراء علنًا.' },
  doHelp: { en: 'Help with an answer', ar: 'ساعد بإجابة' },
  doHelpHelp: { en: 'Questions that still wait for one.', ar: 'أسئلة ما زالت تنتظر جوابًا.' },
  doLearn: { en: 'See how it all works', ar: 'اكتشف كيف يعمل كل شيء' },
  doLearnHelp: { en: 'For followers and for experts.', ar: 'للمتابعين وللخبراء.' },
});
