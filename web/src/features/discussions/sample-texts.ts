import { defineTexts } from '../../i18n/define-texts.ts';

export const sampleTexts = defineTexts({
  sample: { en: 'Sample', ar: 'مثال' },
  listTitle: { en: 'These are samples', ar: 'هذه أمثلة للتوضيح' },
  listText: {
    en: 'We can’t load discussions right now. These made-up samples show what this page is for. No one asked these questions.',
    ar: 'تعذّر تحميل النقاشات الآن. هذه أمثلة من إعدادنا توضّح الغرض من الصفحة، ولم يطرح هذه الأسئلة أحد.',
  },
  oneTitle: { en: 'This is a sample, not the discussion you opened', ar: 'هذا مثال وليس النقاش الذي فتحته' },
  oneText: {
    en: 'We can’t load the discussion right now, but it isn’t lost. Below is a made-up sample, not a real question.',
    ar: 'تعذّر تحميل النقاش الآن، لكنه لم يُفقد. ما يلي مثال من إعدادنا وليس سؤالًا حقيقيًا.',
  },
});
