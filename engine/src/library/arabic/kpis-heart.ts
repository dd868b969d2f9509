/** Measures of heart, lungs and circulation. */
import { lowPressure } from '../../examples/arabic/in-danger.ts';
import type { Dictionary } from '../../human-texts.ts';

export const kpisHeart: Dictionary = {
  ...lowPressure,
  'Systolic blood pressure': 'ضغط الدم الانقباضي',
  'The upper blood pressure value, measured at home after five minutes of rest.':
    'قيمة ضغط الدم العليا، تُقاس في البيت بعد خمس دقائق من الراحة.',
  'Diastolic blood pressure': 'ضغط الدم الانبساطي',
  'The lower blood pressure value, measured at home after five minutes of rest.':
    'قيمة ضغط الدم السفلى، تُقاس في البيت بعد خمس دقائق من الراحة.',
  'Resting heart rate': 'نبض القلب في الراحة',
  'Heartbeats in a minute after you have sat quietly for five minutes.':
    'عدد ضربات القلب في الدقيقة بعد جلوسك هادئًا خمس دقائق.',
  'Oxygen saturation': 'تشبّع الأكسجين',
  'Oxygen in the blood by finger sensor; with lung disease your doctor may set another target.':
    'أكسجين الدم بمستشعر الإصبع؛ ومع مرض الرئة قد يحدد طبيبك هدفًا آخر.',
  'Peak flow': 'ذروة الجريان',
  'The best of three hard breaths out into a peak flow meter; compare it with your own best.':
    'أفضل زفرة من ثلاث زفرات قوية في جهاز ذروة الجريان؛ قارنها بأفضل ما سجلته أنت.',
  'Carbon monoxide in breath': 'أول أكسيد الكربون في النفَس',
  'Shows how much you have smoked in the last day; measured with a breath meter.':
    'يبيّن كم دخّنت في اليوم الأخير؛ ويُقاس بجهاز للنفَس.',
  'This blood pressure is very high': 'ضغط دمك مرتفع جدًا',
  'Sit down, rest for five minutes and measure again. If you have chest pain, trouble breathing, weakness, numbness, or trouble speaking or seeing, call the emergency number now. If it stays this high without any of these, call a doctor today.':
    'اجلس واسترح خمس دقائق ثم قِس مرة أخرى. إن شعرت بألم في الصدر أو ضيق في التنفس أو ضعف أو خدر، أو صعُب عليك الكلام أو الرؤية، فاتصل برقم الطوارئ الآن. وإن بقي مرتفعًا هكذا دون شيء من ذلك فاتصل بطبيب اليوم.',
};
