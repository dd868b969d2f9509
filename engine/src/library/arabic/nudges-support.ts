/** Messages that encourage, explain or point to help. */
import type { Dictionary } from '../../human-texts.ts';

export const nudgesSupport: Dictionary = {
  'Well done': 'أحسنت',
  'In-app message after a part of the program was finished: what was reached and what keeps it.':
    'رسالة داخل التطبيق بعد إتمام جزء من البرنامج: ما الذي تحقق وما الذي يحفظه.',
  'You stayed with it. Keep the one thing that helped you most, and let the rest come and go.':
    'لقد ثابرت. احتفظ بالشيء الذي نفعك أكثر من غيره، ودع الباقي يأتي ويذهب.',
  'A hard week is allowed': 'لا بأس بأسبوع صعب',
  'In-app message after missed tasks: no blame, and one small step to begin again.':
    'رسالة داخل التطبيق بعد مهام فائتة: بلا لوم، وخطوة صغيرة للبدء من جديد.',
  'Missed days do not undo what you have done. Choose the smallest task of today and begin there.':
    'الأيام الفائتة لا تمحو ما أنجزته. اختر أصغر مهمة اليوم وابدأ بها.',
  'Look at your feet tonight': 'انظر إلى قدميك الليلة',
  'In-app reminder of the foot check for people with diabetes, with the signs to report.':
    'تذكير داخل التطبيق بفحص القدمين لمن لديه سكري، مع العلامات التي ينبغي الإبلاغ عنها.',
  'Soles, heels and between the toes. With a wound, a blister, a dark spot or a hot foot, contact your doctor or foot clinic the same day.':
    'باطن القدمين والكعبان وما بين الأصابع. مع جرح أو فقاعة أو بقعة داكنة أو قدم ساخنة، تواصل مع طبيبك أو عيادة القدم في اليوم نفسه.',
  'You are not alone with this': 'لست وحدك في هذا',
  'In-app message after answers that point to despair: whom to call now, and that the team knows.':
    'رسالة داخل التطبيق بعد إجابات توحي باليأس: بمن تتصل الآن، وأن الفريق على علم.',
  'Thank you for your honesty. Your team has been told. If you might harm yourself or somebody else, call your local emergency number or a crisis line now, or go to the nearest emergency department.':
    'شكرًا على صدقك. فريقك على علم. إن خشيت أن تؤذي نفسك أو غيرك فاتصل برقم الطوارئ في بلدك أو بخط للدعم النفسي الآن، أو توجّه إلى أقرب قسم طوارئ.',
  'This reading is very high': 'هذه القراءة عالية جدًا',
  'Push message after a very high blood pressure reading: measure again and when to call for help.':
    'إشعار بعد قراءة ضغط عالية جدًا: أعد القياس، ومتى تطلب المساعدة.',
  'Please measure once more': 'أعد القياس من فضلك',
  'Rest for five minutes and measure again. If it stays this high and you have chest pain, breathlessness, weakness, or trouble speaking or seeing, call your local emergency number now.':
    'استرح خمس دقائق وأعد القياس. فإن بقيت القراءة عالية هكذا ومعها ألم في الصدر أو ضيق نفَس أو ضعف أو صعوبة في الكلام أو الرؤية، فاتصل برقم الطوارئ في بلدك الآن.',
  'Your sugar is low': 'سكرك منخفض',
  'Push message after a low glucose reading: take something sweet now and measure again.':
    'إشعار بعد قراءة سكر منخفضة: تناول شيئًا حلوًا الآن وأعد القياس.',
  'Take something sweet now': 'تناول شيئًا حلوًا الآن',
  'Juice, sugar or glucose tablets, about 15 g. Measure again in fifteen minutes. If you feel faint or confused, call your local emergency number.':
    'عصير أو سكر أو أقراص جلوكوز، نحو 15 g. أعد القياس بعد خمس عشرة دقيقة. وإن شعرت بإغماء أو تشوّش فاتصل برقم الطوارئ في بلدك.',
  'Your week ahead': 'أسبوعك القادم',
  'E-mail at the start of a week: look at the plan, choose times, expect one obstacle.':
    'بريد في بداية الأسبوع: انظر إلى الخطة، واختر الأوقات، وتوقّع عقبة واحدة.',
  'Take three minutes with your calendar. Give each task of the week a time. Think of one thing that could get in the way, and what you will do then.':
    'خذ ثلاث دقائق مع تقويمك. اجعل لكل مهمة في الأسبوع وقتًا. وفكّر في شيء قد يعيقك، وما ستفعله حينها.',
  'Good to see you again': 'سعداء بعودتك',
  'E-mail after some silent days: an easy way back into the program and an offer to talk.':
    'بريد بعد أيام من الانقطاع: طريق سهل للعودة إلى البرنامج وعرض للحديث.',
  'Life gets in the way, and that is all right. Your program waits where you left it. Open it, do one small task, and write to us if something should be different.':
    'للحياة مشاغلها، ولا بأس بذلك. برنامجك ينتظرك حيث تركته. افتحه وأنجز مهمة صغيرة، واكتب إلينا إن أردت تغيير شيء.',
  'Please see a doctor first': 'راجع طبيبًا أولًا من فضلك',
  'E-mail for people whose answers mean that a doctor should agree before they go on.':
    'بريد لمن تعني إجاباته أن على طبيب أن يوافق قبل المتابعة.',
  'One of your answers means that a doctor should look at it before you go on. This is a precaution, not a diagnosis. Show them your answers. If you feel very unwell, call your local emergency number.':
    'إحدى إجاباتك تعني أن على طبيب أن ينظر فيها قبل أن تتابع. هذا احتياط وليس تشخيصًا. أرِه إجاباتك. وإن شعرت بتوعّك شديد فاتصل برقم الطوارئ في بلدك.',
};
