/**
 * What followers would ask about the demo's programs, and where the answer stands: a step or module by its id, or a part of
 * the program's page. Written from the programs, before the rules that find passages were tuned.
 */
export interface GuideQuestion {
  example: string;
  /** Any of these answers it. */
  places: readonly string[];
  en: string;
  ar: string;
}

type Row = readonly [places: string, en: string, ar: string];
const of = (example: string, rows: readonly Row[]): GuideQuestion[] =>
  rows.map(([places, en, ar]) => ({ example, places: places.split(' '), en, ar }));

export const guideQuestions: readonly GuideQuestion[] = [
  ...of('better-sleep', [
    ['takes about', 'How many minutes does it take each day?', 'كم دقيقة يستغرق كل يوم؟'],
    ['takes about', 'How many weeks is this?', 'كم أسبوعًا مدة البرنامج؟'],
    ['evidence', 'Is this based on science?', 'هل يستند هذا إلى دراسات علمية؟'],
    ['expect', 'Will I fall asleep faster?', 'هل سأنام أسرع؟'],
    ['q0', 'Do I have to buy a watch?', 'هل يجب أن أشتري ساعة؟'],
    ['q1', 'I work night shifts, does it suit me?', 'أعمل في الليل، هل يناسبني البرنامج؟'],
    ['window', 'How do I work out my earliest bedtime?', 'كيف أحسب أبكر موعد للنوم؟'],
    ['window', 'What is the sleep window?', 'ما هي نافذة النوم؟'],
    ['rise', 'Do I get up at the same time on weekends?', 'هل أستيقظ في الموعد نفسه كل يوم؟'],
    ['diary diary-week', 'When do I fill in the sleep diary?', 'متى أملأ يوميات النوم؟'],
    [
      'diary',
      'Do the hours I was awake in bed count as hours slept?',
      'هل تُحسب أوقات الاستيقاظ من ساعات النوم؟',
    ],
    ['evening', 'What do I do in the hour before bed?', 'ماذا أفعل قبل النوم بساعة؟'],
    ['evening', 'Should I turn off screens in the evening?', 'هل أبتعد عن الشاشات في المساء؟'],
    ['coach', 'Can I talk to a sleep coach?', 'هل يمكنني التحدث مع مدرب نوم؟'],
    ['weekly', 'When is the weekly sleep check?', 'متى استبيان النوم الأسبوعي؟'],
    ['window', 'so when am i allowed to lie down at nite?', 'طيب امتى اروح السرير بالليل؟'],
    ['rise well-done', 'can i sleep in on saturday just once', 'ممكن انام زيادة يوم الجمعة بس؟'],
    ['evening', 'is it bad if i scroll on my phone before sleeping', 'هل الموبايل قبل النوم مضر؟'],
    ['diary', 'do i write down naps or only the night', 'اكتب القيلولة كمان ولا بس نوم الليل؟'],
    [
      'coach with-coach',
      'it isnt working for me, is there a real person who can look at it',
      'ما في فايدة، في حدا حقيقي يشوف حالتي؟',
    ],
  ]),
  ...of('blood-pressure', [
    ['takes', 'How long does the program last?', 'كم أسبوعًا يستمر البرنامج؟'],
    ['q0 monitor', 'Which monitor should I buy?', 'أي جهاز قياس أحتاج؟'],
    ['monitor q0', 'Do I need an upper arm device?', 'هل أحتاج إلى جهاز لأعلى الذراع؟'],
    ['measure-well', 'How do I sit when I measure?', 'كيف أجلس عند القياس؟'],
    ['measure-well', 'How many minutes should I sit before measuring?', 'كم دقيقة أجلس قبل القياس؟'],
    [
      'readings about',
      'At what time do I take the morning and evening reading?',
      'متى قراءة الصباح والمساء؟',
    ],
    ['twice-weekly', 'On which days is the twice weekly reading?', 'في أي أيام القراءة مرتين في الأسبوع؟'],
    ['very-high', 'What if my reading is very high?', 'ماذا لو كانت القراءة مرتفعة جدًا؟'],
    ['less-salt', 'How can I eat less salt?', 'كيف أقلل الملح؟'],
    ['less-salt', 'Where should the salt shaker be?', 'أين أضع المملحة؟'],
    ['pills', 'Where do I keep my medicines?', 'أين أضع أدويتي؟'],
    ['walk', 'How fast should I walk?', 'ما سرعة المشي المناسبة؟'],
    ['walk', 'Do I stop walking when I feel dizzy?', 'هل أتوقف عن المشي عند الدوخة؟'],
    ['habits', 'What questions about my habits will there be?', 'ما الأسئلة عن العادات؟'],
    ['not-here', 'I am pregnant, can I take part?', 'أنا حامل، ماذا أفعل؟'],
    ['evidence', 'What do the guidelines recommend?', 'بماذا توصي الإرشادات؟'],
    ['less-salt', 'my food tastes of nothing now, any tricks?', 'الاكل صار بلا طعم، شو الحل؟'],
    ['pills', 'i keep forgeting my tablets, what can i do', 'دايما بنسى الدوا، شو اعمل؟'],
    ['walk', 'out of breath on the way uphill, is that ok?', 'بتقطع نفسي وانا ماشي، عادي؟'],
    ['very-high', 'the machine says 195!! what now', 'الجهاز طلع 195!! شو اعمل هلق'],
    [
      'measure-well',
      'every time i get another number, am i doing it wrong?',
      'كل مرة بيطلع رقم غير، شو الغلط؟',
    ],
  ]),
  ...of('couch-to-5k', [
    ['q0 week', 'Can I run very slowly?', 'هل يمكن أن أجري ببطء شديد؟'],
    ['runs about', 'How many runs a week are there?', 'كم مرة أجري في الأسبوع؟'],
    ['runs', 'Do I warm up by walking before the run?', 'هل أمشي بسرعة قبل الجري؟'],
    ['shoes', 'Which shoes do I need?', 'أي حذاء أحتاج؟'],
    ['rest', 'What if my pain lasts more than a week?', 'ماذا لو استمر الألم أكثر من أسبوع؟'],
    ['five-k', 'Where do I enter my time for 5 km?', 'أين أسجل زمن 5 كم؟'],
    ['photo', 'Do I send a photo of my finish?', 'هل أرسل صورة عند النهاية؟'],
    ['talk', 'What will you ask about my legs after the week?', 'ماذا تسألونني عن ساقيّ بعد الأسبوع؟'],
    ['ready', 'Will you ask about chest pain when I am active?', 'هل تسألون عن ألم الصدر عند النشاط؟'],
    ['evidence', 'Why does it build up so slowly for the tendons?', 'لماذا التدرج ببطء للأوتار والمفاصل؟'],
    ['takes', 'How many minutes a day is it?', 'كم دقيقة في اليوم؟'],
    ['monday', 'Does it start on a Monday?', 'هل يبدأ البرنامج يوم الاثنين؟'],
    ['rest', 'my knee still hurts since last week', 'ركبتي لسا بتوجعني من الاسبوع الماضي'],
    ['shoes', 'are my old sneakers good enough?', 'الكوتشي القديم بينفع؟'],
    ['week', 'can i do two runs back to back days', 'ينفع اتمرن يومين ورا بعض؟'],
    [
      'ready doctor',
      'i passed out once last year, am i allowed to do this',
      'اغمى علي مرة السنة الماضية، مسموح اشارك؟',
    ],
    ['q0 week', 'im so out of shape, everybody overtakes me', 'انا بطيئة كتير والكل بيسبقني'],
  ]),
  ...of('quit-smoking', [
    ['q0 slip', 'What happens if I smoke one cigarette?', 'ماذا لو دخنت سيجارة؟'],
    ['quit-date', 'When do I choose my quit day?', 'كيف أختار يوم الإقلاع؟'],
    ['prepare', 'What do I do with my lighters and ashtrays?', 'ماذا أفعل بالولاعات والمنافض؟'],
    ['craving', 'How long does a craving last?', 'كم تدوم الرغبة الشديدة؟'],
    ['craving', 'What helps when I have an urge to smoke?', 'ما الذي يساعد عندما تأتي الرغبة في التدخين؟'],
    ['pharmacist more-help', 'Can I get nicotine replacement?', 'هل يمكن استعمال بدائل النيكوتين؟'],
    ['carbon', 'What is the breath test?', 'ما هو اختبار النفَس؟'],
    ['slip', 'I slipped, is everything lost?', 'تعثرت ودخنت، هل ضاع كل شيء؟'],
    ['count', 'When do I say how many cigarettes I smoked yesterday?', 'متى أسجل عدد سجائر أمس؟'],
    [
      'two-weeks',
      'Is one puff allowed during the two smoke-free weeks?',
      'هل تُسمح نفخة واحدة في الأسبوعين بلا تدخين؟',
    ],
    [
      'slip q0',
      'i had a ciggy at a party last nite, do i start over?',
      'شربت سيجارة مبارح بالحفلة، لازم ابدأ من الاول؟',
    ],
    ['craving', 'going crazy right now i need a smoke', 'رح جن بدي سيجارة هلق'],
    ['pharmacist more-help', 'do those patches do anything', 'اللصقات بتفيد؟'],
    ['quit-date', 'can i just stop tomorrow?', 'فيني وقف من بكرا؟'],
    [
      'prepare',
      'i always smoke with my coffee, how do i get around that',
      'دايما بدخن مع القهوة، كيف اتصرف؟',
    ],
  ]),
  ...of('stress', [
    ['q0', 'I have no time at all, can I still do this?', 'ليس لدي وقت، هل يمكنني المشاركة؟'],
    ['worry-time', 'When should I write down my worries?', 'كيف أكتب همومي؟'],
    ['breathe', 'How does the slow breathing work?', 'كيف يكون التنفس البطيء؟'],
    ['move', 'For how many minutes do I have to move?', 'كم دقيقة من الحركة؟'],
    ['keep', 'How often should I keep up what helps?', 'كم مرة أواصل ما يفيدني؟'],
    ['therapist more-help', 'Can I talk to a psychologist?', 'هل يمكنني التحدث إلى اختصاصي نفسي؟'],
    ['today', 'What does the number for tension from 0 to 10 mean?', 'ماذا يعني رقم التوتر من 0 إلى 10؟'],
    ['pause', 'What is the one minute pause with the shoulders?', 'ما هي دقيقة إرخاء الكتفين؟'],
    ['evidence', 'What is known to ease stress?', 'ما الذي يُعرف أنه يخفف التوتر؟'],
    ['worry-time', 'cant stop thinking in bed about everything', 'ما بقدر وقف تفكير بالليل'],
    ['breathe', 'how long do i inhale and exhale', 'قديش اخد نفس وقديش طلعه؟'],
    ['move', 'does gardening count?', 'شغل الجنينة بينحسب؟'],
    ['therapist more-help', 'i think i need someone to talk to', 'حاسس محتاج حدا احكي معه'],
  ]),
  ...of('back-pain', [
    ['q0', 'ive never done sports in my life, can i still join?', 'عمري ما عملت رياضة، فيني شارك؟'],
    ['red-flag', 'tingling down there and cant pee properly', 'تنميل بين رجلي وما بقدر بول منيح'],
    ['keep-moving', 'should i just stay in bed untill it is over?', 'لازم ضل نايم لحد ما يروح الوجع؟'],
    ['walks', 'how far do i have to go on foot each day', 'قديش لازم امشي باليوم؟'],
    ['physio', 'can somebody examine me?', 'ممكن حدا يفحصني؟'],
    ['strength strong', 'which workouts make my back tougher', 'شو التمارين يلي بتقوي ضهري؟'],
    ['gentle', 'what do i do if it shoots into my leg', 'شو اعمل اذا نزل الوجع على رجلي؟'],
    ['stay-strong', 'do i have to keep going forever after its done', 'لازم كمل بعد ما يخلص البرنامج؟'],
  ]),
  ...of('postnatal-recovery', [
    ['signs', 'im bleeding more than yesterday is that normal', 'النزيف زاد عن مبارح، طبيعي؟'],
    ['pelvic', 'i pee a bit when i laugh, what can i train?', 'بيطلع شوي بول لما اضحك، شو التمرين؟'],
    ['q0', 'had the baby 10 days ago, to early?', 'ولدت من عشر ايام، بكير ابدأ؟'],
  ]),
  ...of('type-2-diabetes', [
    ['low', 'im shaky and sweating, sugar is 60', 'عم ارجف وعرقانة والسكر 60'],
    ['plate', 'what should dinner look like', 'شو لازم يكون بالعشا؟'],
    ['feet', 'why do i have to look at my toes', 'ليش لازم شوف اصابع رجلي؟'],
  ]),
];
