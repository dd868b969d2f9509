/** What a day or a week was like. */
import type { Dictionary } from '../../human-texts.ts';

export const kpisDays: Dictionary = {
  'Hours slept': 'ساعات النوم',
  'How long you slept last night, not counting time awake.': 'كم نمت الليلة الماضية، دون احتساب وقت اليقظة.',
  Steps: 'الخطوات',
  'Your steps in a day, counted by phone or watch. Aim for more than last month.':
    'خطواتك في اليوم كما يعدّها الهاتف أو الساعة. والهدف أن تزيد على الشهر الماضي.',
  steps: 'خطوة',
  'Active minutes per week': 'الدقائق النشطة في الأسبوع',
  'Minutes in the last 7 days when you moved enough to breathe harder.':
    'الدقائق التي تحركت فيها في آخر 7 أيام بما يكفي ليتسارع نفَسك.',
  'Fruit and vegetables': 'الفاكهة والخضار',
  'Portions of fruit and vegetables you ate yesterday. A portion is about a handful, or 80 g.':
    'حصص الفاكهة والخضار التي أكلتها أمس. والحصة ملء كف تقريبًا، أو 80 غ.',
  portions: 'حصص',
  Water: 'الماء',
  'How much you drank yesterday, not counting alcohol. If your doctor set a limit, stick to it.':
    'كم شربت أمس، دون احتساب الكحول. وإن حدّد طبيبك مقدارًا فالتزم به.',
  glasses: 'أكواب',
  'Screen time outside work': 'وقت الشاشة خارج العمل',
  'Hours you spent on your phone, TV or computer yesterday, not counting work or school.':
    'ساعات الهاتف والتلفاز والحاسوب أمس، دون احتساب العمل أو الدراسة.',
  Cigarettes: 'السجائر',
  'How many cigarettes you smoked yesterday. The goal is none, and fewer is a good start.':
    'كم سيجارة دخّنت أمس. الهدف ألا تدخّن، والتقليل بداية جيدة.',
  'cigarettes a day': 'سيجارة في اليوم',
  'Alcoholic drinks per week': 'مشروبات كحولية في الأسبوع',
  'Drinks in the last 7 days. One drink is a small beer, a glass of wine or a shot of spirits.':
    'المشروبات الكحولية في آخر 7 أيام. المشروب الواحد بيرة صغيرة أو كأس نبيذ أو جرعة من مشروب قوي.',
  'drinks a week': 'مشروب في الأسبوع',
  'Cycle length': 'طول الدورة',
  'Days from the first day of one period to the day before the next one.':
    'الأيام من أول يوم في دورة إلى اليوم الذي يسبق الدورة التالية.',
};
