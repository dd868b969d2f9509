/** Low back pain. */
import type { Dictionary } from '../../human-texts.ts';

export const backPain: Dictionary = {
  'A calmer back': 'ظهر أهدأ',
  'Eight weeks from sore to strong for adults with low back pain.':
    'ثمانية أسابيع من الوجع إلى القوة للبالغين الذين يعانون ألم أسفل الظهر.',
  'No red flags': 'لا علامات خطر',
  'Be seen today': 'الفحص اليوم',
  'Please be seen today': 'اعرض نفسك على طبيب اليوم من فضلك',
  'Needs a doctor': 'يحتاج إلى طبيب',
  'How bad is it?': 'ما شدته؟',
  Pain: 'الألم',
  'What can you do?': 'ماذا تستطيع أن تفعل؟',
  'Everyday movements': 'حركات كل يوم',
  'Keep moving': 'واصل الحركة',
  'Daily walk': 'مشي يومي',
  'And now?': 'والآن؟',
  'See a physiotherapist': 'قابل اختصاصي علاج طبيعي',
  Physiotherapy: 'العلاج الطبيعي',
  'Back to strength': 'العودة إلى التقوية',
  'Get stronger': 'ازدد قوة',
  'Strength round': 'جولة تقوية',
  'Four weeks of strength': 'أربعة أسابيع من التقوية',
  'What can you do now?': 'ماذا تستطيع أن تفعل الآن؟',
  'Four more weeks': 'أربعة أسابيع أخرى',
  'Stay strong': 'حافظ على قوتك',
  'Back to everyday life': 'العودة إلى الحياة اليومية',
  'With numbness between the legs, trouble passing water, new weakness, fever, cancer or a bad fall, back pain needs a doctor today. Call your doctor or your local emergency number.':
    'مع خدر بين الساقين أو صعوبة في التبول أو ضعف جديد أو حمّى أو سرطان أو سقطة شديدة، يحتاج ألم الظهر إلى طبيب اليوم. اتصل بطبيبك أو برقم الطوارئ في بلدك.',
  'of 10': 'من 10',
  'Your pain today, from 0, none, to 10, the worst you can imagine.':
    'ألمك اليوم، من 0، لا ألم، إلى 10، أسوأ ما تتخيله.',
  'What your back lets you do today.': 'ما يسمح لك به ظهرك اليوم.',
  'Because of my back, today this is …': 'بسبب ظهري، هذا اليوم …',
  'Putting on socks or shoes': 'لبس الجوارب أو الحذاء',
  'Sitting for half an hour': 'الجلوس نصف ساعة',
  'Walking up a flight of stairs': 'صعود طابق على الدرج',
  'Carrying a shopping bag': 'حمل كيس مشتريات',
  'Turning over in bed': 'التقلب في السرير',
  Easy: 'سهل',
  'Somewhat hard': 'صعب قليلًا',
  'Very hard': 'صعب جدًا',
  'Not possible': 'غير ممكن',
  'Little in the way': 'إعاقة قليلة',
  'Some in the way': 'بعض الإعاقة',
  'Much in the way': 'إعاقة كبيرة',
  'Most back pain gets better by itself, and faster with movement. Do what you can, change position often, and rest for short spells only.':
    'معظم آلام الظهر تتحسن من تلقاء نفسها، وأسرع مع الحركة. افعل ما تستطيع، وغيّر وضعيتك كثيرًا، ولا ترتح إلا فترات قصيرة.',
  'Gentle round': 'جولة لطيفة',
  'Knee rolls, pelvic tilts and cat-and-camel, eight times each, within comfort. Stop if pain shoots down a leg.':
    'دحرجة الركبتين وإمالة الحوض والقطة والجمل، ثماني مرات لكل منها، بقدر ما يريحك. توقّف إن امتد الألم إلى ساقك.',
  'Bridges, bird-dogs and wall sits, three rounds of eight. Effort is fine, sharp pain is not.':
    'الجسر ومدّ الذراع والساق المتقابلتين والجلوس على الجدار، ثلاث جولات من ثماني مرات. الجهد لا بأس به، أما الألم الحاد فلا.',
  'Walk for at least fifteen minutes.': 'امشِ خمس عشرة دقيقة على الأقل.',
  'An examination and a plan made for you.': 'فحص وخطة موضوعة لك.',
  'Two strength rounds a week keep most backs quiet. Your plan stays here for you.':
    'جولتا تقوية في الأسبوع تريحان معظم الظهور. وخطتك باقية لك هنا.',
  'Pain this week': 'الألم هذا الأسبوع',
};
