/** From the couch to five kilometres. */
import type { Dictionary } from '../../human-texts.ts';

export const couchTo5k: Dictionary = {
  'Couch to 5 km': 'من الأريكة إلى 5 كم',
  '9 weeks to your first 5 km, for people new to running.': '9 أسابيع إلى أول 5 كم لك، لمن يبدأ الجري.',
  '16 or older': '16 عامًا أو أكثر',
  'Later, with an adult': 'لاحقًا، مع شخص بالغ',
  'Ready to run?': 'الاستعداد للجري',
  'Advice: see a doctor first': 'نصيحة: مراجعة الطبيب أولًا',
  'Ask your doctor first': 'اسأل طبيبك أولًا',
  'Not yet': 'ليس بعد',
  'How is it going?': 'كيف تسير الأمور؟',
  'You haven’t told us yet whether you’re ready to run. There’s no hurry. Did something come up, or are you unsure? The 3 questions take a minute.':
    'لم تخبرنا بعد هل أنت مستعد للجري. ولا داعي للعجلة. هل طرأ ما يشغلك، أم أنك متردد؟ الأسئلة الثلاثة لا تستغرق إلا دقيقة.',
  'Ask again': 'السؤال مرة أخرى',
  'Another time': 'في وقت آخر',
  Shoes: 'الحذاء',
  'Shoes that fit': 'حذاء يناسبك',
  'Start on Monday': 'البدء يوم الاثنين',
  'A new week': 'أسبوع جديد',
  'The rest of the week': 'بقية الأسبوع',
  'How was the week?': 'كيف كان الأسبوع؟',
  'Take it easy': 'على مهل',
  'Next week': 'الأسبوع التالي',
  'Your 5 km': 'جري 5 كم',
  'Time for 5 km': 'زمن 5 كم',
  'A photo': 'صورة',
  'A photo of your finish': 'صورة من خط النهاية',
  '5 km': '5 كم',
  'A short safety check before you start.': 'فحص سلامة قصير قبل أن تبدأ.',
  'Do you get pain or pressure in your chest when you are active?': 'هل تشعر بألم أو ضغط في صدرك عند الحركة؟',
  'In the last year, have you fainted or nearly fainted?': 'هل أُغمي عليك أو كدت تفقد الوعي في السنة الماضية؟',
  'Has a doctor told you to exercise only under supervision?':
    'هل قال لك طبيب ألا تمارس الرياضة إلا تحت إشراف؟',
  'If you have pain or pressure in your chest now, or feel faint, call your local emergency number. If not, please see a doctor before you start running: one of your answers means it may not be safe for you yet. When your doctor says it’s fine, come back and start again.':
    'إن كنت تشعر الآن بألم أو ضغط في صدرك، أو أحسست بأنك ستفقد الوعي، فاتصل برقم الطوارئ. وإلا فراجع طبيبًا قبل أن تبدأ الجري من فضلك: إحدى إجاباتك تعني أنه قد لا يكون آمنًا لك بعد. وحين يقول طبيبك إن الأمر مناسب لك فعُد وابدأ من جديد.',
  'Comfortable running shoes with a thumb’s width of space in front of your toes.':
    'حذاء جري مريح فيه متسع بعرض الإبهام أمام أصابعك.',
  'You’re on day {{day}}. 3 runs this week, with a rest day in between. Go slowly: you should be able to talk.':
    'أنت في اليوم {{اليوم}} من البرنامج. الجري هذا الأسبوع 3 مرات بينها يوم راحة. على مهل: ينبغي أن تقدر على الكلام.',
  'What this week asks for, and which day of the program it is.':
    'المطلوب هذا الأسبوع، وأي يوم من البرنامج هو.',
  'Today’s run': 'جري اليوم',
  'Walk briskly for 5 minutes. Then alternate running and walking, as planned for your week. Walk for the last 5 minutes.':
    'امشِ بنشاط 5 دقائق. ثم اجرِ وامشِ بالتناوب حسب خطة أسبوعك. وامشِ في آخر 5 دقائق.',
  'Answer honestly. It helps us set the right pace.': 'أجب بصدق. فهذا يساعدنا على ضبط الوتيرة المناسبة.',
  'While running, I could …': 'أثناء الجري كنت أستطيع …',
  'talk in sentences': 'الكلام بجمل كاملة',
  'say a few words': 'قول كلمات قليلة',
  'not talk': 'عدم الكلام',
  'Afterwards, my legs were …': 'وبعد ذلك كانت ساقاي …',
  fine: 'بخير',
  'sore for a day': 'متوجعتين يومًا',
  'painful for longer': 'متألمتين مدة أطول',
  'Ready for more': 'الانتقال إلى المزيد',
  'Repeat the week': 'إعادة الأسبوع',
  'Repeat this week with shorter runs. If pain lasts longer than a week, see a doctor or physiotherapist.':
    'أعد هذا الأسبوع بجري أقصر. وإن دام الألم أكثر من أسبوع فراجع طبيبًا أو اختصاصي علاج طبيعي.',
  'How long it took you to cover 5 km, running and walking.': 'كم استغرقت 5 كم جريًا ومشيًا.',
  'Upload a photo of your watch, your route or your shoes, to remember the day.':
    'ارفع صورة لساعتك أو مسارك أو حذائك، ذكرى لهذا اليوم.',
  'Three runs a week': 'ثلاث مرات جري في الأسبوع',
};
