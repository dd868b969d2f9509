/** Values from blood. */
import { sugarInDanger } from '../../examples/arabic/in-danger.ts';
import type { Dictionary } from '../../human-texts.ts';

export const kpisBlood: Dictionary = {
  'Fasting blood glucose': 'سكر الدم صائمًا',
  'Blood sugar in the morning before you eat; the target is the usual one for adults with diabetes.':
    'سكر الدم صباحًا قبل الأكل؛ والهدف هو المعتاد للبالغين المصابين بالسكري.',
  'Blood glucose after a meal': 'سكر الدم بعد الأكل',
  'Blood sugar two hours after you began to eat; the target is the usual one for type 2 diabetes.':
    'سكر الدم بعد ساعتين من بدء الأكل؛ والهدف هو المعتاد في السكري من النوع الثاني.',
  'The average blood sugar of the last two to three months, from a blood test.':
    'متوسط سكر الدم في الشهرين أو الثلاثة الماضية، من فحص دم.',
  'LDL cholesterol': 'كوليسترول LDL',
  'The part of cholesterol that narrows vessels; after a heart attack or stroke the aim is lower.':
    'جزء الكوليسترول الذي يضيّق الأوعية؛ والهدف أدنى بعد جلطة القلب أو السكتة الدماغية.',
  'Total cholesterol': 'الكوليسترول الكلي',
  'All cholesterol in the blood together, from a blood test.': 'كل الكوليسترول في الدم معًا، من فحص دم.',
  Haemoglobin: 'الهيموغلوبين',
  'The red pigment that carries oxygen, from a blood count; low values can make you tired.':
    'الصبغة الحمراء التي تحمل الأكسجين، من صورة الدم؛ وانخفاضها قد يسبب التعب.',
  ...sugarInDanger,
};
