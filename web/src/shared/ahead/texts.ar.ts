import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل هذه الخطوة. يمكن المحاولة مجددًا عند توفّر الاتصال.',
  again: 'إعادة المحاولة',
  when: 'الموعد',
  next: 'المرة القادمة',
  often: 'التكرار',
  earliest: '{date} على أقرب تقدير',
  after: 'بعد «{name}»',
  length: 'المدة',
  toDoIt: 'المهلة',
  fromOpening: '{time} من وقت فتحها',
  asked: 'ما ستُسأل عنه',
  questions: plural({
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  suchAs: plural({
    zero: 'لا أسئلة',
    one: 'سؤال واحد:',
    two: 'سؤالان، منهما:',
    few: '{n} أسئلة، منها:',
    many: '{n} سؤالًا، منها:',
    other: '{n} سؤال، منها:',
  }),
  mayBeMore: 'قد تضاف أسئلة قليلة حسب إجاباتك.',
  measured: 'المطلوب قياسه',
  team: 'هذه الخطوة على فريقك. لا شيء مطلوب منك.',
  notYet: 'لا شيء مطلوب الآن. تُفتح عندما يحين وقتها.',
} satisfies Translation<typeof texts>;
