/** Measures of heart, lungs and circulation. */
import { lowPressure } from '../../examples/arabic/in-danger.ts';
import type { Dictionary } from '../../human-texts.ts';

export const kpisHeart: Dictionary = {
  ...lowPressure,
  'Systolic blood pressure': 'ضغط الدم الانقباضي',
  'The upper number of your blood pressure, measured at home after 5 minutes of rest.':
    'الرقم الأعلى في ضغط الدم، يُقاس في البيت بعد 5 دقائق من الراحة.',
  'Diastolic blood pressure': 'ضغط الدم الانبساطي',
  'The lower number of your blood pressure, measured at home after 5 minutes of rest.':
    'الرقم الأدنى في ضغط الدم، يُقاس في البيت بعد 5 دقائق من الراحة.',
  'Resting heart rate': 'نبض القلب في الراحة',
  'Heartbeats per minute after sitting quietly for 5 minutes.':
    'عدد ضربات القلب في الدقيقة بعد جلوس هادئ 5 دقائق.',
  'Oxygen saturation': 'تشبّع الأكسجين',
  'Oxygen in your blood, measured at your finger. With lung disease, your doctor may set a different target.':
    'أكسجين الدم، يُقاس من الإصبع. ومع مرض الرئة قد يحدد طبيبك هدفًا آخر.',
  'Peak flow': 'ذروة جريان الزفير',
  'The best of 3 hard breaths out into a peak flow meter. Compare it with your personal best.':
    'أفضل نتيجة من 3 زفرات قوية في جهاز قياس ذروة الجريان. قارنها بأفضل نتيجة لك.',
  'Carbon monoxide in breath': 'أول أكسيد الكربون في النفَس',
  'Shows how much you smoked in the last day. Measured with a breath meter.':
    'يبيّن كم دخّنت في اليوم الأخير. يُقاس بجهاز للنفَس.',
  'Your blood pressure is very high': 'ضغط دمك مرتفع جدًا',
  'If you have chest pain, trouble breathing, weakness, numbness, or trouble speaking or seeing, call the emergency number now. If not, sit down, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.':
    'إن شعرت بألم في الصدر أو ضيق في التنفس أو ضعف أو خدر، أو صعُب عليك الكلام أو الرؤية، فاتصل برقم الطوارئ الآن. وإلا فاجلس واسترح 5 دقائق ثم قِس مرة أخرى. وإن بقي مرتفعًا هكذا فاتصل بطبيب اليوم.',
};
