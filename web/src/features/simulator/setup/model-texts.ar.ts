import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { modelTexts } from './model-texts.ts';

export default {
  title: 'ما يختاره نموذج الذكاء الاصطناعي',
  help: 'تُحدَّد هنا نسبة اختيار النموذج كل فرع، ولا يُسأل نموذج حقيقي لذلك. تُحسب الأعداد بنسبتها إلى مجموعها، فلا يلزم أن يكون 100.',
  of: 'فروع {name}',
  unsure: 'دون الثقة الكافية',
  unsureHelp: 'نسبة الاختيارات التي ينظر فيها خبير.',
  evenly: 'نسب متساوية',
} satisfies Translation<typeof modelTexts>;
