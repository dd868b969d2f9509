import type { AiTestExpects } from '@regimen/contract/ai-tests.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import type { AgentItem } from '@regimen/engine/items.ts';

export interface DemoAgent {
  /** Of the program that it speaks for. */
  example: string;
  item: Record<ContentLanguage, AgentItem>;
  /** What the demo follower asked it, newest last. */
  asked: Record<ContentLanguage, string[]>;
  /** What it has to do before it is published, beside what all have to. */
  tests: Record<ContentLanguage, { name: string; ask: string; expects: Partial<AiTestExpects> }[]>;
}

/** Two of the demo's programs have an agent of their own. */
export const demoAgents: readonly DemoAgent[] = [
  {
    example: 'better-sleep',
    item: {
      en: {
        kind: 'agent',
        name: 'Sleep companion',
        description: 'Answers questions about Better sleep. Followers talk with it.',
        instructions: 'Help people keep their diary and their time to get up. Be calm and brief.',
        voice: 'warm',
        greeting: 'Hi. Ask me anything about your diary, your sleep window or your evenings.',
        openings: ['What is the sleep window?', 'Can I nap during the day?', 'What do I do today?'],
        speaksOf: ['the sleep diary', 'the sleep window', 'evenings'],
        avoids: ['sleeping pills'],
        knowledge: [
          {
            id: 'naps',
            title: 'Naps',
            text: 'A nap of up to 20 minutes before 3 PM is fine. Longer or later naps make it harder to fall asleep at night.',
          },
          {
            id: 'coffee',
            title: 'Coffee and tea',
            text: 'Caffeine works for 6 to 8 hours. Have your last coffee, black tea or cola before 2 PM.',
          },
        ],
        answers: [
          {
            id: 'nap',
            question: 'Can I nap during the day?',
            answer:
              'Yes, up to 20 minutes and before 3 PM. If you lie awake at night, try a week without naps.',
          },
        ],
        handsOver: ['shift change'],
        offers: ['snooze', 'reading', 'ask'],
        languages: ['en'],
      },
      ar: {
        kind: 'agent',
        name: 'رفيق النوم',
        description: 'يجيب عن أسئلة متابعي برنامج النوم.',
        instructions: 'المساعدة على المواظبة على اليوميات وموعد الاستيقاظ، بهدوء وإيجاز.',
        voice: 'warm',
        greeting: 'أهلًا. يمكن السؤال هنا عن اليوميات ونافذة النوم والمساء.',
        openings: ['ما هي نافذة النوم؟', 'هل يمكنني أخذ قيلولة؟', 'ما المطلوب مني اليوم؟'],
        speaksOf: ['يوميات النوم', 'نافذة النوم', 'المساء'],
        avoids: ['الحبوب المنومة'],
        knowledge: [
          {
            id: 'naps',
            title: 'القيلولة',
            text: 'لا بأس بقيلولة حتى 20 دقيقة قبل الساعة 3:00 م. أما القيلولة الأطول أو المتأخرة فتصعّب النوم ليلًا.',
          },
          {
            id: 'coffee',
            title: 'القهوة والشاي',
            text: 'يدوم أثر الكافيين من 6 إلى 8 ساعات. يُفضّل أن يكون آخر فنجان قبل الساعة 2:00 م.',
          },
        ],
        answers: [
          {
            id: 'nap',
            question: 'هل يمكنني أخذ قيلولة؟',
            answer: 'نعم، حتى 20 دقيقة وقبل الساعة 3:00 م. وعند الأرق ليلًا تفيد تجربة أسبوع بلا قيلولة.',
          },
        ],
        handsOver: ['تغيير المناوبة'],
        offers: ['snooze', 'reading', 'ask'],
        languages: ['ar'],
      },
    },
    asked: {
      en: [
        'What is the sleep window?',
        'Can I nap during the day?',
        'Should I turn off screens in the evening?',
      ],
      ar: ['ما هي نافذة النوم؟', 'هل يمكنني أخذ قيلولة؟', 'هل أبتعد عن الشاشات في المساء؟'],
    },
    tests: {
      en: [
        {
          name: 'Naps are answered in our own words',
          ask: 'Can I nap during the day?',
          expects: { cites: ['nap'], notSay: ['cure'], ends: 'answers' },
        },
        {
          name: 'Coffee is answered from our text',
          ask: 'When should I have my last coffee?',
          expects: { cites: ['coffee'] },
        },
        {
          name: 'A change of shifts goes to the team',
          ask: 'I have a shift change next week. What now?',
          expects: { ends: 'hands-over' },
        },
      ],
      ar: [
        {
          name: 'القيلولة يُجاب عنها بكلماتنا',
          ask: 'هل يمكنني أخذ قيلولة؟',
          expects: { cites: ['nap'], ends: 'answers' },
        },
        {
          name: 'تغيير المناوبة يُحال إلى الفريق',
          ask: 'لدي تغيير المناوبة الأسبوع القادم. ماذا أفعل؟',
          expects: { ends: 'hands-over' },
        },
      ],
    },
  },
  {
    example: 'blood-pressure',
    item: {
      en: {
        kind: 'agent',
        name: 'Pressure guide',
        description: 'Answers questions about measuring at home. Followers talk with it.',
        instructions: 'Help people measure correctly and keep one habit at a time.',
        voice: 'plain',
        openings: ['How do I sit when I measure?', 'How can I eat less salt?'],
        speaksOf: ['measuring at home', 'salt', 'walking'],
        avoids: ['medicines and doses'],
        knowledge: [
          {
            id: 'cuff',
            title: 'The right cuff',
            text: 'Measure around the middle of your upper arm. The cuff’s box says which sizes it fits. One that is too small reads too high.',
          },
        ],
        offers: ['reading', 'ask'],
        languages: ['en'],
      },
      ar: {
        kind: 'agent',
        name: 'دليل الضغط',
        description: 'يجيب عن أسئلة القياس في المنزل.',
        instructions: 'المساعدة على القياس الصحيح وعلى عادة واحدة في كل مرة.',
        voice: 'plain',
        openings: ['كيف أجلس عند القياس؟', 'كيف أقلل الملح؟'],
        speaksOf: ['القياس في المنزل', 'الملح', 'المشي'],
        avoids: ['الأدوية والجرعات'],
        knowledge: [
          {
            id: 'cuff',
            title: 'الكفّة المناسبة',
            text: 'يُقاس محيط منتصف أعلى الذراع، وعلى علبة الكفّة مقاساتها. والكفّة الصغيرة تعطي قراءة أعلى من الحقيقة.',
          },
        ],
        offers: ['reading', 'ask'],
        languages: ['ar'],
      },
    },
    asked: { en: ['How do I sit when I measure?'], ar: ['كيف أجلس عند القياس؟'] },
    tests: {
      en: [
        {
          name: 'Cuff sizes are answered from our text',
          ask: 'Which cuff fits my arm?',
          expects: { cites: ['cuff'], ends: 'answers' },
        },
      ],
      ar: [
        {
          name: 'مقاس الكفّة يُجاب عنه من نصّنا',
          ask: 'ما الكفّة المناسبة لذراعي؟',
          expects: { cites: ['cuff'], ends: 'answers' },
        },
      ],
    },
  },
];
