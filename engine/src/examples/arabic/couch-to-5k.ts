/** From the couch to five kilometres. */
import type { Dictionary } from '../../human-texts.ts';

export const couchTo5k: Dictionary = {
  'Couch to 5 km': 'من الأريكة إلى 5 كم',
  'Nine weeks to your first five kilometres, for people who do not run yet.':
    'تسعة أسابيع إلى أول خمسة كيلومترات لك، لمن لا يجري بعد.',
  'Sixteen or older': 'ستة عشر عامًا أو أكثر',
  'With a grown-up, later': 'لاحقًا، مع شخص بالغ',
  'Ready to run?': 'مستعد للجري؟',
  'Ask a doctor first': 'اسأل طبيبًا أولًا',
  'Ask your doctor first': 'اسأل طبيبك أولًا',
  'Not yet': 'ليس بعد',
  'How is it going?': 'كيف تسير الأمور؟',
  'You have not told us yet whether you are ready to run, and there is no hurry. Has something come up, or are you unsure? The three questions take a minute.':
    'لم تخبرنا بعد هل أنت مستعد للجري، ولا داعي للعجلة. هل طرأ ما يشغلك، أم أنك متردد؟ الأسئلة الثلاثة لا تستغرق إلا دقيقة.',
  'Ask once more': 'اسأل مرة أخرى',
  'Another time': 'في وقت آخر',
  Shoes: 'الحذاء',
  'Shoes that fit': 'حذاء يناسبك',
  'Until Monday': 'حتى الاثنين',
  'A new week': 'أسبوع جديد',
  'Until Sunday': 'حتى الأحد',
  'How was the week?': 'كيف كان الأسبوع؟',
  'Take it easy': 'خذها على مهل',
  'Next week': 'الأسبوع التالي',
  'Your five kilometres': 'كيلومتراتك الخمسة',
  'Time for five kilometres': 'زمن خمسة كيلومترات',
  'A picture': 'صورة',
  'A picture of your finish': 'صورة من وصولك',
  'Five kilometres': 'خمسة كيلومترات',
  'A short safety check before you start.': 'فحص سلامة قصير قبل أن تبدأ.',
  'Do you get pain or pressure in your chest when you are active?': 'هل تشعر بألم أو ضغط في صدرك عند الحركة؟',
  'Have you fainted, or felt close to it, in the last year?': 'هل أُغمي عليك أو كدت في السنة الماضية؟',
  'Has a doctor told you to be active only under supervision?': 'هل قال لك طبيب ألا تتحرك إلا تحت إشراف؟',
  'One of your answers means that a doctor should give the go-ahead before you run. Walking is fine in the meantime, if it feels fine.':
    'إحدى إجاباتك تعني أن على طبيب أن يوافق قبل أن تجري. والمشي لا بأس به حتى ذلك الحين إن كنت تشعر بخير.',
  'Comfortable running shoes with a thumb’s width in front of your toes.':
    'حذاء جري مريح فيه متسع بعرض الإبهام أمام أصابعك.',
  'Three runs, with a day of rest between them. Slow is right: you should be able to talk.':
    'ثلاث مرات جري بينها يوم راحة. البطء هو الصواب: ينبغي أن تقدر على الكلام.',
  'Today’s run': 'جري اليوم',
  'Walk briskly for five minutes. Then run and walk in turns as your week says. Walk the last five minutes.':
    'امشِ بنشاط خمس دقائق. ثم اجرِ وامشِ بالتناوب كما يقول أسبوعك. وامشِ الدقائق الخمس الأخيرة.',
  'Honest answers keep you healthy.': 'الإجابات الصادقة تحفظ صحتك.',
  'While running, I could …': 'أثناء الجري كنت أستطيع …',
  'talk in sentences': 'الكلام بجمل كاملة',
  'say a few words': 'قول كلمات قليلة',
  'not talk': 'عدم الكلام',
  'Afterwards, my legs were …': 'وبعد ذلك كانت ساقاي …',
  fine: 'بخير',
  'sore for a day': 'متوجعتين يومًا',
  'painful for longer': 'متألمتين مدة أطول',
  'Ready for more': 'مستعد للمزيد',
  'Better to repeat': 'الأفضل أن تعيد',
  'Repeat this week with shorter runs. Pain that lasts longer than a week belongs to a doctor or physiotherapist.':
    'أعد هذا الأسبوع بجري أقصر. والألم الذي يدوم أكثر من أسبوع يُعرض على طبيب أو اختصاصي علاج طبيعي.',
  'How long your five kilometres took, running and walking.': 'كم استغرقت كيلومتراتك الخمسة جريًا ومشيًا.',
  'Upload a picture of your watch, your route or your shoes. It is yours to keep.':
    'ارفع صورة لساعتك أو مسارك أو حذائك. وهي لك.',
  'Three runs a week': 'ثلاث مرات جري في الأسبوع',
};
