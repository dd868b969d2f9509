import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { sampleDiscussionTexts } from './sample-discussion-texts.ts';

export default {
  movementTitle: 'مثال: كيف أبدأ بالمشي أكثر؟',
  movementBody: 'هنا يصف صاحب السؤال ما جرّبه وما أعاقه وما يودّ معرفته.',
  movementAnswer: 'وهنا يجيب أحدهم من تجربته أو بصفته خبيرًا، مع خطوة أولى سهلة.',
  sleepTitle: 'مثال: ماذا أفعل حين لا أستطيع النوم؟',
  sleepBody: 'السؤال الجيد يذكر متى بدأ الأمر، وكم مرة يتكرر، وما جرّبته حتى الآن.',
  sleepAnswer: 'الإجابة الجيدة تذكر مصدرها، ومتى ينبغي مراجعة الطبيب.',
  habitsTitle: 'مثال: كيف أواصل بعد يوم فاتني؟',
  habitsBody: 'اطرح سؤالًا واحدًا في كل مرة وضعه في العنوان، ليسهل العثور عليه والإجابة عنه.',
  habitsAnswer: 'يمكن لصاحب السؤال تحديد الإجابة التي أفادته، فتظهر أولًا.',
} satisfies Translation<typeof sampleDiscussionTexts>;
