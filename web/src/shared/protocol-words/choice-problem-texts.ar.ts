import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { choiceProblemTexts } from './choice-problem-texts.ts';

export default {
  branchTwice: 'فرعان في «{name}» بالاسم نفسه «{branch}»',
  branchTwiceWhy: 'قد يعني الجواب كليهما. يلزم اسم مختلف لكل فرع.',
  oneBranch: '«{name}» بفرع واحد فقط',
  oneBranchWhy: 'لا يوجد ما يُختار منه. الحل إضافة فرع أو حذف الخطوة.',
  noExamples: 'فروع في «{name}» بلا أمثلة',
  noExamplesWhy:
    'مثال أو مثالان يوضحان لمن يناسب كل فرع: {branches}. يتحسن اختيار النموذج ويسهل على الفريق فهمه.',
  factGone: '«{name}» تنظر إلى ما لم يعد موجودًا',
  factGoneWhy: 'سيقرر نموذج الذكاء الاصطناعي من دونه. الحل فتح الخطوة واختيار ما تنظر إليه من جديد.',
} satisfies Translation<typeof choiceProblemTexts>;
