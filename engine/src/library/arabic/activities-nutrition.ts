/** Activities around food. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesNutrition: Dictionary = {
  'Build a balanced plate': 'كوّن طبقًا متوازنًا',
  'Put one meal together: half vegetables, a quarter protein, a quarter something starchy.':
    'كوّن وجبة واحدة: نصفها خضار، وربعها بروتين، وربعها نشويات.',
  'Fill half of your plate with vegetables or salad, cooked or raw.':
    'املأ نصف طبقك بالخضار أو السلطة، مطبوخة أو نيئة.',
  'Add a quarter of protein: beans, lentils, fish, eggs, poultry or tofu.':
    'أضف ربعًا من البروتين: فول أو عدس أو سمك أو بيض أو دجاج أو توفو.',
  'Add a quarter of something starchy, whole-grain if you like it. Use a little oil, and water to drink.':
    'أضف ربعًا من النشويات، من الحبوب الكاملة إن أحببت. استعمل قليلًا من الزيت، واشرب الماء.',
  'If you follow a diet for your kidneys or another illness, keep to what your team told you.':
    'إن كنت تتبع حمية لكليتيك أو لمرض آخر، فالتزم بما قاله لك فريقك.',
  'Read a food label': 'اقرأ ملصق الغذاء',
  'Take three packets from your kitchen and compare sugar, salt and fibre per 100 g.':
    'خذ ثلاث عبوات من مطبخك وقارن السكر والملح والألياف في كل 100 g.',
  'Choose three packets, such as cereal, sauce and yoghurt.':
    'اختر ثلاث عبوات، مثل حبوب الإفطار والصلصة والزبادي.',
  'Look at the column per 100 g, not per portion. Portions differ from packet to packet.':
    'انظر إلى عمود 100 g لا إلى عمود الحصة، فالحصص تختلف من عبوة إلى أخرى.',
  'More than 22 g of sugar or 1.5 g of salt is a lot. Less than 5 g of sugar or 0.3 g of salt is little.':
    'أكثر من 22 g من السكر أو 1.5 g من الملح كثير. وأقل من 5 g من السكر أو 0.3 g من الملح قليل.',
  'Read the list of ingredients: what comes first is what there is most of.':
    'اقرأ قائمة المكونات: ما يأتي أولًا هو الأكثر كمية.',
  'What surprised you?': 'ما الذي فاجأك؟',
  'Plan three dinners': 'خطّط لثلاث وجبات عشاء',
  'Choose three simple dinners for this week and write the shopping list for them.':
    'اختر ثلاث وجبات عشاء بسيطة لهذا الأسبوع واكتب قائمة مشترياتها.',
  'Choose three dinners that you know and that take half an hour or less.':
    'اختر ثلاث وجبات تعرفها ولا تستغرق أكثر من نصف ساعة.',
  'Put a vegetable and a source of protein into each.': 'اجعل في كل منها نوعًا من الخضار ومصدرًا للبروتين.',
  'Write the shopping list, and cook twice the amount once, so that one evening is free.':
    'اكتب قائمة المشتريات، واطبخ ضعف الكمية مرة واحدة حتى ترتاح في إحدى الأمسيات.',
  'Which three dinners?': 'ما الوجبات الثلاث؟',
  'A week with less salt': 'أسبوع بملح أقل',
  'Find where your salt comes from and swap two salty things for a week.':
    'اعرف من أين يأتيك الملح، واستبدل شيئين مالحين لمدة أسبوع.',
  'Most salt hides in bread, cheese, sausages, sauces, crisps and ready meals.':
    'يختبئ معظم الملح في الخبز والجبن والنقانق والصلصات ورقائق البطاطس والوجبات الجاهزة.',
  'Choose two of them that you eat often, and something to take their place this week.':
    'اختر اثنين منها تأكلهما كثيرًا، وما يحل محلهما هذا الأسبوع.',
  'Season with herbs, lemon, garlic, vinegar or spices. Your taste adapts within some weeks.':
    'تبّل بالأعشاب أو الليمون أو الثوم أو الخل أو البهارات. وسيعتاد ذوقك خلال أسابيع.',
  'Ask your doctor before you use salt substitutes: they contain potassium, which is risky with kidney disease and some medicines.':
    'اسأل طبيبك قبل استعمال بدائل الملح: فيها بوتاسيوم، وهو خطِر مع مرض الكلى ومع بعض الأدوية.',
};
