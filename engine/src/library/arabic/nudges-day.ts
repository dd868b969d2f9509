/** Reminders for the day. */
import type { Dictionary } from '../../human-texts.ts';

export const nudgesDay: Dictionary = {
  'Time to wind down': 'حان وقت الهدوء',
  'Evening push notification: bedtime is in an hour, so dim the lights and put screens away.':
    'إشعار مسائي: بقيت ساعة على النوم، خفّف الأضواء وأبعد الشاشات.',
  'An hour until bedtime': 'بقيت ساعة على النوم',
  'Dim the lights, put screens away and do something quiet. A calm evening makes it easier to fall asleep.':
    'خفّف الأضواء وأبعد الشاشات وافعل شيئًا هادئًا. فالمساء الهادئ يسهّل النوم.',
  'Time to measure': 'حان وقت القياس',
  'Push notification before a blood pressure reading: sit, rest for 5 minutes, measure twice.':
    'إشعار قبل قياس ضغط الدم: اجلس واسترح 5 دقائق ثم قِس مرتين.',
  'Time to measure your blood pressure': 'حان وقت قياس ضغط دمك',
  'Sit for 5 minutes, feet on the floor, arm at heart level. Then measure twice, a minute apart.':
    'اجلس خمس دقائق وقدماك على الأرض وذراعك بمستوى قلبك. ثم قِس مرتين بينهما دقيقة.',
  'Your medicine': 'دواؤك',
  'Discreet push notification when a medicine is due. It doesn’t name an illness or a drug.':
    'إشعار كتوم لموعد الدواء. لا يذكر مرضًا ولا اسم دواء.',
  'Your reminder': 'تذكيرك',
  'It’s time. If you missed an earlier one, follow the leaflet or ask your pharmacist. Don’t take double.':
    'حان الوقت. إن فاتتك جرعة سابقة فاتبع النشرة أو اسأل الصيدلي. ولا تضاعفها.',
  'A glass of water': 'كوب ماء',
  'Push notification: a reminder to drink a glass of water during the day.':
    'إشعار يذكّر بشرب كوب من الماء خلال اليوم.',
  'Time for a glass of water': 'حان وقت كوب ماء',
  'Fill a glass and drink it when you’re ready. If your doctor has limited how much you drink, stick to that.':
    'املأ كوبًا واشربه على مهلك. وإن حدّد طبيبك مقدار ما تشربه فالتزم به.',
  'Two minutes on your feet': 'دقيقتان على قدميك',
  'Push notification: break up long sitting with 2 minutes of standing or walking.':
    'إشعار يقطع الجلوس الطويل بدقيقتين من الوقوف أو المشي.',
  'Stand up for 2 minutes': 'وقت الوقوف دقيقتين',
  'Stand up, walk to the window, roll your shoulders. 2 minutes is enough.':
    'قف وامشِ إلى النافذة وأدر كتفيك. دقيقتان تكفيان.',
  'A minute to breathe': 'دقيقة للتنفّس',
  'Push notification for a tense day: feet on the floor, 3 slow breaths out.':
    'إشعار ليوم متوتر: قدماك على الأرض و3 زفرات بطيئة.',
  'A minute for you': 'دقيقة لك',
  'Put both feet on the floor, let your shoulders drop and breathe out slowly 3 times.':
    'ضع قدميك على الأرض، ودع كتفيك يهبطان، وازفر ببطء 3 مرات.',
  'Cravings pass': 'الرغبة تزول',
  'Push notification for people quitting smoking: wait, breathe, drink water, keep your hands busy.':
    'إشعار لمن يترك التدخين: انتظر، وتنفّس، واشرب ماءً، وأشغل يديك.',
  'This will pass': 'ستزول',
  'Most cravings are over in a few minutes. Breathe slowly, drink water, keep your hands busy.':
    'معظم نوبات الرغبة تنتهي خلال دقائق. تنفّس ببطء، واشرب ماءً، وأشغل يديك.',
  '8 gentle lifts': '8 رفعات لطيفة',
  'Discreet push notification: a reminder for pelvic floor exercise.': 'إشعار كتوم يذكّر بتمرين قاع الحوض.',
  'Wherever you are: breathe out and lift, hold for one slow breath, relax. 8 times.':
    'أينما كنتِ: ازفري وارفعي، اثبتي نفَسًا بطيئًا واحدًا، ثم أرخي. 8 مرات.',
};
