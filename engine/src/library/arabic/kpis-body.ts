/** Measures of the body. */
import type { Dictionary } from '../../human-texts.ts';

export const kpisBody: Dictionary = {
  'Body weight': 'وزن الجسم',
  'Your weight, best measured in the morning, in light clothes and on the same scale.':
    'وزنك، والأفضل أن تقيسه صباحًا بملابس خفيفة وعلى الميزان نفسه.',
  Height: 'الطول',
  'How tall you are without shoes; needed for body mass index and waist-to-height ratio.':
    'طولك بلا حذاء؛ يلزم لمؤشر كتلة الجسم ولنسبة الخصر إلى الطول.',
  Waist: 'الخصر',
  'Around your belly, midway between the lowest rib and the hip bone, after breathing out.':
    'حول بطنك، في منتصف المسافة بين أدنى ضلع وعظم الورك، بعد الزفير.',
  'Body mass index': 'مؤشر كتلة الجسم',
  'Weight for height, worked out from both; for adults, and less telling with much muscle.':
    'الوزن بالنسبة إلى الطول، ويُحسب منهما؛ للبالغين، وهو أقل دلالة مع كثرة العضلات.',
  'Waist-to-height ratio': 'نسبة الخصر إلى الطول',
  'Your waist divided by your height; keeping it below half your height is a good aim for adults.':
    'خصرك مقسومًا على طولك؛ وأن يكون دون نصف طولك هدف جيد للبالغين.',
  ratio: 'نسبة',
  'Body temperature': 'حرارة الجسم',
  'Your temperature by thermometer; from 38 °C it counts as fever.':
    'حرارتك بميزان الحرارة؛ ومن 38 °C فما فوق تُعد حمّى.',
};
