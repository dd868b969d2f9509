import type { Locale } from './load.ts';

/** What brings people here: how they feel, what they live with, where they want to go. No zod: guests' pages read it. */
export const signGroups = ['symptom', 'condition', 'goal'] as const;
export type SignGroup = (typeof signGroups)[number];

type Sign = { group: SignGroup } & Record<Locale, string>;
const symptom = (en: string, ar: string): Sign => ({ group: 'symptom', en, ar });
const condition = (en: string, ar: string): Sign => ({ group: 'condition', en, ar });
const goal = (en: string, ar: string): Sign => ({ group: 'goal', en, ar });

export const signs = {
  'trouble-falling-asleep': symptom('Trouble falling asleep', 'صعوبة الخلود إلى النوم'),
  'waking-at-night': symptom('Waking up at night', 'الاستيقاظ ليلًا'),
  'tired-by-day': symptom('Tired during the day', 'التعب نهارًا'),
  stress: symptom('Stress', 'التوتر'),
  worry: symptom('Worry', 'القلق'),
  'low-mood': symptom('Low mood', 'تدنّي المزاج'),
  'back-pain': symptom('Back pain', 'ألم الظهر'),
  'neck-pain': symptom('Neck pain', 'ألم الرقبة'),
  'knee-pain': symptom('Knee pain', 'ألم الركبة'),
  headache: symptom('Headache', 'الصداع'),
  bloating: symptom('Bloating', 'الانتفاخ'),
  heartburn: symptom('Heartburn', 'حرقة المعدة'),
  'short-of-breath': symptom('Shortness of breath', 'ضيق التنفس'),
  dizziness: symptom('Dizziness', 'الدوخة'),
  craving: symptom('Cravings', 'رغبات ملحّة'),
  fever: symptom('Fever', 'الحمّى'),
  'leg-weakness': symptom('Weakness in a leg', 'ضعف في الساق'),
  'saddle-numbness': symptom('Numbness between the legs', 'خدر بين الساقين'),
  'bladder-trouble': symptom('Trouble passing or holding urine', 'صعوبة في التبول أو التحكم فيه'),
  'recent-fall': symptom('A recent fall or injury', 'سقوط أو إصابة حديثة'),
  'hot-flushes': symptom('Hot flushes', 'الهبّات الساخنة'),
  insomnia: condition('Insomnia', 'الأرق'),
  'high-blood-pressure': condition('High blood pressure', 'ارتفاع ضغط الدم'),
  'type-2-diabetes': condition('Type 2 diabetes', 'السكري من النوع الثاني'),
  prediabetes: condition('Prediabetes', 'مقدمات السكري'),
  overweight: condition('Overweight', 'زيادة الوزن'),
  asthma: condition('Asthma', 'الربو'),
  'heart-disease': condition('Heart disease', 'أمراض القلب'),
  arthritis: condition('Arthritis', 'التهاب المفاصل'),
  migraine: condition('Migraine', 'الشقيقة'),
  depression: condition('Depression', 'الاكتئاب'),
  anxiety: condition('Anxiety', 'اضطراب القلق'),
  menopause: condition('Menopause', 'سن اليأس'),
  pregnant: condition('Pregnant', 'حامل'),
  'sleep-apnoea': condition('Sleep apnoea', 'انقطاع النفس أثناء النوم'),
  epilepsy: condition('Epilepsy', 'الصرع'),
  bipolar: condition('Bipolar disorder', 'الاضطراب ثنائي القطب'),
  cancer: condition('Cancer', 'السرطان'),
  'type-1-diabetes': condition('Type 1 diabetes', 'السكري من النوع الأول'),
  postnatal: condition('After giving birth', 'بعد الولادة'),
  smoking: condition('Smoking', 'التدخين'),
  'sleep-better': goal('Sleep better', 'نوم أفضل'),
  'lose-weight': goal('Lose weight', 'إنقاص الوزن'),
  'eat-well': goal('Eat well', 'التغذية السليمة'),
  'get-moving': goal('Get moving', 'زيادة الحركة'),
  'get-stronger': goal('Get stronger', 'زيادة القوة'),
  'run-further': goal('Run further', 'الجري لمسافة أطول'),
  'calm-down': goal('Feel calmer', 'هدوء أكثر'),
  'stop-smoking': goal('Stop smoking', 'الإقلاع عن التدخين'),
  'drink-less': goal('Drink less alcohol', 'تقليل شرب الكحول'),
  'lower-blood-pressure': goal('Lower blood pressure', 'خفض ضغط الدم'),
  'steady-blood-sugar': goal('Steady blood sugar', 'استقرار سكر الدم'),
  'less-pain': goal('Less pain', 'تخفيف الألم'),
  'better-focus': goal('Better focus', 'تركيز أفضل'),
  'recover-after-birth': goal('Recover after giving birth', 'التعافي بعد الولادة'),
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof signs;
export const signNames = Object.keys(signs) as [SignName, ...SignName[]];
export const isSign = (name: string): name is SignName => Object.hasOwn(signs, name);

/** A creator may ask for signs that are not in the list; those are shown as they are written. */
export const signLabel = (name: string, locale: Locale): string =>
  isSign(name) ? signs[name][locale] : name.replaceAll('-', ' ');
