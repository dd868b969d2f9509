import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { originTexts } from './origin-texts.ts';

export default {
  because: 'السبب أن {clause}.',
  beginning: 'هنا يبدأ البرنامج.',
  nextStep: 'هذه هي الخطوة التالية في البرنامج.',
  follows: 'يأتي هذا بعد {name}.',
  notChosen: 'الخطوة {name} لم تُختر: {why}',
  modelChose: 'اختار نموذج ذكاء اصطناعي هذا المسار دون الحاجة إلى تأكيد أحد.',
  fallbackChose:
    'لم يصل جواب في الوقت المحدد من نموذج الذكاء الاصطناعي أو من أحد، فحُدّد هذا المسار بقاعدة وضعها صاحب البرنامج.',
  lookedAt: 'ما نُظر فيه: {facts}.',
  lookedAtMore: plural({
    zero: 'ما نُظر فيه: {facts}.',
    one: 'ما نُظر فيه: {facts}، وأمر واحد غيرها.',
    two: 'ما نُظر فيه: {facts}، وأمران غيرها.',
    few: 'ما نُظر فيه: {facts}، و{n} أمور غيرها.',
    many: 'ما نُظر فيه: {facts}، و{n} أمرًا غيرها.',
    other: 'ما نُظر فيه: {facts}، و{n} أمر غيرها.',
  }),
  itsReason: 'تعليل نموذج الذكاء الاصطناعي: {words}',
  careTeamChose: 'اقترح نموذج ذكاء اصطناعي مسارًا، وقرر فريق رعايتك.',
  expertChoseAfterProposal: 'اقترح نموذج ذكاء اصطناعي {proposal}، والقرار من {by}.',
  expertChose: 'سُئل نموذج ذكاء اصطناعي، والقرار من {by}.',
  anExpert: 'خبير',
} satisfies Translation<typeof originTexts>;
