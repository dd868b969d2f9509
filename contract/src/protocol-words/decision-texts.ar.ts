import type { Translation } from '../language/define-texts.ts';
import type { decisionTexts } from './decision-texts.ts';

export default {
  'no-model': 'لا يوجد نموذج ذكاء اصطناعي مُعدّ.',
  limit: 'تم بلوغ الحد المسموح لنموذج الذكاء الاصطناعي.',
  failed: 'تعذّر الوصول إلى نموذج الذكاء الاصطناعي.',
  'wrong-shape': 'تعذّرت قراءة جواب نموذج الذكاء الاصطناعي.',
  'no-such-branch': 'جواب نموذج الذكاء الاصطناعي ليس أحد الفروع.',
  'several-branches': 'جواب نموذج الذكاء الاصطناعي يحتمل أكثر من فرع.',
  'too-late': 'لم يصل جواب نموذج الذكاء الاصطناعي في الوقت المحدد.',
  every: 'كل اختيار يخضع للمراجعة.',
  sample: 'هذا الاختيار ضمن عيّنة المراجعة.',
  unsure: 'نموذج الذكاء الاصطناعي غير واثق بما يكفي.',
} satisfies Translation<typeof decisionTexts>;
