/** The free questionnaires; our own translation, not an approved one. */
import type { Dictionary } from '../../human-texts.ts';

export const instruments: Dictionary = {
  'Your mood in detail (PHQ-9)': 'مزاجك بالتفصيل (PHQ-9)',
  'Your mood in brief (PHQ-2)': 'مزاجك بإيجاز (PHQ-2)',
  'Your worries in detail (GAD-7)': 'قلقك بالتفصيل (GAD-7)',
  'Your worries in brief (GAD-2)': 'قلقك بإيجاز (GAD-2)',
  '2 questions that clinics use to ask about your mood over the last 2 weeks.':
    'سؤالان تستخدمهما العيادات أيضًا، عن مزاجك في الأسبوعين الماضيين.',
  'Patient Health Questionnaire, PHQ-2 (Kroenke, Spitzer, Williams 2003)':
    'استبيان صحة المريض PHQ-2 (Kroenke وSpitzer وWilliams، 2003)؛ ترجمتنا، وهي غير معتمدة',
  'Free to use: no permission required to reproduce, translate, display or distribute (Pfizer, 2010)':
    'حرّ الاستخدام: لا يلزم إذن للنسخ أو الترجمة أو العرض أو التوزيع (Pfizer، 2010). الترجمة العربية لنا، وهي غير معتمدة',
  'Little interest or pleasure in doing things': 'قلة الاهتمام أو المتعة بممارسة الأشياء',
  'Over the last 2 weeks, how often have you been bothered by this?':
    'خلال الأسبوعين الماضيين، كم مرة أزعجك هذا؟',
  'Not at all': 'لم يزعجني مطلقًا',
  'Several days': 'عدة أيام',
  'More than half the days': 'أكثر من نصف الأيام',
  'Nearly every day': 'كل يوم تقريبًا',
  'Feeling down, depressed, or hopeless': 'الشعور بالضيق أو الاكتئاب أو اليأس',
  'Below the cut-off': 'دون الحد الفاصل',
  'Worth a closer look': 'يستحق اهتمامًا أكبر',
  '9 questions that clinics use to ask about your mood over the last 2 weeks.':
    '9 أسئلة تستخدمها العيادات أيضًا، عن مزاجك في الأسبوعين الماضيين.',
  'Patient Health Questionnaire, PHQ-9 (Kroenke, Spitzer, Williams 2001)':
    'استبيان صحة المريض PHQ-9 (Kroenke وSpitzer وWilliams، 2001)؛ ترجمتنا، وهي غير معتمدة',
  'Trouble falling or staying asleep, or sleeping too much':
    'صعوبة في النوم أو في الاستمرار فيه، أو النوم أكثر من اللازم',
  'Feeling tired or having little energy': 'الشعور بالتعب أو بقلة الطاقة',
  'Poor appetite or overeating': 'ضعف الشهية أو الإفراط في الأكل',
  'Feeling bad about yourself, or that you are a failure or have let yourself or your family down':
    'الشعور بعدم الرضا عن نفسك، أو بأنك فاشل، أو بأنك خذلت نفسك أو أسرتك',
  'Trouble concentrating on things, such as reading the newspaper or watching television':
    'صعوبة في التركيز على الأشياء، مثل قراءة الصحيفة أو مشاهدة التلفاز',
  'Moving or speaking so slowly that other people could have noticed. Or the opposite: being so fidgety or restless that you have been moving around a lot more than usual':
    'التحرك أو الكلام ببطء شديد قد يلاحظه الآخرون، أو العكس: التململ وكثرة الحركة أكثر بكثير من المعتاد',
  'Thoughts that you would be better off dead, or of hurting yourself in some way':
    'أفكار بأنه من الأفضل لو كنت ميتًا، أو بإيذاء نفسك بطريقة ما',
  Minimal: 'ضئيل',
  Mild: 'خفيف',
  Moderate: 'متوسط',
  'Moderately severe': 'متوسط الشدة إلى شديد',
  Severe: 'شديد',
  '2 questions that clinics use to ask about worry over the last 2 weeks.':
    'سؤالان تستخدمهما العيادات أيضًا، عن القلق في الأسبوعين الماضيين.',
  'Generalized Anxiety Disorder scale, GAD-2 (Kroenke and others 2007)':
    'مقياس القلق العام GAD-2 (Kroenke وآخرون، 2007)؛ ترجمتنا، وهي غير معتمدة',
  'Feeling nervous, anxious, or on edge': 'الشعور بالعصبية أو القلق أو التوتر',
  'Not being able to stop or control worrying': 'عدم القدرة على إيقاف القلق أو التحكم فيه',
  '7 questions that clinics use to ask about worry over the last 2 weeks.':
    '7 أسئلة تستخدمها العيادات أيضًا، عن القلق في الأسبوعين الماضيين.',
  'Generalized Anxiety Disorder scale, GAD-7 (Spitzer, Kroenke, Williams, Löwe 2006)':
    'مقياس القلق العام GAD-7 (Spitzer وKroenke وWilliams وLöwe، 2006)؛ ترجمتنا، وهي غير معتمدة',
  'Worrying too much about different things': 'القلق الزائد بشأن أمور مختلفة',
  'Trouble relaxing': 'صعوبة في الاسترخاء',
  'Being so restless that it is hard to sit still': 'التململ إلى حدّ يصعب معه الجلوس بهدوء',
  'Becoming easily annoyed or irritable': 'سرعة الانزعاج أو الانفعال',
  'Feeling afraid, as if something awful might happen': 'الشعور بالخوف كأن شيئًا فظيعًا قد يحدث',
  'Written for Regimen. A simple check, not a validated instrument':
    'كُتب لمنصة Regimen. فحص بسيط وليس أداة مُحكَّمة',
  'AGPL-3.0-only, as the product itself': 'AGPL-3.0-only، مثل المنتج نفسه',
  'You’re not alone. Please talk to someone now': 'لست وحدك. تحدّث إلى أحد الآن من فضلك',
  'If you might hurt yourself, call the emergency number now. You can also call and talk to someone.':
    'إن خشيت أن تؤذي نفسك فاتصل برقم الطوارئ الآن. ويمكنك أيضًا أن تتصل بمن تتحدث إليه.',
  'If you have thoughts of dying or of hurting yourself, tell the person who answers. Ask someone you trust to stay with you, or go to the nearest emergency department. Thank you for telling us how hard it is. You don’t have to go through this alone.':
    'إن راودتك أفكار عن الموت أو عن إيذاء نفسك فأخبر بها من يرد عليك. واطلب من شخص تثق به أن يبقى معك، أو توجّه إلى أقرب قسم طوارئ. شكرًا لأنك صارحتنا بما تمرّ به. لست مضطرًا إلى أن تمرّ بهذا وحدك.',
};
