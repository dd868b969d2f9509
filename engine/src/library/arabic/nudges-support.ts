/** Messages that encourage, explain or point to help. */
import type { Dictionary } from '../../human-texts.ts';

export const nudgesSupport: Dictionary = {
  'Well done': 'أحسنت',
  'In-app message after finishing part of the program: what was achieved and how to keep it.':
    'رسالة داخل التطبيق بعد إكمال جزء من البرنامج: ما الذي تحقق وكيف يُحافَظ عليه.',
  'You stuck with it. Keep doing the one thing that helped you most.':
    'لقد ثابرت. واصل الشيء الذي نفعك أكثر من غيره.',
  'Everyone has hard weeks': 'الأسابيع الصعبة تمرّ بالجميع',
  'In-app message after missed tasks: no blame, and one small step to get going again.':
    'رسالة داخل التطبيق بعد مهام فائتة: بلا لوم، وخطوة صغيرة للبدء من جديد.',
  'A few missed days don’t undo what you’ve done. Choose today’s smallest task and start there.':
    'الأيام الفائتة لا تمحو ما أنجزته. اختر أصغر مهمة اليوم وابدأ بها.',
  'Check your feet tonight': 'فحص القدمين الليلة',
  'In-app reminder to check their feet, for people with diabetes, with the signs to report.':
    'تذكير داخل التطبيق بفحص القدمين لمن لديه سكري، مع العلامات التي ينبغي الإبلاغ عنها.',
  'Check your soles, heels and between your toes. If you find a wound, a blister, a dark spot or a hot area, contact your doctor or foot clinic the same day.':
    'افحص باطن القدمين والكعبين وما بين الأصابع. وإن وجدت جرحًا أو فقاعة أو بقعة داكنة أو موضعًا ساخنًا، فتواصل مع طبيبك أو عيادة القدم في اليوم نفسه.',
  'You’re not alone with this': 'لست وحدك في هذا',
  'In-app message after answers that suggest despair: who to call now, and that the team has been told.':
    'رسالة داخل التطبيق بعد إجابات توحي باليأس: بمن تتصل الآن، وأن الفريق على علم.',
  'If you might hurt yourself or someone else, call your local emergency number or a crisis line now, or go to the nearest emergency department. Thank you for being honest. We’ve told your team.':
    'إن خشيت أن تؤذي نفسك أو غيرك فاتصل الآن برقم الطوارئ في بلدك أو بخط للدعم النفسي، أو توجّه إلى أقرب قسم طوارئ. شكرًا على صدقك. أبلغنا فريقك.',
  'This reading is very high': 'هذه القراءة عالية جدًا',
  'Push notification after a very high blood pressure reading: measure again, and when to call for help.':
    'إشعار بعد قراءة ضغط عالية جدًا: أعد القياس، ومتى تطلب المساعدة.',
  'Please measure again': 'أعد القياس من فضلك',
  'If you have chest pain, trouble breathing, weakness, or trouble speaking or seeing, call your local emergency number now. If not, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.':
    'إن شعرت بألم في الصدر أو ضيق نفَس أو ضعف أو صعوبة في الكلام أو الرؤية فاتصل برقم الطوارئ في بلدك الآن. وإلا فاسترح 5 دقائق وأعد القياس. فإن بقيت القراءة عالية هكذا فاتصل بطبيب اليوم.',
  'Your blood sugar is low': 'سكر دمك منخفض',
  'Push notification after a low glucose reading: have something sweet now and measure again.':
    'إشعار بعد قراءة سكر منخفضة: تناول شيئًا حلوًا الآن وأعد القياس.',
  'Have something sweet now': 'تناول شيئًا حلوًا الآن',
  'Juice, sugar or glucose tablets, about 15 g. Measure again in 15 minutes. If you feel faint or confused, call your local emergency number.':
    'عصير أو سكر أو أقراص غلوكوز، نحو 15 غ. أعد القياس بعد 15 دقيقة. وإن شعرت بإغماء أو تشوّش فاتصل برقم الطوارئ في بلدك.',
  'Your week ahead': 'أسبوعك القادم',
  'Email at the start of a week: look at the plan, choose times, prepare for one obstacle.':
    'بريد في بداية الأسبوع: انظر إلى الخطة، واختر الأوقات، واستعدّ لعقبة واحدة.',
  'Take 3 minutes with your calendar. Give each of this week’s tasks a time. Think of one thing that could get in the way, and what you’ll do if it does.':
    'خذ 3 دقائق مع تقويمك. حدّد وقتًا لكل مهمة في الأسبوع. وفكّر في شيء قد يعيقك، وما ستفعله حينها.',
  'Welcome back': 'أهلًا بعودتك',
  'Email after a few quiet days: an easy way back into the program, and an offer to talk.':
    'بريد بعد أيام من الانقطاع: طريق سهل للعودة إلى البرنامج وعرض للحديث.',
  'Life gets in the way, and that’s all right. You can pick up where you left off. Start with one small task, and write to us if something isn’t working for you.':
    'للحياة مشاغلها، ولا بأس بذلك. يمكنك المواصلة من حيث توقفت. ابدأ بمهمة صغيرة، واكتب إلينا إن كان هناك ما لا يناسبك.',
  'Please see a doctor first': 'راجع طبيبًا أولًا من فضلك',
  'Email for people who should check with a doctor before they continue.':
    'بريد لمن ينبغي أن يسأل طبيبًا قبل المواصلة.',
  'Because of one of your answers, please see a doctor before you continue, and show them your answers. This is a precaution, not a diagnosis. If you feel very unwell, call your local emergency number.':
    'بسبب إحدى إجاباتك، راجع طبيبًا قبل أن تواصل، وأطلعه على إجاباتك. هذا احتياط وليس تشخيصًا. وإن شعرت بتوعّك شديد فاتصل برقم الطوارئ في بلدك.',
};
