/** Stress. */
import type { Dictionary } from '../../human-texts.ts';

export const stress: Dictionary = {
  'Less stress': 'توتر أقل',
  'Four weeks of small exercises for people under strain.':
    'أربعة أسابيع من التمارين الصغيرة لمن هم تحت ضغط.',
  Adults: 'البالغون',
  'Meant for adults': 'مخصص للبالغين',
  'How much do you worry?': 'كم تقلق؟',
  'And your mood?': 'ومزاجك؟',
  'Help is near': 'المساعدة قريبة',
  'You are not alone with this': 'لست وحدك في هذا',
  'Safety call': 'مكالمة أمان',
  'Call this person today': 'اتصل بهذا الشخص اليوم',
  'Other help comes first': 'مساعدة أخرى أولًا',
  'This program stops here, because something else comes first now: that you are safe and well. Please stay in touch with your doctor or with those who help you. If it gets worse, call your emergency number. You can come back whenever you are ready.':
    'يتوقف هذا البرنامج هنا لأن ما هو أهم يأتي أولًا الآن: سلامتك. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساء الحال فاتصل برقم الطوارئ. ويمكنك العودة متى كنت مستعدًا.',
  'Safe to go on': 'آمن للمتابعة',
  'Talk to somebody': 'تحدّث مع أحد',
  'Talk to a psychologist': 'تحدّث مع اختصاصي نفسي',
  'An exercise beside it': 'تمرين إلى جانبه',
  'Choose an exercise': 'اختيار تمرين',
  'Choose one exercise for the next two weeks.': 'اختر تمرينًا واحدًا للأسبوعين القادمين.',
  'Start with the body': 'ابدأ بالجسد',
  'Slow breath': 'نفَس بطيء',
  Movement: 'حركة',
  'Start with the worries': 'ابدأ بالهموم',
  'Exercise chooser': 'مرشد التمارين',
  'Worry time': 'وقت الهموم',
  'Off the chair': 'قم عن الكرسي',
  'How much do you worry now?': 'كم تقلق الآن؟',
  'Keep what helps': 'احتفظ بما ينفعك',
  Lighter: 'أخفّ حالًا',
  'Try another exercise': 'جرّب تمرينًا آخر',
  'More help': 'مساعدة أكثر',
  'Goes on with help': 'يتابع مع مساعدة',
  'Suggests which exercise to try first.': 'يقترح أي تمرين يُجرَّب أولًا.',
  'Choose the exercise that fits the answers best. Never diagnose. If somebody speaks of self-harm, hand over to a person.':
    'اختر التمرين الأنسب للإجابات. لا تشخّص أبدًا. وإن تحدّث أحد عن إيذاء النفس فأحِله إلى إنسان.',
  'They may have had thoughts of being better off dead. Speak to them today, follow your own safety procedure and write down what you agreed.':
    'ربما راودته أفكار بأنه من الأفضل لو كان ميتًا. تحدّث معه اليوم، واتبع إجراء السلامة لديك، واكتب ما اتفقتما عليه.',
  'Thank you for your honesty. Your team has been told and is asked to call you. Please do not wait for them: if you might act on these thoughts, call one of the numbers under “Help now”.':
    'شكرًا على صدقك. أبلغنا فريقك وطلبنا منه أن يتصل بك. لا تنتظرهم من فضلك: إن خشيت أن تتصرف وفق هذه الأفكار فاتصل بأحد الأرقام في صفحة «المساعدة الآن».',
  'Five minutes of breathing out longer than in.': 'خمس دقائق زفيرها أطول من شهيقها.',
  'Twenty minutes of any movement you like.': 'عشرون دقيقة من أي حركة تحبها.',
  'Write your worries down for ten minutes at a fixed time, then close the book.':
    'اكتب همومك عشر دقائق في وقت ثابت، ثم أغلق الدفتر.',
  'A first conversation about what weighs on you.': 'حديث أول عمّا يثقل عليك.',
  'Stress today': 'التوتر اليوم',
  'of 10': 'من 10',
  'How tense you felt today, from 0, not at all, to 10, unbearably.':
    'كم شعرت بالتوتر اليوم، من 0، لا شيء، إلى 10، لا يُحتمل.',
  'One minute': 'دقيقة واحدة',
  'Put both feet on the floor, let your shoulders drop, breathe out slowly three times.':
    'ضع قدميك على الأرض، ودع كتفيك يهبطان، وازفر ببطء ثلاث مرات.',
  'You know now what works for you. Three times a week is enough to keep it.':
    'أنت تعرف الآن ما ينفعك. ثلاث مرات في الأسبوع تكفي للحفاظ عليه.',
  'Worry this week': 'القلق هذا الأسبوع',
};
