import type { ProgramText, VersionPage } from '@regimen/contract/program-texts.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';

type Words = Omit<ProgramText, 'title'>;
export interface DemoProgram {
  /** Of the engine's example that it leads through; its name is the title. */
  example: string;
  page: Omit<VersionPage, 'texts' | 'cover' | 'access' | 'tags'>;
  tags: Record<ContentLanguage, string[]>;
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
      minutesADay: 5,
      weeks: 6,
      signs: ['insomnia', 'trouble-falling-asleep', 'waking-at-night', 'tired-by-day', 'sleep-better'],
    },
    tags: { en: ['diary', 'evening-routine'], ar: ['يوميات', 'روتين-المساء'] },
    words: {
      en: words(
        'Sleep better in 6 weeks with a short morning diary and one small change at a time.',
        'Each morning you spend 2 minutes on a sleep diary. Each week it shows the one change that matters most for you: a fixed time to get up, a calmer evening, less time awake in bed.\n\nIf things don’t improve, an expert goes through your diary with you.',
        'Based on cognitive behavioral therapy for insomnia: a diary, a fixed time to get up, stimulus control and relaxation.',
        ['Fall asleep faster', 'Wake up less at night', 'Know what keeps you awake'],
        ['Do I need a watch or an app?', 'No. A few numbers each morning are enough.'],
        [
          'I work nights. Is this for me?',
          'Yes. Choose your times when you join, and the diary follows your schedule.',
        ],
      ),
      ar: words(
        'نوم أفضل في 6 أسابيع، بيوميات صباحية قصيرة وتغيير صغير واحد في كل مرة.',
        'دقيقتان كل صباح ليوميات نومك. وكل أسبوع يتبيّن منها التغيير الأهم لك: موعد ثابت للاستيقاظ، أو مساء أهدأ، أو وقت أقل مستيقظًا في السرير.\n\nوإن لم يتحسن نومك يراجع خبير يومياتك معك.',
        'يقوم على العلاج المعرفي السلوكي للأرق: اليوميات، وموعد ثابت للاستيقاظ، وضبط المثيرات، والاسترخاء.',
        ['الخلود إلى النوم أسرع', 'استيقاظ أقل ليلًا', 'معرفة ما يبقيك مستيقظًا'],
        ['هل أحتاج إلى ساعة أو تطبيق؟', 'لا. تكفي بضعة أرقام كل صباح.'],
        ['أعمل ليلًا. هل يناسبني؟', 'نعم. تختار أوقاتك عند الانضمام، وتتبع اليوميات مواعيدك.'],
      ),
    },
  },
  {
    example: 'blood-pressure',
    page: {
      category: 'heart',
      level: 'beginner',
      minutesADay: 5,
      weeks: 12,
      signs: ['high-blood-pressure', 'lower-blood-pressure', 'headache'],
    },
    tags: { en: ['measuring', 'salt', 'walking'], ar: ['قياس', 'ملح', 'مشي'] },
    words: {
      en: words(
        'Measure at home, work on one habit at a time, and watch the numbers come down.',
        'You measure each morning and evening and see right away how you’re doing. You work on salt, movement and rest, one at a time. If a reading is too high, an expert hears about it the same day.',
        'Guidelines recommend measuring at home and starting with salt, movement and weight.',
        ['Measure correctly at home', 'A lower average within 3 months', 'Know when to get help'],
        ['Which device do I need?', 'An upper-arm monitor with a cuff that fits.'],
      ),
      ar: words(
        'القياس في البيت، والعمل على عادة واحدة في كل مرة، ورؤية الأرقام وهي تنخفض.',
        'تقيس صباحًا ومساءً وترى فورًا كيف حالك. وتعمل على الملح والحركة والراحة واحدًا بعد الآخر. وإن ارتفعت قراءة كثيرًا علم بها خبير في اليوم نفسه.',
        'توصي الإرشادات بالقياس في البيت، وبالبدء بالملح والحركة والوزن.',
        ['القياس الصحيح في البيت', 'متوسط أقل خلال 3 أشهر', 'معرفة متى تطلب المساعدة'],
        ['أي جهاز أحتاج؟', 'جهاز للعضد بسوار يناسب ذراعك.'],
      ),
    },
  },
  {
    example: 'back-pain',
    page: {
      category: 'pain',
      level: 'beginner',
      minutesADay: 10,
      weeks: 8,
      signs: ['back-pain', 'less-pain', 'get-stronger'],
    },
    tags: { en: ['exercise', 'strength'], ar: ['تمارين', 'قوة'] },
    words: {
      en: words(
        'From sore to strong in 8 weeks, with exercises that grow with you.',
        'You start with what doesn’t hurt. Each week adds a little, at a pace set by the pain you report. If you have warning signs, we tell you to see a doctor right away.',
        'For low back pain without warning signs, guidelines recommend staying active and building up exercise step by step.',
        ['Move without fear', 'Less pain on most days', 'A routine that lasts'],
        [
          'I’ve never exercised. Is that a problem?',
          'No. The first week takes 10 minutes a day, on the floor at home.',
        ],
      ),
      ar: words(
        'من الوجع إلى القوة في 8 أسابيع، بتمارين تتدرّج معك.',
        'تبدأ بما لا يؤلم. ويضيف كل أسبوع قليلًا، بوتيرة يحددها الألم الذي تسجله. وإن ظهرت علامات خطر أخبرناك بأن تراجع طبيبًا فورًا.',
        'توصي الإرشادات في ألم أسفل الظهر بلا علامات خطر بمواصلة الحركة والتمرين المتدرج.',
        ['الحركة بلا خوف', 'ألم أقل في معظم الأيام', 'روتين يدوم'],
        ['لم أتمرن قط. هل هذه مشكلة؟', 'لا. الأسبوع الأول 10 دقائق يوميًا على أرض البيت.'],
      ),
    },
  },
  {
    example: 'quit-smoking',
    page: {
      category: 'habits',
      level: 'intermediate',
      minutesADay: 5,
      weeks: 8,
      signs: ['smoking', 'stop-smoking', 'craving'],
    },
    tags: { en: ['quit-date', 'craving'], ar: ['موعد-الإقلاع', 'الرغبة-في-التدخين'] },
    words: {
      en: words(
        'A quit date, a plan for the hard moments, and support through the first weeks.',
        'You choose the day. Until then you learn when and why you smoke. After that, a short daily check-in keeps you going, and a slip isn’t the end.',
        'A quit date, a plan for cravings and regular contact help people quit.',
        ['A plan for every craving', 'Your first 4 weeks behind you', 'What to do after a slip'],
        ['What if I smoke one?', 'Just tell us. The program continues from there.'],
      ),
      ar: words(
        'يوم للإقلاع، وخطة للحظات الصعبة، ومساندة في الأسابيع الأولى.',
        'تختار اليوم بنفسك. وحتى ذلك الحين تتعلم متى تدخّن ولماذا. وبعده سؤال قصير كل يوم يعينك على المواصلة، والزلة ليست النهاية.',
        'يوم محدد للإقلاع وخطة للرغبة الملحّة وتواصل منتظم: هذا ما يعين على الإقلاع.',
        ['خطة لكل رغبة ملحّة', 'تجاوز أول 4 أسابيع', 'ما تفعله بعد الزلة'],
        ['وإن دخنت واحدة؟', 'أخبرنا بذلك، ويواصل البرنامج معك من هناك.'],
      ),
    },
  },
  {
    example: 'couch-to-5k',
    page: {
      category: 'movement',
      level: 'beginner',
      minutesADay: 15,
      weeks: 9,
      signs: ['get-moving', 'run-further', 'overweight'],
    },
    tags: { en: ['running', 'outdoors'], ar: ['جري', 'في-الهواء-الطلق'] },
    words: {
      en: words(
        '9 weeks to your first 5 km, for people new to running.',
        '3 runs a week, with more walking than running at first. You tell us how it felt, and you move on to the next week when you’re ready.',
        'Building up slowly gives tendons and joints time to adapt.',
        ['Run 5 km without a break', '3 active days a week'],
        ['How slow can I go?', 'As slow as you like. You should be able to talk.'],
      ),
      ar: words(
        '9 أسابيع إلى أول 5 كم لك، لمن يبدأ الجري.',
        'الجري 3 مرات في الأسبوع، والمشي أكثر من الجري في البداية. تخبرنا كيف كان، وتنتقل إلى الأسبوع التالي حين تكون جاهزًا.',
        'التدرّج البطيء يمنح الأوتار والمفاصل وقتًا للتكيّف.',
        ['جري 5 كم بلا توقف', '3 أيام نشيطة في الأسبوع'],
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
    },
    tags: { en: ['pelvic-floor', 'mood'], ar: ['قاع-الحوض', 'مزاج'] },
    words: {
      en: words(
        '12 gentle weeks for body and mind after giving birth.',
        'Short pelvic floor exercises, small breaks that fit between feeds, and 2 check-ins on how you feel. If something can’t wait, an expert hears about it right away.',
        'Pelvic floor training and mood screening are standard care after birth.',
        ['A stronger pelvic floor', 'Early help if your mood is low', 'Rest that fits your day'],
        ['When can I start?', 'As soon as you feel ready, unless your doctor or midwife advised against it.'],
      ),
      ar: words(
        '12 أسبوعًا من العناية اللطيفة بالجسد والنفس بعد الولادة.',
        'تمارين قصيرة لقاع الحوض، واستراحات صغيرة بين الرضعات، وسؤالك مرتين عمّا تشعرين به. وما لا يحتمل الانتظار يصل إلى خبير فورًا.',
        'تدريب قاع الحوض والسؤال عن المزاج جزء من الرعاية المعتمدة بعد الولادة.',
        ['قاع حوض أقوى', 'مساعدة مبكرة إن ضاق المزاج', 'راحة تناسب يومك'],
        ['متى أبدأ؟', 'حين تشعرين بالاستعداد، ما لم تنصحك طبيبتك أو قابلتك بغير ذلك.'],
      ),
    },
  },
  {
    example: 'type-2-diabetes',
    page: {
      category: 'chronic-conditions',
      level: 'intermediate',
      minutesADay: 5,
      weeks: 12,
      signs: ['type-2-diabetes', 'steady-blood-sugar', 'lose-weight', 'eat-well'],
    },
    tags: { en: ['measuring', 'food', 'walking'], ar: ['قياس', 'طعام', 'مشي'] },
    words: {
      en: words(
        '3 months of measuring, moving and taking care of yourself, with an expert who keeps an eye on the numbers.',
        'You measure your blood sugar, learn how your meals affect it, and walk after the biggest one. If a reading is too low or too high, an expert hears about it right away.',
        'Guidelines recommend measuring your blood sugar, moving after meals and getting support.',
        ['Steadier blood sugar', 'Meals you can trust', 'Healthy feet'],
        ['Does it replace my doctor?', 'No. It supports you between visits, and tells you when to go.'],
      ),
      ar: words(
        '3 أشهر من القياس والحركة والعناية بنفسك، مع خبير يراجع الأرقام.',
        'تقيس السكر، وتتعلم كيف تؤثر فيه وجباتك، وتمشي بعد أكبرها. وإن انخفضت قراءة أو ارتفعت كثيرًا علم بها خبير فورًا.',
        'توصي الإرشادات بقياس السكر والحركة بعد الوجبات والمساندة.',
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
      minutesADay: 5,
      weeks: 4,
      signs: ['stress', 'worry', 'calm-down', 'better-focus', 'trouble-falling-asleep'],
    },
    tags: { en: ['breathing', 'short'], ar: ['تنفس', 'تمارين-قصيرة'] },
    words: {
      en: words(
        '4 weeks of small exercises for people under stress, 5 minutes a day.',
        'Breathing, a walk, an evening without your phone: try one after another and keep what helps. If the stress doesn’t ease, you get more support.',
        'Breathing exercises, movement and planned rest are known to ease stress.',
        ['Calmer evenings', 'Two exercises that work for you'],
        ['I have no time. Can I still do it?', 'Yes. The shortest exercise takes 3 minutes.'],
      ),
      ar: words(
        '4 أسابيع من التمارين الصغيرة لمن هم تحت ضغط، 5 دقائق يوميًا.',
        'تنفّس، ومشي، ومساء بلا هاتف: تجرّب واحدًا بعد الآخر وتحتفظ بما ينفعك. وإن لم يخفّ الضغط حصلت على مساندة أكثر.',
        'من المعروف أن تمارين التنفس والحركة والراحة المخطط لها تخفف الضغط.',
        ['أمسيات أهدأ', 'تمرينان ينفعانك'],
        ['لا وقت لدي. هل يناسبني؟', 'نعم. أقصر تمرين يستغرق 3 دقائق.'],
      ),
    },
  },
];
