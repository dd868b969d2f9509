import type {
  Answer,
  Discussion,
  DiscussionCategory,
  OpenDiscussion,
} from '@regimen/contract/discussions.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Thread } from './thread.ts';

/**
 * Section 7: on failure samples are used. They stand under a notice that says so (PRODUCT: nothing fake is ever
 * shown as real), nobody's name is on them, each is marked, and nothing can be done with them.
 */
interface Sample {
  category: DiscussionCategory;
  words: Record<Locale, { title: string; body: string; answer: string }>;
}

const samples: readonly Sample[] = [
  {
    category: 'movement',
    words: {
      en: {
        title: 'Sample question: how do I start walking more?',
        body: 'Here, someone describes what they’ve tried, what got in the way and what they’d like to know.',
        answer: 'Here, someone answers from experience or as an expert, with an easy first step.',
      },
      ar: {
        title: 'مثال: كيف أبدأ بالمشي أكثر؟',
        body: 'هنا يصف صاحب السؤال ما جرّبه وما أعاقه وما يودّ معرفته.',
        answer: 'وهنا يجيب أحدهم من تجربته أو بصفته خبيرًا، مع خطوة أولى سهلة.',
      },
    },
  },
  {
    category: 'sleep',
    words: {
      en: {
        title: 'Sample question: what helps when I can’t sleep?',
        body: 'A good question says when it started, how often it happens and what you’ve already tried.',
        answer: 'A good answer names its source and says when to see a doctor.',
      },
      ar: {
        title: 'مثال: ماذا أفعل حين لا أستطيع النوم؟',
        body: 'السؤال الجيد يذكر متى بدأ الأمر، وكم مرة يتكرر، وما جرّبته حتى الآن.',
        answer: 'الإجابة الجيدة تذكر مصدرها، ومتى ينبغي مراجعة الطبيب.',
      },
    },
  },
  {
    category: 'habits',
    words: {
      en: {
        title: 'Sample question: how do I get back on track after a missed day?',
        body: 'Ask one question at a time and put it in the title, so it’s easy to find and answer.',
        answer: 'The person who asked can mark the answer that helped. It then appears first.',
      },
      ar: {
        title: 'مثال: كيف أتابع بعد يوم فاتني؟',
        body: 'اطرح سؤالًا واحدًا في كل مرة وضعه في العنوان، ليسهل العثور عليه والإجابة عنه.',
        answer: 'يمكن لصاحب السؤال تحديد الإجابة التي أفادته، فتظهر أولًا.',
      },
    },
  },
];

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
// Never shown: samples have no author and no date.
const nobody = { id: idOf(0), full_name: '', role: 'user' } as const;
const createdAt = '2026-01-01T00:00:00.000Z';

const sampleOf = ({ category, words }: Sample, index: number, locale: Locale): Discussion => ({
  id: idOf(index),
  title: words[locale].title,
  author: nobody,
  createdAt,
  editedAt: null,
  category,
  answersCount: 1,
  acceptedAnswerId: null,
  body: words[locale].body,
});

export const sampleDiscussions = (locale: Locale): Discussion[] =>
  samples.map((sample, index) => sampleOf(sample, index, locale));

export function sampleThread(locale: Locale): Thread {
  const [sample] = samples as [Sample, ...Sample[]];
  const { body, answer } = sample.words[locale];
  const discussion: OpenDiscussion = {
    ...sampleOf(sample, 0, locale),
    html: `<p>${body}</p>`,
    acceptedAnswer: null,
    can: { edit: false, delete: false, accept: false, answer: false },
  };
  const only: Answer = {
    id: idOf(9),
    author: nobody,
    createdAt,
    editedAt: null,
    body: answer,
    html: `<p>${answer}</p>`,
    accepted: false,
    can: { edit: false, delete: false },
  };
  return { discussion, answers: [only], next: null };
}
