/** Our own checks of what must not be missed. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsSafety: Dictionary = {
  'Ready to exercise?': 'هل أنت مستعد للرياضة؟',
  '6 yes-or-no questions before you start exercising. If you answer yes to any, ask a doctor first.':
    '6 أسئلة بنعم أو لا قبل بدء الرياضة. وإجابة واحدة بنعم تعني سؤال الطبيب أولًا.',
  'Do you get pain or pressure in your chest, at rest or when you are active?':
    'هل تشعر بألم أو ضغط في صدرك، في الراحة أو عند الحركة؟',
  'If you have it now, call your local emergency number.': 'إن كنت تشعر به الآن فاتصل برقم الطوارئ في بلدك.',
  'In the last year, have you fainted or nearly fainted?': 'هل أُغمي عليك أو كدت تفقد الوعي في السنة الماضية؟',
  'Do you get out of breath with little effort?': 'هل يضيق نفَسك مع جهد قليل؟',
  'Has a doctor told you to exercise only under supervision?':
    'هل قال لك طبيب ألا تمارس الرياضة إلا تحت إشراف؟',
  'Do you have an injury, or a bone or joint problem, that movement could make worse?':
    'هل لديك إصابة أو مشكلة في عظم أو مفصل قد تزيدها الحركة سوءًا؟',
  'Are you pregnant, or have you given birth or had surgery in the last 3 months?':
    'هل أنتِ حامل، أو هل كانت لك ولادة أو عملية جراحية في الأشهر الثلاثة الماضية؟',
  'Good to go': 'لا مانع',
  'Ask a doctor first': 'سؤال الطبيب أولًا',
  'Steady on your feet?': 'هل أنت ثابت على قدميك؟',
  'A short check for older people: falls, balance, medicines and the home.':
    'فحص قصير للسقوط والتوازن والأدوية والبيت، لكبار السن.',
  'Have you fallen in the last 12 months?': 'هل سقطت في آخر 12 شهرًا؟',
  'How many times have you fallen?': 'كم مرة سقطت؟',
  falls: 'مرات سقوط',
  'Did you hurt yourself, hit your head or pass out in a fall?':
    'هل أصبت نفسك أو ضربت رأسك أو أُغمي عليك في سقطة؟',
  'If this happened recently, please see a doctor now.': 'إن حدث ذلك مؤخرًا فراجع طبيبًا الآن من فضلك.',
  'Do you feel unsteady when you stand or walk?': 'هل تشعر بعدم الثبات حين تقف أو تمشي؟',
  'Do you need your hands to get up from a chair?': 'هل تحتاج إلى يديك لتنهض من كرسي؟',
  'Do you get dizzy when you stand up, or take medicines that make you dizzy or sleepy?':
    'هل تصاب بدوار حين تقف، أو تأخذ أدوية تسبب الدوار أو النعاس؟',
  'Do you have trouble seeing, or numb feet?': 'هل تجد صعوبة في الرؤية، أو خدرًا في قدميك؟',
  'Does your home have loose rugs, dark stairs or a slippery bathroom?':
    'هل في بيتك سجاد غير ثابت أو درج مظلم أو حمّام زلق؟',
  'Few risk factors': 'عوامل خطر قليلة',
  'Some risk factors': 'بعض عوامل الخطر',
  'Pain check': 'فحص الألم',
  '3 pain scales from 0 to 10, where it hurts, and signs that need a doctor today.':
    '3 مقاييس للألم من 0 إلى 10، وموضعه، والعلامات التي تحتاج إلى طبيب اليوم.',
  'How bad is your pain right now?': 'ما شدة ألمك الآن؟',
  'How bad was it at its worst in the last week?': 'ما شدته في أسوأ أحواله خلال الأسبوع الماضي؟',
  'I couldn’t do anything': 'لم أستطع فعل شيء',
  'How much did it get in the way of your life in the last week?': 'كم أعاق حياتك في الأسبوع الماضي؟',
  'Where does it hurt?': 'أين الألم؟',
  Head: 'الرأس',
  'Neck or shoulders': 'الرقبة أو الكتفان',
  Back: 'الظهر',
  'Arms or hands': 'الذراعان أو اليدان',
  Belly: 'البطن',
  'Hips, knees or feet': 'الوركان أو الركبتان أو القدمان',
  'Somewhere else': 'موضع آخر',
  'Do you have new weakness or numbness, a fever, trouble urinating, chest pain, or the worst headache of your life?':
    'هل لديك ضعف أو خدر جديد، أو حمّى، أو صعوبة في التبول، أو ألم في الصدر، أو أسوأ صداع في حياتك؟',
  'If so, call your doctor or your local emergency number today.':
    'إن كان كذلك فاتصل بطبيبك أو برقم الطوارئ في بلدك اليوم.',
  'A little pain': 'ألم قليل',
  'Some pain': 'بعض الألم',
  'A lot of pain': 'ألم كثير',
  'Diabetes foot check': 'فحص القدمين للسكري',
  'Checks for wounds, warmth and numbness. Asks for a photo and the date of the last professional check.':
    'يبحث عن الجروح والسخونة والخدر، ويطلب صورة وتاريخ آخر فحص عند مختص.',
  'Is there a wound, a blister, a crack or a dark spot?': 'هل هناك جرح أو فقاعة أو تشقق أو بقعة داكنة؟',
  'Check your soles, heels and between your toes.': 'انظر إلى باطن القدمين والكعبين وما بين الأصابع.',
  'Is one foot warmer, redder or more swollen than the other?':
    'هل إحدى القدمين أسخن أو أشد احمرارًا أو تورمًا من الأخرى؟',
  'Is any area newly numb, tingling or burning?': 'هل هناك موضع جديد فيه خدر أو تنميل أو حرقة؟',
  'Please add a photo of the area': 'أضف صورة للموضع من فضلك',
  'When did a professional last check your feet?': 'متى فحص مختص قدميك آخر مرة؟',
  'Nothing found': 'لم يُلاحظ شيء',
  'Needs a check': 'يحتاج إلى فحص',
};
