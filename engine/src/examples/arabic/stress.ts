/** Stress. */
import type { Dictionary } from '../../human-texts.ts';

export const stress: Dictionary = {
  'Less stress': 'توتر أقل',
  '4 weeks of small exercises for people under stress.': '4 أسابيع من التمارين الصغيرة لمن هم تحت ضغط.',
  Adults: 'البالغون',
  'For adults only': 'للبالغين فقط',
  'How much do you worry?': 'ما مقدار قلقك؟',
  'And your mood?': 'ومزاجك؟',
  'Help is here': 'المساعدة هنا',
  'You’re not alone with this': 'لست وحدك في هذا',
  'Safety call': 'مكالمة للاطمئنان',
  'Call this person today': 'اتصل بهذا الشخص اليوم',
  'Other help first': 'مساعدة أخرى أولًا',
  'Your safety comes first, so this program stops here. Stay in touch with your doctor or the people helping you. If things get worse, call your emergency number. You can come back whenever you’re ready.':
    'سلامتك أولًا، ولذلك يتوقف هذا البرنامج هنا. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساءت الحال فاتصل برقم الطوارئ. ويمكنك العودة متى شئت.',
  'Safe to continue': 'المواصلة آمنة',
  'Talk to someone': 'التحدث مع أحد',
  'Talk to a psychologist': 'التحدث مع اختصاصي نفسي',
  'Add an exercise': 'إضافة تمرين',
  'Choose an exercise': 'اختيار تمرين',
  'Choose one exercise for the next 2 weeks.': 'اختر تمرينًا واحدًا للأسبوعين القادمين.',
  'Start with the body': 'البدء بالجسد',
  'Feels tense and sleeps badly': 'توتر وصعوبة في النوم',
  'Is restless and finds it hard to sit still': 'تململ وصعوبة في الجلوس بهدوء',
  'Cannot stop worrying on most days': 'قلق لا يتوقف في معظم الأيام',
  'Slow breathing': 'تنفّس بطيء',
  Movement: 'حركة',
  'Start with your worries': 'البدء بالهموم',
  'Exercise chooser': 'مرشد التمارين',
  'Worry time': 'وقت الهموم',
  'Get up and move': 'وقت الحركة',
  'How much do you worry now?': 'ما مقدار قلقك الآن؟',
  'Keep doing what helps': 'مواصلة ما ينفعك',
  Lighter: 'أخفّ حالًا',
  'Try another exercise': 'تجربة تمرين آخر',
  'More help': 'مساعدة أكثر',
  'Continues with help': 'المواصلة مع مساعدة',
  'Suggests which exercise to try first.': 'يقترح أي تمرين يُجرَّب أولًا.',
  'Choose the exercise that best fits the answers. Never diagnose. If someone mentions self-harm, hand over to a person.':
    'اختر التمرين الأنسب للإجابات. لا تشخّص أبدًا. وإن تحدّث أحد عن إيذاء النفس فأحِله إلى إنسان.',
  'They may be thinking about suicide or self-harm. Talk to them today, follow your safety procedure and write down what you agreed. Let them continue only if you’ve spoken with them and they’re safe for now.':
    'قد تراود هذا الشخص أفكار عن الموت أو إيذاء النفس. تحدّث معه اليوم، واتبع إجراء السلامة لديك، واكتب ما اتفقتما عليه. لا يواصل البرنامج إلا إذا تحدثتما وكان بأمان الآن.',
  'If you might act on these thoughts, don’t wait. Call your emergency number, or one of the numbers under “See who you can call”. Thank you for being honest. We’ve told your team and asked them to get in touch with you.':
    'إن خشيت أن تتصرف وفق هذه الأفكار فلا تنتظر. اتصل برقم الطوارئ، أو بأحد الأرقام تحت «بمن يمكنك الاتصال». شكرًا على صدقك. أبلغنا فريقك وطلبنا منه أن يتواصل معك.',
  '5 minutes of breathing, out for longer than in.': '5 دقائق من التنفّس، زفيرها أطول من شهيقها.',
  '20 minutes of any movement you like.': '20 دقيقة من أي حركة تحبها.',
  'Write down your worries for 10 minutes at a set time, then close the notebook.':
    'اكتب همومك 10 دقائق في وقت ثابت، ثم أغلق الدفتر.',
  'A first conversation about what’s troubling you.': 'حديث أول عمّا يثقل عليك.',
  'Stress today': 'التوتر اليوم',
  'of 10': 'من 10',
  'How tense you felt today, from 0 (not at all) to 10 (unbearably).':
    'كم شعرت بالتوتر اليوم، من 0 (لا شيء) إلى 10 (لا يُحتمل).',
  'One minute': 'دقيقة واحدة',
  'This one is for you, {{name}}. Put both feet on the floor, let your shoulders drop and breathe out slowly 3 times.':
    'هذه الدقيقة لك {{الاسم}}. ضع قدميك على الأرض، ودع كتفيك يهبطان، وازفر ببطء 3 مرات.',
  'A minute to breathe, addressed to each person by name.': 'دقيقة للتنفس، تخاطب كل شخص باسمه.',
  'Now you know what works for you. 3 times a week is enough to keep it up.':
    'أنت تعرف الآن ما ينفعك. و3 مرات في الأسبوع تكفي للحفاظ عليه.',
  'Worry this week': 'القلق هذا الأسبوع',
};
