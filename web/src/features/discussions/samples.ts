import type {
  Answer,
  Discussion,
  DiscussionCategory,
  OpenDiscussion,
} from '@regimen/contract/discussions.ts';
import type { Locale } from '../../i18n/locale.ts';
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
        title: 'A sample question: how do I begin to walk more?',
        body: 'Here a person would describe what they tried, what got in the way, and what they would like to know.',
        answer:
          'Here somebody would answer from experience or as an expert, with a first step that is easy to take.',
      },
      ar: {
        title: 'سؤال نموذجي: كيف أبدأ بالمشي أكثر؟',
        body: 'هنا يصف السائل ما جرّبه وما أعاقه وما يودّ معرفته.',
        answer: 'وهنا يجيب أحدهم من تجربته أو بصفته خبيرًا، مع خطوة أولى سهلة.',
      },
    },
  },
  {
    category: 'sleep',
    words: {
      en: {
        title: 'A sample question: what helps when I lie awake?',
        body: 'A good question says since when, how often, and what has already been tried.',
        answer: 'A good answer says where it comes from, and when it would be wise to see a doctor.',
      },
      ar: {
        title: 'سؤال نموذجي: ما الذي ينفع حين لا يأتيني النوم؟',
        body: 'السؤال الجيد يذكر متى بدأ الأمر، وكم مرة يتكرر، وما الذي جُرّب من قبل.',
        answer: 'والإجابة الجيدة تذكر مصدرها، ومتى يحسن أن يُراجَع الطبيب.',
      },
    },
  },
  {
    category: 'habits',
    words: {
      en: {
        title: 'A sample question: how do I go on after a missed day?',
        body: 'One question at a time, with the question itself in the title, is easiest to answer and to find.',
        answer: 'The person who asked can mark the answer that helped; it then stands first.',
      },
      ar: {
        title: 'سؤال نموذجي: كيف أتابع بعد يوم فاتني؟',
        body: 'سؤال واحد في كل مرة، وخلاصته في العنوان، أسهل في الإجابة وفي العثور عليه.',
        answer: 'ويستطيع السائل أن يعلّم الإجابة التي أفادته فتظهر أولًا.',
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
