/** Values from blood. */
import { sugarInDanger } from '../../examples/arabic/in-danger.ts';
import type { Dictionary } from '../../human-texts.ts';

export const kpisBlood: Dictionary = {
  'Fasting blood glucose': 'سكر الدم صائمًا',
  'Blood sugar in the morning before you eat. The target is the usual one for adults with diabetes.':
    'سكر الدم صباحًا قبل الأكل. والهدف هو المعتاد للبالغين المصابين بالسكري.',
  'Blood glucose after a meal': 'سكر الدم بعد الأكل',
  'Blood sugar 2 hours after you start eating. The target is the usual one for type 2 diabetes.':
    'سكر الدم بعد ساعتين من بدء الأكل. والهدف هو المعتاد في السكري من النوع الثاني.',
  'Your average blood sugar over the last 2 to 3 months, from a blood test.':
    'متوسط سكر الدم في الشهرين أو الثلاثة الماضية، من فحص دم.',
  'LDL cholesterol': 'كوليسترول LDL',
  'The cholesterol that narrows blood vessels. After a heart attack or stroke, the target is lower.':
    'الكوليسترول الذي يضيّق الأوعية الدموية. والهدف أدنى بعد جلطة القلب أو السكتة الدماغية.',
  'Total cholesterol': 'الكوليسترول الكلي',
  'All the cholesterol in your blood, from a blood test.': 'كل الكوليسترول في دمك، من فحص دم.',
  Hemoglobin: 'الهيموغلوبين',
  'The part of your blood that carries oxygen, from a blood count. A low value can make you tired.':
    'مكوّن الدم الذي يحمل الأكسجين، من تعداد الدم. وانخفاضه قد يسبب التعب.',
  ...sugarInDanger,
};
