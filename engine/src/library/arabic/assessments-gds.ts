/** The GDS-15; our own translation, not an approved one. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsGds: Dictionary = {
  '15 yes-or-no questions about mood during the past week, for older people.':
    '15 سؤالًا بنعم أو لا عن المزاج في الأسبوع الماضي، لكبار السن.',
  'Geriatric Depression Scale, short form, GDS-15 (Sheikh, Yesavage 1986)':
    'مقياس الاكتئاب لكبار السن، الصيغة القصيرة GDS-15 (Sheikh وYesavage، 1986)؛ ترجمتنا، وهي غير معتمدة',
  'Public domain: partly the result of support by the United States government':
    'ملك عام: أُنجز جزئيًا بدعم من حكومة الولايات المتحدة. الترجمة العربية لنا، وهي غير معتمدة',
  'Are you basically satisfied with your life?': 'هل أنت راضٍ عن حياتك في الأساس؟',
  'Choose the best answer for how you have felt over the past week.':
    'اختر أفضل إجابة تصف شعورك في الأسبوع الماضي.',
  'Have you dropped many of your activities and interests?': 'هل تخليت عن كثير من أنشطتك واهتماماتك؟',
  'Do you feel that your life is empty?': 'هل تشعر بأن حياتك فارغة؟',
  'Do you often get bored?': 'هل تشعر بالملل كثيرًا؟',
  'Are you in good spirits most of the time?': 'هل معنوياتك جيدة معظم الوقت؟',
  'Are you afraid that something bad is going to happen to you?': 'هل تخاف أن يحدث لك شيء سيئ؟',
  'Do you feel happy most of the time?': 'هل تشعر بالسعادة معظم الوقت؟',
  'Do you often feel helpless?': 'هل تشعر كثيرًا بالعجز؟',
  'Do you prefer to stay at home, rather than going out and doing new things?':
    'هل تفضّل البقاء في البيت على الخروج وتجربة أشياء جديدة؟',
  'Do you feel you have more problems with memory than most?':
    'هل تشعر بأن مشكلات الذاكرة لديك أكثر من غيرك؟',
  'Do you think it is wonderful to be alive now?': 'هل ترى أن من الرائع أن تكون حيًّا الآن؟',
  'Do you feel pretty worthless the way you are now?': 'هل تشعر بأنك بلا قيمة تقريبًا في حالك الآن؟',
  'Do you feel full of energy?': 'هل تشعر بأنك مليء بالطاقة؟',
  'Do you feel that your situation is hopeless?': 'هل تشعر بأن وضعك ميؤوس منه؟',
  'Do you think that most people are better off than you are?': 'هل ترى أن معظم الناس أحسن حالًا منك؟',
};
