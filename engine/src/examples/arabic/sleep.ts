/** Better sleep. */
import type { Dictionary } from '../../human-texts.ts';

export const sleep: Dictionary = {
  'Better sleep': 'نوم أفضل',
  'Six weeks of diary and small, steady changes for adults who sleep badly.':
    'ستة أسابيع من اليوميات والتغييرات الصغيرة الثابتة لبالغين نومهم سيئ.',
  'Adults without risky conditions': 'بالغون بلا حالات خطرة',
  'See a doctor first': 'راجع طبيبًا أولًا',
  'Please see a doctor first': 'راجع طبيبًا أولًا من فضلك',
  'Not suited': 'غير مناسب',
  'How do you sleep?': 'كيف تنام؟',
  'Sleep check': 'فحص النوم',
  'And your mood?': 'ومزاجك؟',
  'A closer look at your mood': 'نظرة أقرب إلى مزاجك',
  'Help is near': 'المساعدة قريبة',
  'You are not alone with this': 'لست وحدك في هذا',
  'Safety call': 'مكالمة أمان',
  'Call this person today': 'اتصل بهذا الشخص اليوم',
  'Other help comes first': 'مساعدة أخرى أولًا',
  'This program stops here, because something else comes first now: that you are safe and well. Please stay in touch with your doctor or with those who help you. If it gets worse, call your emergency number. You can come back whenever you are ready.':
    'يتوقف هذا البرنامج هنا لأن ما هو أهم يأتي أولًا الآن: سلامتك. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساء الحال فاتصل برقم الطوارئ. ويمكنك العودة متى كنت مستعدًا.',
  'Go on with the diary': 'تابع مع اليوميات',
  'A week of diary': 'أسبوع من اليوميات',
  'Your sleep window': 'نافذة نومك',
  'Set your sleep window': 'حدّد نافذة نومك',
  'Up at the same time': 'استيقظ في الوقت نفسه',
  'How do you sleep now?': 'كيف تنام الآن؟',
  'Well done': 'أحسنت',
  'You did it': 'لقد فعلتها',
  'Sleeping better': 'نوم أحسن',
  'Another round': 'جولة أخرى',
  'Talk to a coach': 'تحدّث مع مدرّب',
  'Call with a sleep coach': 'مكالمة مع مدرّب نوم',
  'Goes on with a coach': 'يتابع مع مدرّب',
  'Changing your sleep times can be risky with sleep apnoea, epilepsy or bipolar disorder. Please talk to a doctor before you start.':
    'تغيير أوقات نومك قد يكون خطرًا مع انقطاع النفَس النومي أو الصرع أو الاضطراب ثنائي القطب. تحدّث مع طبيب قبل أن تبدأ من فضلك.',
  'Four questions about the last week. More points mean worse sleep.':
    'أربعة أسئلة عن الأسبوع الماضي. كلما زادت النقاط ساء النوم.',
  '0: not at all. 4: very much.': '0: لا شيء على الإطلاق. 4: كثيرًا جدًا.',
  'How hard was it to fall asleep?': 'كم صعُب عليك أن تنام؟',
  'How hard was it to stay asleep?': 'كم صعُب عليك أن تستمر في النوم؟',
  'How much did tiredness get in the way of your days?': 'كم أعاق التعب أيامك؟',
  'How content were you with your sleep?': 'كم كنت راضيًا عن نومك؟',
  'Sleeping well': 'نوم جيد',
  'Some trouble': 'بعض الصعوبة',
  'Much trouble': 'صعوبة كبيرة',
  'Hours slept': 'ساعات النوم',
  'How long you slept last night, without the time you lay awake.':
    'كم نمت الليلة الماضية، دون وقت بقائك مستيقظًا.',
  'They may have had thoughts of being better off dead. Speak to them today, follow your own safety procedure and write down what you agreed.':
    'ربما راودته أفكار بأنه من الأفضل لو كان ميتًا. تحدّث معه اليوم، واتبع إجراء السلامة لديك، واكتب ما اتفقتما عليه.',
  'Thank you for your honesty. Your team has been told and is asked to call you. Please do not wait for them: if you might act on these thoughts, call one of the numbers under “Help now”.':
    'شكرًا على صدقك. أبلغنا فريقك وطلبنا منه أن يتصل بك. لا تنتظرهم من فضلك: إن خشيت أن تتصرف وفق هذه الأفكار فاتصل بأحد الأرقام في صفحة «المساعدة الآن».',
  'Look at your diary. Go to bed only when sleepy, and no earlier than your average hours of sleep before your rising time. Never plan less than six hours in bed. Do not drive when drowsy.':
    'انظر إلى يومياتك. لا تذهب إلى السرير إلا وأنت نعسان، ولا قبل وقت استيقاظك بأكثر من متوسط ساعات نومك. لا تخطط لأقل من ست ساعات في السرير. ولا تقد السيارة وأنت نعسان.',
  'Get up within half an hour of your chosen time, however the night was.':
    'استيقظ خلال نصف ساعة من الوقت الذي اخترته، كيفما كانت ليلتك.',
  'Wind down': 'وقت الهدوء',
  'An hour to go. Dim the lights, put the screens away, do something quiet.':
    'بقيت ساعة. خفّف الأضواء وأبعد الشاشات وافعل شيئًا هادئًا.',
  'Half an hour to go through your diary together.': 'نصف ساعة لمراجعة يومياتك معًا.',
  'Keep your rising time, also at weekends. It is the anchor of the rest.':
    'حافظ على وقت استيقاظك، في العطلة أيضًا. فهو مرساة كل ما عداه.',
  'Sleep diary': 'يوميات النوم',
  'Weekly sleep check': 'فحص النوم الأسبوعي',
};
