/** Reminders for the day. */
import type { Dictionary } from '../../human-texts.ts';

export const nudgesDay: Dictionary = {
  'Time to wind down': 'حان وقت الهدوء',
  'Evening push message: an hour to bedtime, dim the lights and put the screens away.':
    'إشعار مسائي: بقيت ساعة على النوم، خفّف الأضواء وأبعد الشاشات.',
  'An hour to go': 'بقيت ساعة',
  'Dim the lights, put the screens away and do something quiet. Sleep comes easier to a calm evening.':
    'خفّف الأضواء وأبعد الشاشات وافعل شيئًا هادئًا. فالنوم أقرب إلى المساء الهادئ.',
  'Time to measure': 'حان وقت القياس',
  'Push message before a blood pressure reading: sit, rest five minutes, measure twice.':
    'إشعار قبل قياس ضغط الدم: اجلس واسترح خمس دقائق ثم قِس مرتين.',
  'Time to measure your blood pressure': 'حان وقت قياس ضغط دمك',
  'Sit for five minutes, feet on the floor, arm at heart level. Then measure twice, one minute apart.':
    'اجلس خمس دقائق وقدماك على الأرض وذراعك بمستوى قلبك. ثم قِس مرتين بينهما دقيقة.',
  'Your medicine': 'دواؤك',
  'Discreet push message for the time of a medicine; it names no illness and no drug.':
    'إشعار خفيّ لوقت الدواء، لا يذكر مرضًا ولا اسم دواء.',
  'A small thing to do now': 'شيء صغير تفعله الآن',
  'It is time for what you planned. If you forgot an earlier one, follow the leaflet or ask your pharmacist. Do not double it.':
    'حان وقت ما خططت له. إن نسيت جرعة سابقة فاتبع النشرة أو اسأل الصيدلي. ولا تضاعفها.',
  'A glass of water': 'كوب ماء',
  'Push message that reminds you to drink a glass of water during the day.':
    'إشعار يذكّرك بشرب كوب من الماء خلال اليوم.',
  'A glass of water?': 'كوب ماء؟',
  'Fill a glass and drink it in your own time. If your doctor limits how much you drink, keep to that.':
    'املأ كوبًا واشربه على مهلك. وإن حدّد طبيبك مقدار ما تشربه فالتزم به.',
  'Two minutes on your feet': 'دقيقتان على قدميك',
  'Push message that breaks up long sitting with two minutes of standing or walking.':
    'إشعار يقطع الجلوس الطويل بدقيقتين من الوقوف أو المشي.',
  'Up for two minutes': 'قم دقيقتين',
  'Stand up, walk to the window, roll your shoulders. Two minutes are enough.':
    'قف وامشِ إلى النافذة وأدر كتفيك. دقيقتان تكفيان.',
  'One minute of breath': 'دقيقة تنفّس',
  'Push message for a tense day: feet on the floor and three slow breaths out.':
    'إشعار ليوم متوتر: قدماك على الأرض وثلاث زفرات بطيئة.',
  'One minute for you': 'دقيقة لك',
  'Put both feet on the floor, let your shoulders drop, breathe out slowly three times.':
    'ضع قدميك على الأرض، ودع كتفيك يهبطان، وازفر ببطء ثلاث مرات.',
  'A craving passes': 'الرغبة تزول',
  'Push message for people who stop smoking: wait, breathe, drink water, keep your hands busy.':
    'إشعار لمن يترك التدخين: انتظر، وتنفّس، واشرب ماءً، وأشغل يديك.',
  'It passes': 'ستزول',
  'Most cravings are over in a few minutes. Breathe slowly, drink water, keep your hands busy.':
    'معظم نوبات الرغبة تنتهي خلال دقائق. تنفّس ببطء، واشرب ماءً، وأشغل يديك.',
  'Eight gentle lifts': 'ثماني رفعات لطيفة',
  'Discreet push message that reminds you of your pelvic floor exercise.':
    'إشعار خفيّ يذكّركِ بتمرين قاع الحوض.',
  'Wherever you are: breathe out and lift, one slow breath, let go. Eight times.':
    'أينما كنتِ: ازفري وارفعي، نفَسًا بطيئًا واحدًا، ثم أرخي. ثماني مرات.',
};
