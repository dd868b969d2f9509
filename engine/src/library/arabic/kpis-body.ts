/** Measures of the body. */
import type { Dictionary } from '../../human-texts.ts';

export const kpisBody: Dictionary = {
  'Body weight': 'وزن الجسم',
  'Your weight. Best measured in the morning, in light clothes, always on the same scale.':
    'وزنك. والأفضل قياسه صباحًا بملابس خفيفة وعلى الميزان نفسه.',
  Height: 'الطول',
  'Your height without shoes. Needed for body mass index and waist-to-height ratio.':
    'طولك بلا حذاء. يلزم لحساب مؤشر كتلة الجسم ونسبة الخصر إلى الطول.',
  Waist: 'الخصر',
  'Around your belly, midway between the lowest rib and the hip bone, after breathing out.':
    'حول بطنك، في منتصف المسافة بين أدنى ضلع وعظم الورك، بعد الزفير.',
  'Body mass index': 'مؤشر كتلة الجسم',
  'Worked out from your weight and height. For adults; less meaningful if you’re very muscular.':
    'يُحسب من الوزن والطول. للبالغين، وهو أقل دلالة مع كثرة العضلات.',
  'Waist-to-height ratio': 'نسبة الخصر إلى الطول',
  'Your waist divided by your height. For adults, a waist below half your height is a good goal.':
    'خصرك مقسومًا على طولك. وللبالغين، خصر دون نصف الطول هدف جيد.',
  ratio: 'نسبة',
  'Body temperature': 'حرارة الجسم',
  'Your temperature. 38 °C or more is a fever.': 'حرارتك. ومن 38 °م فما فوق تُعد حمّى.',
};
