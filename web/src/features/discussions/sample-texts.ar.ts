import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { sampleTexts } from './sample-texts.ts';

export default {
  sample: 'مثال',
  listTitle: 'هذه أمثلة للتوضيح',
  listText: 'تعذّر تحميل النقاشات الآن. هذه أمثلة من إعدادنا توضّح الغرض من الصفحة، ولم يطرح هذه الأسئلة أحد.',
  oneTitle: 'هذا مثال وليس النقاش الذي فتحته',
  oneText: 'تعذّر تحميل النقاش الآن، لكنه لم يُفقد. ما يلي مثال من إعدادنا وليس سؤالًا حقيقيًا.',
} satisfies Translation<typeof sampleTexts>;
