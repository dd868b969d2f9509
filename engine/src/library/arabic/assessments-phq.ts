/** The PHQ family; our own translation, not an approved one. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsPhq: Dictionary = {
  '2 questions about low mood and loss of interest over the last 2 weeks.':
    'سؤالان عن ضيق المزاج وفقدان الاهتمام في الأسبوعين الماضيين.',
  '4 questions about worry and low mood over the last 2 weeks.':
    '4 أسئلة عن القلق وضيق المزاج في الأسبوعين الماضيين.',
  'Patient Health Questionnaire, PHQ-4 (Kroenke, Spitzer, Williams, Löwe 2009)':
    'استبيان صحة المريض PHQ-4 (Kroenke وSpitzer وWilliams وLöwe، 2009)؛ ترجمتنا، وهي غير معتمدة',
  '8 questions about mood over the last 2 weeks. The PHQ-9 without the question on self-harm.':
    '8 أسئلة عن المزاج في الأسبوعين الماضيين. وهو PHQ-9 بلا سؤال إيذاء النفس.',
  'Patient Health Questionnaire, PHQ-8 (Kroenke and others 2009)':
    'استبيان صحة المريض PHQ-8 (Kroenke وآخرون، 2009)؛ ترجمتنا، وهي غير معتمدة',
  '9 questions about mood over the last 2 weeks, including thoughts of self-harm.':
    '9 أسئلة عن المزاج في الأسبوعين الماضيين، منها سؤال عن أفكار إيذاء النفس.',
  'How much 15 physical symptoms have bothered you in the past 4 weeks.':
    'كم أزعجك 15 عرَضًا جسديًا في الأسابيع الأربعة الماضية.',
  'Patient Health Questionnaire, PHQ-15 (Kroenke, Spitzer, Williams 2002)':
    'استبيان صحة المريض PHQ-15 (Kroenke وSpitzer وWilliams، 2002)؛ ترجمتنا، وهي غير معتمدة',
  'Stomach pain': 'ألم في المعدة',
  'During the past 4 weeks, how much have you been bothered by this problem?':
    'خلال الأسابيع الأربعة الماضية، كم أزعجتك هذه المشكلة؟',
  'Not bothered at all': 'لم تزعجني مطلقًا',
  'Bothered a little': 'أزعجتني قليلًا',
  'Bothered a lot': 'أزعجتني كثيرًا',
  'Back pain': 'ألم في الظهر',
  'Pain in your arms, legs, or joints (knees, hips, etc.)':
    'ألم في ذراعيك أو ساقيك أو مفاصلك (الركبتين أو الوركين أو غيرهما)',
  'Menstrual cramps or other problems with your periods (women only)':
    'تقلصات الحيض أو مشكلات أخرى في الدورة الشهرية (للنساء فقط)',
  Headaches: 'صداع',
  'Chest pain': 'ألم في الصدر',
  Dizziness: 'دوار',
  'Fainting spells': 'نوبات إغماء',
  'Feeling your heart pound or race': 'الشعور بخفقان قلبك أو تسارعه',
  'Shortness of breath': 'ضيق في النفَس',
  'Pain or problems during sexual intercourse': 'ألم أو مشكلات أثناء الجماع',
  'Constipation, loose bowels, or diarrhea': 'إمساك أو لين في البراز أو إسهال',
  'Nausea, gas, or indigestion': 'غثيان أو غازات أو عسر هضم',
  'Feeling tired or having low energy': 'الشعور بالتعب أو بقلة الطاقة',
  'Trouble sleeping': 'صعوبة في النوم',
  Medium: 'متوسط',
  High: 'مرتفع',
};
