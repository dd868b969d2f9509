import type { ContentLanguage } from '@regimen/engine/content-language.ts';

interface Said {
  /** Index into the site's accounts. */
  author: number;
  body: string;
  hoursAgo: number;
}
export interface DemoChats {
  /** The demo follower and the demo expert. */
  pair: Said[];
  group: { title: string; members: number[]; messages: Said[] };
  /** Two followers to the demo expert: one waits for an answer, one is put off until they send what they promised. */
  waiting: string;
  promised: string;
  /** To the demo follower, about the newest question of theirs. */
  discussion: Said[];
}

export const demoChats: Record<ContentLanguage, DemoChats> = {
  en: {
    pair: [
      {
        author: 1,
        hoursAgo: 50,
        body: 'Welcome! Write to me here whenever something in the program is unclear.',
      },
      {
        author: 0,
        hoursAgo: 48,
        body: 'Thank you. Is it all right to keep my diary in the morning instead of at night?',
      },
      {
        author: 1,
        hoursAgo: 47,
        body: 'Yes, mornings are fine. What matters is that you write it down before noon.',
      },
      { author: 0, hoursAgo: 26, body: 'Good, that’s easier for me.' },
      { author: 1, hoursAgo: 3, body: 'How did the first days go?' },
    ],
    group: {
      title: 'Evening walks',
      members: [0, 1, 3],
      messages: [
        { author: 3, hoursAgo: 30, body: 'Does anyone else walk after dinner? It helps me wind down.' },
        { author: 0, hoursAgo: 29, body: 'I do, 20 minutes around the block.' },
        {
          author: 1,
          hoursAgo: 28,
          body: 'A good habit. Keep it easy, so that you’re calm when you get home.',
        },
      ],
    },
    waiting: 'I’m travelling for work on Thursday. Can I do the evening steps in the morning that day?',
    promised: 'Thank you, that answers it. I’ll send you my diary at the end of the week.',
    discussion: [
      {
        author: 3,
        hoursAgo: 1,
        body: 'I know that Monday feeling. Two minutes on the first day back was enough for me to keep going.',
      },
    ],
  },
  ar: {
    pair: [
      { author: 1, hoursAgo: 50, body: 'أهلًا وسهلًا! يسعدني الرد هنا على أي سؤال عن البرنامج.' },
      { author: 0, hoursAgo: 48, body: 'شكرًا جزيلًا. هل تصح كتابة اليوميات صباحًا بدلًا من المساء؟' },
      { author: 1, hoursAgo: 47, body: 'نعم، الصباح مناسب. المهم أن تُكتب قبل الظهر.' },
      { author: 0, hoursAgo: 26, body: 'ممتاز، هذا أسهل عليّ.' },
      { author: 1, hoursAgo: 3, body: 'كيف كانت الأيام الأولى؟' },
    ],
    group: {
      title: 'المشي بعد العشاء',
      members: [0, 1, 3],
      messages: [
        { author: 3, hoursAgo: 30, body: 'هل من أحد هنا يمشي بعد العشاء؟ المشي يساعدني على الهدوء.' },
        { author: 0, hoursAgo: 29, body: 'نعم، عشرين دقيقة حول البيت.' },
        {
          author: 1,
          hoursAgo: 28,
          body: 'عادة طيبة. الأفضل أن يكون المشي خفيفًا، ليكون الرجوع إلى البيت بهدوء.',
        },
      ],
    },
    waiting: 'عندي سفر يوم الخميس. هل تصح خطوات المساء صباحًا في ذلك اليوم؟',
    promised: 'شكرًا، اتضح الأمر. سأرسل اليوميات في آخر الأسبوع.',
    discussion: [
      { author: 3, hoursAgo: 1, body: 'الشوفان مع اللبن والموز يشبعني حتى الظهر، ويجهز في خمس دقائق.' },
    ],
  },
};
