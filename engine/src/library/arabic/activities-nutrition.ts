/** Activities around food. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesNutrition: Dictionary = {
  'Build a balanced plate': 'طبق متوازن',
  'Build one meal: half vegetables, a quarter protein and a quarter starch.':
    'وجبة واحدة: نصفها خضار، وربعها بروتين، وربعها نشويات.',
  'Fill half your plate with vegetables or salad, cooked or raw.':
    'املأ نصف طبقك بالخضار أو السلطة، مطبوخة أو نيئة.',
  'Fill a quarter with protein: beans, lentils, fish, eggs, poultry or tofu.':
    'اجعل ربعه بروتينًا: فول أو عدس أو سمك أو بيض أو دجاج أو توفو.',
  'Fill the last quarter with starch, whole-grain if you like it. Use a little oil, and drink water.':
    'واجعل الربع الأخير نشويات، من الحبوب الكاملة إن أحببت. استعمل قليلًا من الزيت، واشرب الماء.',
  'If you’re on a special diet for your kidneys or another illness, follow your team’s advice.':
    'إن كنت تتبع حمية لكليتيك أو لمرض آخر، فالتزم بنصيحة فريقك.',
  'Read a food label': 'قراءة الملصق الغذائي',
  'Take 3 packages from your kitchen and compare sugar, salt and fiber per 100 g.':
    'خذ 3 عبوات من مطبخك وقارن السكر والملح والألياف في كل 100 غ.',
  'Choose 3 packages, such as cereal, sauce and yogurt.': 'اختر 3 عبوات، مثل حبوب الإفطار والصلصة والزبادي.',
  'Look at the column “per 100 g”, not “per portion”. Portions vary from package to package.':
    'انظر إلى عمود «لكل 100 غ» لا إلى عمود الحصة، فالحصص تختلف من عبوة إلى أخرى.',
  'More than 22 g of sugar or 1.5 g of salt is a lot. Less than 5 g of sugar or 0.3 g of salt is a little.':
    'أكثر من 22 غ من السكر أو 1.5 غ من الملح كثير. وأقل من 5 غ من السكر أو 0.3 غ من الملح قليل.',
  'Read the ingredients: the first one is the biggest.': 'اقرأ المكونات: أولها هو الأكثر كمية.',
  'What surprised you?': 'ما الذي فاجأك؟',
  'Plan three dinners': 'التخطيط لثلاث وجبات عشاء',
  'Choose 3 simple dinners for this week and write the shopping list.':
    'اختر 3 وجبات عشاء بسيطة لهذا الأسبوع واكتب قائمة مشترياتها.',
  'Choose 3 dinners you already know how to make, in 30 minutes or less.':
    'اختر 3 وجبات تعرف إعدادها في 30 دقيقة أو أقل.',
  'Include a vegetable and some protein in each.': 'اجعل في كل منها نوعًا من الخضار ومصدرًا للبروتين.',
  'Write the shopping list. Cook a double portion once, so you get one evening off.':
    'اكتب قائمة المشتريات. واطبخ ضعف الكمية مرة حتى ترتاح في إحدى الأمسيات.',
  'Which 3 dinners will you make?': 'ما الوجبات الثلاث؟',
  'A week with less salt': 'أسبوع بملح أقل',
  'Find out where your salt comes from, and swap 2 salty foods for a week.':
    'اعرف من أين يأتيك الملح، واستبدل صنفين مالحين لمدة أسبوع.',
  'Most salt hides in bread, cheese, sausages, sauces, chips and ready meals.':
    'يختبئ معظم الملح في الخبز والجبن والنقانق والصلصات ورقائق البطاطس والوجبات الجاهزة.',
  'Choose 2 of these that you eat often, and something to replace them this week.':
    'اختر اثنين منها تأكلهما كثيرًا، وما يحل محلهما هذا الأسبوع.',
  'Season with herbs, lemon, garlic, vinegar or spices. Your taste adapts within a few weeks.':
    'تبّل بالأعشاب أو الليمون أو الثوم أو الخل أو البهارات. وسيعتاد ذوقك خلال أسابيع.',
  'Ask your doctor before using salt substitutes. They contain potassium, which is risky with kidney disease and some medicines.':
    'اسأل طبيبك قبل استعمال بدائل الملح: فيها بوتاسيوم، وهو خطِر مع مرض الكلى ومع بعض الأدوية.',
};
