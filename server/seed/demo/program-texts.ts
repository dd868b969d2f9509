import type { ProgramText, VersionPage } from '@regimen/contract/program-texts.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';

type Words = Omit<ProgramText, 'title'>;
export interface DemoProgram {
  /** Of the engine's example that it leads through; its name is the title. */
  example: string;
  page: Omit<VersionPage, 'texts' | 'cover' | 'access'>;
  words: Record<ContentLanguage, Words>;
}

const words = (
  summary: string,
  description: string,
  evidence: string,
  outcomes: string[],
  ...questions: [string, string][]
): Words => ({
  summary,
  description,
  evidence,
  outcomes,
  questions: questions.map(([question, answer]) => ({ question, answer })),
});

/** What the demo's programs say of themselves. */
export const demoPrograms: DemoProgram[] = [
  {
    example: 'better-sleep',
    page: {
      category: 'sleep',
      level: 'beginner',
      minutesADay: 10,
      weeks: 6,
      signs: ['insomnia', 'trouble-falling-asleep', 'waking-at-night', 'tired-by-day', 'sleep-better'],
      tags: ['diary', 'evening-routine'],
    },
    words: {
      en: words(
        'Six weeks with a short morning diary and one small change at a time, until your nights hold again.',
        'You keep a sleep diary that takes two minutes each morning. From it we choose, week by week, the one change that matters most for you: a steady time to rise, a calmer evening, less time awake in bed.\n\nSomebody looks at your diary with you when it does not get better.',
        'The steps follow cognitive behavioural therapy for insomnia: diary, fixed rising time, stimulus control and relaxation.',
        ['Fall asleep sooner', 'Wake less at night', 'Know what keeps you awake'],
        ['Do I need a watch or an app for it?', 'No. A few numbers each morning are enough.'],
        [
          'I work nights. Is it for me?',
          'Tell us when you join; the times of the diary follow your own clock.',
        ],
      ),
      ar: words(
        'ستة أسابيع مع يوميات صباحية قصيرة وتغيير صغير واحد في كل مرة، حتى تستقر لياليك من جديد.',
        'تكتب يوميات نوم لا تأخذ إلا دقيقتين كل صباح. ومنها نختار أسبوعًا بعد أسبوع التغيير الأهم لك: موعد ثابت للاستيقاظ، أو مساء أهدأ، أو وقت أقل مستيقظًا في السرير.\n\nوإن لم يتحسن الأمر ينظر خبير في يومياتك معك.',
        'تتبع الخطوات العلاج المعرفي السلوكي للأرق: اليوميات، وموعد ثابت للاستيقاظ، وضبط المثيرات، والاسترخاء.',
        ['النوم أسرع', 'استيقاظ أقل ليلًا', 'معرفة ما يبقيك مستيقظًا'],
        ['هل أحتاج إلى ساعة أو تطبيق؟', 'لا. تكفي بضعة أرقام كل صباح.'],
        ['أعمل ليلًا. هل يناسبني؟', 'أخبرنا عند الانضمام؛ فمواعيد اليوميات تتبع ساعتك أنت.'],
      ),
    },
  },
  {
    example: 'blood-pressure',
    page: {
      category: 'heart',
      level: 'beginner',
      minutesADay: 10,
      weeks: 12,
      signs: ['high-blood-pressure', 'lower-blood-pressure', 'headache'],
      tags: ['measuring', 'salt', 'walking'],
    },
    words: {
      en: words(
        'Measure at home, work on one habit at a time, and watch the numbers come down.',
        'You measure in the morning and in the evening, and see at once where you stand. Salt, movement and rest come one after another. A reading that is too high reaches an expert the same day.',
        'Measuring at home and changing salt, movement and weight are what guidelines advise first.',
        ['Measure rightly at home', 'A lower average within three months', 'Know when to call somebody'],
        ['Which device do I need?', 'An upper-arm monitor with a cuff that fits.'],
      ),
      ar: words(
        'قِس في البيت، واعمل على عادة واحدة في كل مرة، وشاهد الأرقام تنخفض.',
        'تقيس صباحًا ومساءً وترى فورًا أين أنت. يأتي الملح والحركة والراحة واحدًا بعد الآخر. وأي قراءة مرتفعة جدًا تصل إلى خبير في اليوم نفسه.',
        'القياس في البيت وتغيير الملح والحركة والوزن هو ما تنصح به الإرشادات أولًا.',
        ['القياس الصحيح في البيت', 'متوسط أقل خلال ثلاثة أشهر', 'معرفة متى تتصل بأحد'],
        ['أي جهاز أحتاج؟', 'جهاز لأعلى الذراع بسوار يناسبك.'],
      ),
    },
  },
  {
    example: 'back-pain',
    page: {
      category: 'pain',
      level: 'beginner',
      minutesADay: 20,
      weeks: 8,
      signs: ['back-pain', 'less-pain', 'get-stronger'],
      tags: ['exercise', 'strength'],
    },
    words: {
      en: words(
        'Eight weeks from sore to strong, with exercises that grow as you do.',
        'You begin with what does not hurt. Each week adds a little, and the pain you note decides how fast. Warning signs lead straight to somebody who can look at you.',
        'Staying active and graded exercise are the first advice for low back pain without warning signs.',
        ['Move without fear', 'Less pain on most days', 'A routine that keeps'],
        [
          'I have never exercised.',
          'Then begin here: the first week takes ten minutes a day, on the floor at home.',
        ],
      ),
      ar: words(
        'ثمانية أسابيع من الوجع إلى القوة، بتمارين تكبر معك.',
        'تبدأ بما لا يؤلم. يضيف كل أسبوع قليلًا، والألم الذي تسجله هو ما يحدد السرعة. وعلامات الخطر تقودك مباشرة إلى من يفحصك.',
        'البقاء نشيطًا والتمرين المتدرج هما أول ما يُنصح به لألم أسفل الظهر بلا علامات خطر.',
        ['الحركة بلا خوف', 'ألم أقل في معظم الأيام', 'روتين يدوم'],
        ['لم أتمرن قط.', 'ابدأ من هنا إذن: الأسبوع الأول عشر دقائق يوميًا على أرض البيت.'],
      ),
    },
  },
  {
    example: 'quit-smoking',
    page: {
      category: 'habits',
      level: 'intermediate',
      minutesADay: 10,
      weeks: 8,
      signs: ['smoking', 'stop-smoking', 'craving'],
      tags: ['quit-date', 'craving'],
    },
    words: {
      en: words(
        'A quit date, a plan for the hard moments, and company through the first weeks.',
        'You choose the day. Until then you learn when and why you smoke; afterwards a short check each day keeps you on the way, and a slip is not the end of it.',
        'A quit date, planning for cravings and regular contact are what helps people stop.',
        ['A plan for every craving', 'The first four weeks behind you', 'What to do after a slip'],
        ['What if I smoke one?', 'You say so, and the program goes on from there with you.'],
      ),
      ar: words(
        'يوم للإقلاع، وخطة للحظات الصعبة، ورفقة في الأسابيع الأولى.',
        'تختار اليوم بنفسك. وحتى ذلك الحين تتعلم متى ولماذا تدخن؛ وبعده سؤال قصير كل يوم يبقيك على الطريق، والزلة ليست النهاية.',
        'تحديد يوم للإقلاع والتخطيط للرغبة الملحّة والتواصل المنتظم هو ما يعين الناس على التوقف.',
        ['خطة لكل رغبة ملحّة', 'أول أربعة أسابيع خلفك', 'ما تفعله بعد الزلة'],
        ['وإن دخنت واحدة؟', 'تقول ذلك، ويكمل البرنامج معك من هناك.'],
      ),
    },
  },
  {
    example: 'couch-to-5k',
    page: {
      category: 'movement',
      level: 'beginner',
      minutesADay: 30,
      weeks: 9,
      signs: ['get-moving', 'run-further', 'overweight'],
      tags: ['running', 'outdoors'],
    },
    words: {
      en: words(
        'Nine weeks to your first five kilometres, for people who do not run yet.',
        'Three runs a week that begin with more walking than running. You say how it felt, and the next week waits until the last one was easy enough.',
        'Intervals that grow slowly give tendons and joints the time they need.',
        ['Run five kilometres without a break', 'Three active days a week'],
        ['How slow may I be?', 'As slow as you like. You should be able to talk.'],
      ),
      ar: words(
        'تسعة أسابيع إلى أول خمسة كيلومترات لك، لمن لا يجري بعد.',
        'ثلاث مرات جري في الأسبوع تبدأ بمشي أكثر من الجري. تقول كيف كان الأمر، وينتظر الأسبوع التالي حتى يصبح السابق سهلًا بما يكفي.',
        'الفترات التي تطول ببطء تمنح الأوتار والمفاصل الوقت الذي تحتاجه.',
        ['جري خمسة كيلومترات بلا توقف', 'ثلاثة أيام نشيطة في الأسبوع'],
        ['ما أبطأ سرعة مقبولة؟', 'كما تشاء. يكفي أن تستطيع الكلام.'],
      ),
    },
  },
  {
    example: 'postnatal-recovery',
    page: {
      category: 'family',
      level: 'beginner',
      minutesADay: 15,
      weeks: 12,
      signs: ['postnatal', 'recover-after-birth', 'low-mood', 'tired-by-day'],
      tags: ['pelvic-floor', 'mood'],
    },
    words: {
      en: words(
        'Twelve gentle weeks for body and mind after giving birth.',
        'Short exercises for the pelvic floor, small rests that fit between feeds, and two honest looks at how you feel. Signs that must not wait reach a human at once.',
        'Pelvic floor training and asking about mood after a birth are established care.',
        ['A stronger pelvic floor', 'Help in time when the mood is low', 'Rest that fits your day'],
        ['When may I begin?', 'As soon as you feel ready and nobody has advised against it.'],
      ),
      ar: words(
        'اثنا عشر أسبوعًا لطيفًا للجسد والنفس بعد الولادة.',
        'تمارين قصيرة لقاع الحوض، وراحات صغيرة تتسع لها الأوقات بين الرضعات، ونظرتان صادقتان إلى ما تشعرين به. والعلامات التي لا تنتظر تصل إلى إنسان فورًا.',
        'تدريب قاع الحوض والسؤال عن المزاج بعد الولادة من الرعاية المعروفة.',
        ['قاع حوض أقوى', 'عون في وقته حين ينخفض المزاج', 'راحة تناسب يومك'],
        ['متى أبدأ؟', 'حين تشعرين بالاستعداد ولم ينصحك أحد بغير ذلك.'],
      ),
    },
  },
  {
    example: 'type-2-diabetes',
    page: {
      category: 'chronic-conditions',
      level: 'intermediate',
      minutesADay: 20,
      weeks: 12,
      signs: ['type-2-diabetes', 'steady-blood-sugar', 'lose-weight', 'eat-well'],
      tags: ['measuring', 'food', 'walking'],
    },
    words: {
      en: words(
        'Three months of measuring, moving and looking after yourself, with somebody who watches the numbers.',
        'You measure your sugar, learn what your own meals do to it, and walk after the biggest one. Readings that are too low or too high reach an expert at once.',
        'Self-measurement, movement after meals and support are part of what guidelines advise.',
        ['Steadier sugar', 'Meals you can trust', 'Feet looked after'],
        ['Does it replace my doctor?', 'No. It helps you between the visits, and tells you when to go.'],
      ),
      ar: words(
        'ثلاثة أشهر من القياس والحركة والعناية بنفسك، مع من يتابع الأرقام.',
        'تقيس السكر، وتتعلم ما تفعله به وجباتك أنت، وتمشي بعد أكبرها. والقراءات المنخفضة جدًا أو المرتفعة جدًا تصل إلى خبير فورًا.',
        'القياس الذاتي والحركة بعد الوجبات والمساندة جزء مما تنصح به الإرشادات.',
        ['سكر أكثر استقرارًا', 'وجبات تثق بها', 'عناية بالقدمين'],
        ['هل يغني عن طبيبي؟', 'لا. يعينك بين الزيارات ويقول لك متى تذهب.'],
      ),
    },
  },
  {
    example: 'stress',
    page: {
      category: 'mind',
      level: 'beginner',
      minutesADay: 10,
      weeks: 4,
      signs: ['stress', 'worry', 'calm-down', 'better-focus'],
      tags: ['breathing', 'short'],
    },
    words: {
      en: words(
        'Four weeks of small exercises for people under strain, ten minutes a day.',
        'Breathing, a walk, an evening without the telephone: you try one after another and keep what helps. If the strain does not go down, you are offered more.',
        'Breathing exercises, movement and planned rest lower the strain that people feel.',
        ['Calmer evenings', 'Two exercises that work for you'],
        ['I have no time.', 'The shortest exercise takes three minutes.'],
      ),
      ar: words(
        'أربعة أسابيع من التمارين الصغيرة لمن هم تحت ضغط، عشر دقائق يوميًا.',
        'تنفس، ومشي، ومساء بلا هاتف: تجرب واحدًا بعد الآخر وتبقي ما ينفعك. وإن لم يخف الضغط عُرض عليك المزيد.',
        'تمارين التنفس والحركة والراحة المخطط لها تخفف الضغط الذي يشعر به الناس.',
        ['أمسيات أهدأ', 'تمرينان ينفعانك'],
        ['لا وقت لدي.', 'أقصر تمرين يأخذ ثلاث دقائق.'],
      ),
    },
  },
];
