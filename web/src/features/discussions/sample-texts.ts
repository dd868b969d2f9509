import { defineTexts } from '../../i18n/define-texts.ts';

export const sampleTexts = defineTexts({
  sample: { en: 'Sample', ar: 'نموذج' },
  listTitle: { en: 'These are samples', ar: 'هذه نماذج للتوضيح' },
  listText: {
    en: 'Discussions cannot be loaded at the moment. So that you see what this page is for, here are made-up samples. Nobody asked these questions.',
    ar: 'تعذّر تحميل النقاشات الآن. وحتى ترى الغرض من هذه الصفحة نعرض نماذج من صنعنا، ولم يطرح هذه الأسئلة أحد.',
  },
  oneTitle: { en: 'This is a sample, not the discussion you opened', ar: 'هذا نموذج وليس النقاش الذي فتحته' },
  oneText: {
    en: 'The discussion cannot be loaded at the moment; it is not lost. Below is a made-up sample, not somebody’s question.',
    ar: 'تعذّر تحميل النقاش الآن، ولم يضِع. ما تراه أدناه نموذج من صنعنا وليس سؤال أحد.',
  },
});
