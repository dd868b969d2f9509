/** Type 2 diabetes. */
import type { Dictionary } from '../../human-texts.ts';
import { sugarInDanger } from './in-danger.ts';

export const diabetes: Dictionary = {
  'Living well with type 2 diabetes': 'حياة طيبة مع السكري من النوع الثاني',
  'Three months of measuring, moving and looking after yourself.':
    'ثلاثة أشهر من القياس والحركة والعناية بنفسك.',
  'Adults with type 2 diabetes': 'بالغون مصابون بالسكري من النوع الثاني',
  'Another program': 'برنامج آخر',
  'Another program suits better': 'برنامج آخر أنسب لك',
  'Not suited': 'غير مناسب',
  'Your last HbA1c': 'آخر HbA1c لديك',
  'Fasting glucose': 'سكر الدم صائمًا',
  'Too low': 'منخفض جدًا',
  'Your sugar is low': 'سكرك منخفض',
  'Very high': 'عالٍ جدًا',
  'Your sugar is very high': 'سكرك عالٍ جدًا',
  'Call today': 'اتصال اليوم',
  'Dangerous glucose value': 'قيمة سكر خطرة',
  'Other help comes first': 'مساعدة أخرى أولًا',
  'This program stops here, because something else comes first now: that you are safe and well. Please stay in touch with your doctor or with those who help you. If it gets worse, call your emergency number. You can come back whenever you are ready.':
    'يتوقف هذا البرنامج هنا لأن ما هو أهم يأتي أولًا الآن: سلامتك. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساء الحال فاتصل برقم الطوارئ. ويمكنك العودة متى كنت مستعدًا.',
  'Safe to go on': 'آمن للمتابعة',
  'Half a plate': 'نصف طبق',
  'Half a plate of vegetables': 'نصف طبق من الخضار',
  'And your mood?': 'ومزاجك؟',
  'Ask about mood': 'سؤال عن المزاج',
  'After a meal': 'بعد الأكل',
  'Ten minutes after a meal': 'عشر دقائق بعد الأكل',
  'Until the next foot check': 'حتى فحص القدمين التالي',
  'Look at the foot': 'نظرة إلى القدم',
  'Foot problem': 'مشكلة في القدم',
  'To the end of three months': 'إلى نهاية الأشهر الثلاثة',
  'HbA1c again': 'HbA1c مرة أخرى',
  'HbA1c came down': 'انخفض HbA1c',
  'Three months done': 'انتهت ثلاثة أشهر',
  'Type 1 diabetes and diabetes in pregnancy need care of their own. Please speak to your diabetes team.':
    'السكري من النوع الأول وسكري الحمل يحتاجان إلى رعاية خاصة. تحدّث مع فريق السكري لديك من فضلك.',
  'Enter the value from your last blood test.': 'أدخل القيمة من آخر فحص دم لديك.',
  'The average blood sugar of the last two to three months, from a blood test.':
    'متوسط سكر الدم في الشهرين أو الثلاثة الماضية، من فحص دم.',
  'Blood sugar in the morning before you eat.': 'سكر الدم صباحًا قبل الأكل.',
  'Take something sweet now: juice, sugar or glucose tablets. Measure again in fifteen minutes. If you feel faint or confused, call your local emergency number.':
    'تناول شيئًا حلوًا الآن: عصيرًا أو سكرًا أو أقراص جلوكوز. أعد القياس بعد خمس عشرة دقيقة. وإن شعرت بإغماء أو تشوّش فاتصل برقم الطوارئ في بلدك.',
  'Drink water and measure again in two hours. With vomiting, deep breathing or drowsiness call your local emergency number.':
    'اشرب ماءً وأعد القياس بعد ساعتين. ومع قيء أو تنفّس عميق أو نعاس اتصل برقم الطوارئ في بلدك.',
  'Call the person today. Ask about symptoms and medicines, and arrange care where needed. Do not change a prescription here.':
    'اتصل بالشخص اليوم. اسأله عن الأعراض والأدوية، ورتّب له الرعاية حيث تلزم. ولا تغيّر وصفة هنا.',
  'For one meal a day, fill half of your plate with vegetables, a quarter with protein, a quarter with something starchy.':
    'في وجبة واحدة في اليوم، املأ نصف طبقك بالخضار، وربعه بالبروتين، وربعه بالنشويات.',
  'Foot check': 'فحص القدمين',
  'Look at the soles and between the toes, with a mirror if needed.':
    'انظر إلى باطن القدمين وما بين الأصابع، بمرآة إن لزم.',
  'Is there a wound, a blister or a dark spot?': 'هل هناك جرح أو فقاعة أو بقعة داكنة؟',
  'Is one foot warmer, redder or more swollen than the other?':
    'هل إحدى القدمين أسخن أو أشد احمرارًا أو تورمًا من الأخرى؟',
  'Is there a new numb area?': 'هل هناك موضع خدر جديد؟',
  'The weekly foot check found something. Arrange for the foot to be seen within a day or two.':
    'وجد فحص القدمين الأسبوعي شيئًا. رتّب أن تُفحص القدم خلال يوم أو يومين.',
  'Low mood is common with diabetes and makes everything harder. Speak to the person and offer help.':
    'ضيق المزاج شائع مع السكري ويصعّب كل شيء. تحدّث مع الشخص واعرض المساعدة.',
  'Walk for ten minutes after your largest meal.': 'امشِ عشر دقائق بعد أكبر وجباتك.',
  'Weekly foot check': 'فحص القدمين الأسبوعي',
  'Fortnightly look at the readings': 'نظرة إلى القراءات كل أسبوعين',
  ...sugarInDanger,
};
