/** What a day or a week was like. */
import type { Dictionary } from '../../human-texts.ts';

export const kpisDays: Dictionary = {
  'Hours slept': 'ساعات النوم',
  'How long you slept last night, without the time you lay awake.':
    'كم نمت الليلة الماضية، دون وقت بقائك مستيقظًا.',
  Steps: 'الخطوات',
  'Steps in a day, counted by phone or watch; more than you did last month is a good aim.':
    'خطوات اليوم كما يعدّها الهاتف أو الساعة؛ وأكثر مما مشيت في الشهر الماضي هدف جيد.',
  steps: 'خطوة',
  'Active minutes in a week': 'الدقائق النشطة في الأسبوع',
  'Minutes in the last seven days in which you moved enough to breathe deeper.':
    'الدقائق التي تحركت فيها في الأيام السبعة الماضية بما يكفي ليتعمق نفَسك.',
  'Fruit and vegetables': 'الفاكهة والخضار',
  'Portions of fruit and vegetables yesterday; a portion is about a handful, or 80 g.':
    'حصص الفاكهة والخضار أمس؛ والحصة نحو ملء كف، أو 80 g.',
  portions: 'حصص',
  Water: 'الماء',
  'How much you drank yesterday, without alcohol; keep to your doctor’s limit if you have one.':
    'كم شربت أمس، دون الكحول؛ والتزم بما حدده طبيبك إن حدد لك شيئًا.',
  glasses: 'أكواب',
  'Screen time outside work': 'وقت الشاشة خارج العمل',
  'Hours yesterday on phone, television and computer that were not for work or school.':
    'ساعات الهاتف والتلفاز والحاسوب أمس في غير العمل أو الدراسة.',
  Cigarettes: 'السجائر',
  'How many cigarettes you smoked yesterday. None is the aim, and fewer is a beginning.':
    'كم سيجارة دخّنت أمس. الهدف ألا تكون أي سيجارة، والأقل بداية.',
  'cigarettes a day': 'سيجارة في اليوم',
  'Alcoholic drinks in a week': 'مشروبات كحولية في الأسبوع',
  'Standard drinks in the last seven days: one small beer, one glass of wine or one spirit each.':
    'المشروبات القياسية في الأيام السبعة الماضية: كل منها بيرة صغيرة أو كأس نبيذ أو جرعة من مشروب قوي.',
  'drinks a week': 'مشروب في الأسبوع',
  'Cycle length': 'طول الدورة',
  'Days from the first day of one period to the day before the next.':
    'الأيام من أول يوم في دورة إلى اليوم الذي يسبق الدورة التالية.',
};
