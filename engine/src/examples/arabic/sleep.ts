/** Better sleep. */
import type { Dictionary } from '../../human-texts.ts';

export const sleep: Dictionary = {
  'Better sleep': 'نوم أفضل',
  '6 weeks of keeping a diary and making small, steady changes, for adults who sleep badly.':
    '6 أسابيع من اليوميات والتغييرات الصغيرة الثابتة لبالغين يعانون صعوبة في النوم.',
  'Adults without health risks': 'بالغون بلا مخاطر صحية',
  'See a doctor first': 'مراجعة الطبيب أولًا',
  'Please see a doctor first': 'راجع طبيبًا أولًا من فضلك',
  'Not suitable': 'غير مناسب',
  'How are you sleeping?': 'كيف نومك؟',
  'Sleep check': 'فحص النوم',
  'And your mood?': 'ومزاجك؟',
  'More about your mood': 'المزيد عن مزاجك',
  'Help is here': 'المساعدة هنا',
  'You’re not alone with this': 'لست وحدك في هذا',
  'Safety call': 'مكالمة للاطمئنان',
  'Call this person today': 'اتصل بهذا الشخص اليوم',
  'Other help first': 'مساعدة أخرى أولًا',
  'Your safety comes first, so this program stops here. Stay in touch with your doctor or the people helping you. If things get worse, call your emergency number. You can come back whenever you’re ready.':
    'سلامتك أولًا، ولذلك يتوقف هذا البرنامج هنا. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساءت الحال فاتصل برقم الطوارئ. ويمكنك العودة متى شئت.',
  'Continue with the diary': 'المواصلة مع اليوميات',
  'One-week diary': 'يوميات أسبوع',
  'Your sleep window': 'نافذة نومك',
  'Set your sleep window': 'تحديد نافذة النوم',
  'Get up at the same time': 'الاستيقاظ في الوقت نفسه',
  'How are you sleeping now?': 'كيف نومك الآن؟',
  'Well done': 'أحسنت',
  'You did it': 'نجحت',
  'Sleeping better': 'نوم أفضل',
  'Another round': 'جولة أخرى',
  'Talk to a coach': 'التحدث مع مدرّب',
  'Call with a sleep coach': 'مكالمة مع مدرّب نوم',
  'Continues with a coach': 'المواصلة مع مدرّب',
  'Changing your sleep times can be risky for you. Please talk to a doctor about your sleep first.':
    'تغيير أوقات نومك قد يكون خطرًا عليك. تحدّث مع طبيب عن نومك أولًا من فضلك.',
  '4 questions about the last week.': '4 أسئلة عن الأسبوع الماضي.',
  'Not hard': 'بلا صعوبة',
  'Very hard': 'صعوبة شديدة',
  'It didn’t': 'إطلاقًا',
  'A great deal': 'إلى حد كبير',
  'Not satisfied': 'بلا رضا',
  'Very satisfied': 'رضا تام',
  'How hard was it to fall asleep?': 'ما مدى صعوبة الخلود إلى النوم؟',
  'How hard was it to stay asleep?': 'ما مدى صعوبة الاستمرار في النوم؟',
  'How much did tiredness get in the way of your day?': 'إلى أي حد أعاقك التعب في يومك؟',
  'How satisfied were you with your sleep?': 'ما مدى رضاك عن نومك؟',
  'Sleeping well': 'نوم جيد',
  'Some trouble': 'بعض الصعوبة',
  'A lot of trouble': 'صعوبة كبيرة',
  'Hours slept': 'ساعات النوم',
  'How long you slept last night, not counting time awake.': 'كم نمت الليلة الماضية، دون احتساب وقت اليقظة.',
  'They may be thinking about suicide or self-harm. Talk to them today, follow your safety procedure and write down what you agreed. Let them continue only if you’ve spoken with them and they’re safe for now.':
    'قد تراود هذا الشخص أفكار عن الموت أو إيذاء النفس. تحدّث معه اليوم، واتبع إجراء السلامة لديك، واكتب ما اتفقتما عليه. لا يواصل البرنامج إلا إذا تحدثتما وكان بأمان الآن.',
  'If you might act on these thoughts, don’t wait. Call your emergency number, or one of the numbers under “See who you can call”. Thank you for being honest. We’ve told your team and asked them to get in touch with you.':
    'إن خشيت أن تتصرف وفق هذه الأفكار فلا تنتظر. اتصل برقم الطوارئ، أو بأحد الأرقام تحت «بمن يمكنك الاتصال». شكرًا على صدقك. أبلغنا فريقك وطلبنا منه أن يتواصل معك.',
  'Look at your diary and work out how long you sleep on average. Count back that many hours from the time you get up: that’s your earliest bedtime. Go to bed only when you’re sleepy. Never plan less than 6 hours in bed, and don’t drive if you’re drowsy.':
    'انظر إلى يومياتك واحسب متوسط ساعات نومك. اطرحه من وقت استيقاظك، فهذا أبكر موعد لنومك. لا تذهب إلى السرير إلا وأنت نعسان. ولا تخطط لأقل من 6 ساعات في السرير، ولا تقد السيارة وأنت نعسان.',
  'Get up at the same time every day, give or take 30 minutes, however you slept.':
    'استيقظ في الوقت نفسه كل يوم، بفارق 30 دقيقة على الأكثر، كيفما كانت ليلتك.',
  'Wind down': 'وقت الهدوء',
  'Good evening, {{name}}. An hour until bedtime: dim the lights, put screens away and do something quiet. Last night you slept {{reading:sleep-hours}}.':
    'مساء الخير {{الاسم}}. بقيت ساعة على النوم: خفّف الأضواء وأبعد الشاشات وافعل شيئًا هادئًا. مدة نومك الليلة الماضية {{القراءة:sleep-hours}}.',
  'An hour before bedtime: what to do now, and how long they slept last night.':
    'قبل النوم بساعة: ما يُفعل الآن، ومدة النوم في الليلة الماضية.',
  '30 minutes to go through your diary together.': '30 دقيقة لمراجعة يومياتك معًا.',
  'Keep getting up at the same time, even on weekends. Everything else builds on that.':
    'حافظ على وقت استيقاظك، حتى في العطلة. فكل ما عداه يقوم عليه.',
  'Sleep diary': 'يوميات النوم',
  'Weekly sleep check': 'فحص النوم الأسبوعي',
};
