/** Low back pain. */
import type { Dictionary } from '../../human-texts.ts';

export const backPain: Dictionary = {
  'A calmer back': 'ظهر أهدأ',
  '8 weeks to a stronger back, for adults with low back pain.':
    '8 أسابيع نحو ظهر أقوى، للبالغين الذين يعانون ألم أسفل الظهر.',
  'No red flags': 'لا علامات خطر',
  'See a doctor today': 'مراجعة طبيب اليوم',
  'Please see a doctor today': 'راجع طبيبًا اليوم من فضلك',
  'Needs a doctor': 'يحتاج إلى طبيب',
  'How bad is it?': 'ما شدته؟',
  Pain: 'الألم',
  'What can you manage?': 'ما الذي تستطيعه؟',
  'Everyday movements': 'حركات كل يوم',
  'Keep moving': 'المواظبة على الحركة',
  'Daily walk': 'مشي يومي',
  'And now?': 'والآن؟',
  'See a physiotherapist': 'مقابلة اختصاصي علاج طبيعي',
  Physiotherapy: 'العلاج الطبيعي',
  'Back to strength': 'العودة إلى التقوية',
  'Get stronger': 'تقوية الظهر',
  'Strength workout': 'تمارين تقوية',
  'Four weeks of strength': 'أربعة أسابيع من التقوية',
  'What can you manage now?': 'ما الذي تستطيعه الآن؟',
  'Four more weeks': 'أربعة أسابيع أخرى',
  'Stay strong': 'الحفاظ على القوة',
  'Back to everyday life': 'العودة إلى الحياة اليومية',
  'Call your doctor or your local emergency number today. Back pain needs a doctor if you also have numbness between the legs, trouble urinating, new weakness, a fever or cancer, or have had a bad fall.':
    'اتصل اليوم بطبيبك أو برقم الطوارئ في بلدك. يحتاج ألم الظهر إلى طبيب مع خدر بين الساقين أو صعوبة في التبول أو ضعف جديد أو حمّى أو سرطان أو بعد سقطة شديدة.',
  'of 10': 'من 10',
  'Your pain today, from 0 (none) to 10 (the worst you can imagine).':
    'ألمك اليوم، من 0 (لا ألم) إلى 10 (أسوأ ما تتخيله).',
  'What your back lets you do today.': 'ما يسمح لك به ظهرك اليوم.',
  'Because of my back, today I find this …': 'بسبب ظهري أجد هذا اليوم …',
  'Putting on socks or shoes': 'لبس الجوارب أو الحذاء',
  'Sitting for half an hour': 'الجلوس نصف ساعة',
  'Walking up a flight of stairs': 'صعود الدرج طابقًا واحدًا',
  'Carrying a shopping bag': 'حمل كيس مشتريات',
  'Turning over in bed': 'التقلب في السرير',
  Easy: 'سهل',
  'Somewhat hard': 'صعب قليلًا',
  'Very hard': 'صعب جدًا',
  'Not possible': 'غير ممكن',
  'Limits you a little': 'يعيقك قليلًا',
  'Limits you somewhat': 'يعيقك بعض الشيء',
  'Limits you a lot': 'يعيقك كثيرًا',
  'Most back pain gets better on its own, and faster if you keep moving. Do what you can, change position often and keep rests short.':
    'معظم آلام الظهر تتحسن وحدها، وأسرع مع الحركة. افعل ما تستطيع، وغيّر وضعيتك كثيرًا، واجعل فترات الراحة قصيرة.',
  'Gentle exercises': 'تمارين لطيفة',
  'Knee rolls, pelvic tilts and cat-cow, 8 times each, as far as is comfortable. Stop if pain shoots down a leg.':
    'دحرجة الركبتين وإمالة الحوض والقطة والبقرة، 8 مرات لكل منها، بقدر ما يريحك. توقّف إن امتد الألم إلى ساقك.',
  'Bridges, bird-dogs and wall sits: 3 rounds, 8 times each. Effort is fine, but stop if you feel sharp pain.':
    'الجسر ومدّ الذراع والساق المتقابلتين والجلوس على الجدار: 3 جولات، 8 مرات لكل منها. لا بأس بالجهد، لكن توقّف إن شعرت بألم حاد.',
  'Walk for at least 15 minutes.': 'امشِ 15 دقيقة على الأقل.',
  'A checkup, and a plan made for you.': 'فحص وخطة موضوعة لك.',
  '2 strength workouts a week keep most backs pain-free. Your plan stays here for you.':
    'تمارين التقوية مرتين في الأسبوع تريح معظم الظهور. وخطتك باقية لك هنا.',
  'Pain this week': 'الألم هذا الأسبوع',
};
