/** Type 2 diabetes. */
import type { Dictionary } from '../../human-texts.ts';
import { sugarInDanger } from './in-danger.ts';

export const diabetes: Dictionary = {
  'Living well with type 2 diabetes': 'حياة طيبة مع السكري من النوع الثاني',
  '3 months of measuring, moving and taking care of yourself.': '3 أشهر من القياس والحركة والعناية بنفسك.',
  'Adults with type 2 diabetes': 'بالغون مصابون بالسكري من النوع الثاني',
  'Another program': 'برنامج آخر',
  'Another program is a better fit': 'برنامج آخر أنسب لك',
  'Not suitable': 'غير مناسب',
  'Your last HbA1c': 'آخر HbA1c لديك',
  'Fasting glucose': 'سكر الدم صائمًا',
  'Too low': 'منخفض جدًا',
  'Your blood sugar is low': 'سكر دمك منخفض',
  'Very high': 'عالٍ جدًا',
  'Your blood sugar is very high': 'سكر دمك عالٍ جدًا',
  'Call today': 'اتصال اليوم',
  'Dangerous glucose value': 'قيمة سكر خطرة',
  'Other help first': 'مساعدة أخرى أولًا',
  'Your safety comes first, so this program stops here. Stay in touch with your doctor or the people helping you. If things get worse, call your emergency number. You can come back whenever you’re ready.':
    'سلامتك أولًا، ولذلك يتوقف هذا البرنامج هنا. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساءت الحال فاتصل برقم الطوارئ. ويمكنك العودة متى شئت.',
  'Safe to continue': 'المواصلة آمنة',
  'Half a plate': 'نصف طبق',
  'Half a plate of vegetables': 'نصف طبق من الخضار',
  'And your mood?': 'ومزاجك؟',
  'Ask about mood': 'السؤال عن المزاج',
  'After a meal': 'بعد الأكل',
  'Ten minutes after a meal': 'عشر دقائق بعد الأكل',
  'Until the next foot check': 'حتى فحص القدمين التالي',
  'Check the foot': 'فحص القدمين',
  'Foot problem': 'مشكلة في القدم',
  'To the end of three months': 'إلى نهاية الأشهر الثلاثة',
  'HbA1c again': 'HbA1c مرة أخرى',
  'Lower HbA1c': 'انخفاض HbA1c',
  '3 months completed': 'اكتمال 3 أشهر',
  'Type 1 diabetes and diabetes in pregnancy need special care. Please talk to your diabetes team.':
    'السكري من النوع الأول وسكري الحمل يحتاجان إلى رعاية خاصة. تحدّث مع فريق السكري لديك من فضلك.',
  'Enter the value from your last blood test.': 'أدخل القيمة من آخر فحص دم لديك.',
  'Your average blood sugar over the last 2 to 3 months, from a blood test.':
    'متوسط سكر الدم في الشهرين أو الثلاثة الماضية، من فحص دم.',
  'Blood sugar in the morning before you eat.': 'سكر الدم صباحًا قبل الأكل.',
  'If you feel faint or confused, call your local emergency number now. Have something sweet: juice, sugar or glucose tablets. Measure again in 15 minutes.':
    'إن شعرت بإغماء أو تشوّش فاتصل برقم الطوارئ في بلدك الآن. تناول شيئًا حلوًا: عصيرًا أو سكرًا أو أقراص غلوكوز. أعد القياس بعد 15 دقيقة.',
  'If you vomit, breathe deeply or feel drowsy, call your local emergency number now. If not, drink water and measure again in 2 hours.':
    'إن تقيّأت أو تعمّق تنفّسك أو غلبك النعاس فاتصل برقم الطوارئ في بلدك الآن. وإلا فاشرب ماءً وأعد القياس بعد ساعتين.',
  'Call the person today. Ask about symptoms and medicines, and arrange care if needed. Don’t change a prescription here.':
    'اتصل بالشخص اليوم. اسأله عن الأعراض والأدوية، ورتّب له الرعاية حيث تلزم. ولا تغيّر وصفة هنا.',
  'At one meal a day, fill half your plate with vegetables, a quarter with protein and a quarter with starch.':
    'في وجبة واحدة في اليوم، املأ نصف طبقك بالخضار، وربعه بالبروتين، وربعه بالنشويات.',
  'Foot check': 'فحص القدمين',
  'Check your soles and between your toes. Use a mirror if you need to.':
    'انظر إلى باطن القدمين وما بين الأصابع، بمرآة إن لزم.',
  'Is there a wound, a blister or a dark spot?': 'هل هناك جرح أو فقاعة أو بقعة داكنة؟',
  'Is one foot warmer, redder or more swollen than the other?':
    'هل إحدى القدمين أسخن أو أشد احمرارًا أو تورمًا من الأخرى؟',
  'Is any area newly numb?': 'هل هناك موضع خدر جديد؟',
  'The weekly foot check found something. Make sure a doctor sees the foot within a day or two.':
    'وجد فحص القدمين الأسبوعي شيئًا. رتّب أن يفحص طبيب القدم خلال يوم أو يومين.',
  'Low mood is common with diabetes and makes everything harder. Talk to the person and offer help.':
    'ضيق المزاج شائع مع السكري ويصعّب كل شيء. تحدّث مع الشخص واعرض المساعدة.',
  'Walk for 10 minutes after your biggest meal.': 'امشِ 10 دقائق بعد أكبر وجباتك.',
  'Weekly foot check': 'فحص القدمين الأسبوعي',
  'Readings review every 2 weeks': 'مراجعة القراءات كل أسبوعين',
  ...sugarInDanger,
};
