/** Our own checks of what must not be missed. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsSafety: Dictionary = {
  'Ready to move?': 'هل أنت مستعد للحركة؟',
  'Six yes-or-no questions to answer before a program of exercise; one yes means: ask a doctor first.':
    'ستة أسئلة بنعم أو لا قبل برنامج رياضي؛ وإجابة واحدة بنعم تعني: اسأل طبيبًا أولًا.',
  'Do you get pain or pressure in your chest, at rest or when you are active?':
    'هل تشعر بألم أو ضغط في صدرك، في الراحة أو عند الحركة؟',
  'If you have it now, call your local emergency number.': 'إن كنت تشعر به الآن فاتصل برقم الطوارئ في بلدك.',
  'Have you fainted, or felt close to it, in the last year?': 'هل أُغمي عليك أو كدت في السنة الماضية؟',
  'Do you get short of breath with little effort?': 'هل يضيق نفَسك مع جهد قليل؟',
  'Has a doctor told you to be active only under supervision?': 'هل قال لك طبيب ألا تتحرك إلا تحت إشراف؟',
  'Do you have an injury, or a bone or joint problem, that movement could make worse?':
    'هل لديك إصابة أو مشكلة في عظم أو مفصل قد تزيدها الحركة سوءًا؟',
  'Are you pregnant, or did you give birth or have an operation in the last three months?':
    'هل أنتِ حامل، أو هل كانت لك ولادة أو عملية جراحية في الأشهر الثلاثة الماضية؟',
  'Nothing speaks against it': 'لا شيء يمنع',
  'Ask a doctor first': 'اسأل طبيبًا أولًا',
  'Steady on your feet?': 'هل أنت ثابت على قدميك؟',
  'A short check of falls, balance, medicines and the home, for older people.':
    'فحص قصير للسقوط والتوازن والأدوية والبيت، لكبار السن.',
  'Have you fallen in the last twelve months?': 'هل سقطت في الأشهر الاثني عشر الماضية؟',
  'How often have you fallen?': 'كم مرة سقطت؟',
  falls: 'مرات سقوط',
  'Did you hurt yourself, hit your head or pass out in a fall?':
    'هل أصبت نفسك أو ضربت رأسك أو أُغمي عليك في سقطة؟',
  'If it happened lately, please see a doctor now.': 'إن حدث ذلك مؤخرًا فراجع طبيبًا الآن من فضلك.',
  'Do you feel unsteady when you stand or walk?': 'هل تشعر بعدم الثبات حين تقف أو تمشي؟',
  'Do you need your hands to get up from a chair?': 'هل تحتاج إلى يديك لتنهض من كرسي؟',
  'Do you get dizzy when you stand up, or take medicines that make you dizzy or sleepy?':
    'هل تصاب بدوار حين تقف، أو تأخذ أدوية تسبب الدوار أو النعاس؟',
  'Do you have trouble seeing, or numb feet?': 'هل تجد صعوبة في الرؤية، أو خدرًا في قدميك؟',
  'Are there loose rugs, dark steps or a slippery bath in your home?':
    'هل في بيتك سجاد غير ثابت أو درج مظلم أو حمّام زلق؟',
  'Few signs': 'علامات قليلة',
  'Some signs': 'بعض العلامات',
  'Pain check': 'فحص الألم',
  'Pain from 0 to 10 on three scales, where it is, and the signs that need a doctor today.':
    'الألم من 0 إلى 10 على ثلاثة مقاييس، وموضعه، والعلامات التي تحتاج إلى طبيب اليوم.',
  'How strong is your pain right now?': 'ما شدة ألمك الآن؟',
  'How strong was it at its worst in the last week?': 'ما شدته في أسوأ أحواله خلال الأسبوع الماضي؟',
  'How much did it get in the way of your days in the last week?': 'كم أعاق أيامك في الأسبوع الماضي؟',
  'Where does it hurt?': 'أين الألم؟',
  Head: 'الرأس',
  'Neck or shoulders': 'الرقبة أو الكتفان',
  Back: 'الظهر',
  'Arms or hands': 'الذراعان أو اليدان',
  Belly: 'البطن',
  'Hips, knees or feet': 'الوركان أو الركبتان أو القدمان',
  'Somewhere else': 'موضع آخر',
  'Is there new weakness or numbness, fever, trouble passing water, chest pain, or the worst headache of your life?':
    'هل هناك ضعف أو خدر جديد، أو حمّى، أو صعوبة في التبول، أو ألم في الصدر، أو أسوأ صداع في حياتك؟',
  'If so, call your doctor or your local emergency number today.':
    'إن كان كذلك فاتصل بطبيبك أو برقم الطوارئ في بلدك اليوم.',
  Little: 'قليل',
  Some: 'بعض الألم',
  Much: 'كثير',
  'Foot check with diabetes': 'فحص القدمين مع السكري',
  'Looks for wounds, warmth and numbness; asks for a picture and the last professional check.':
    'يبحث عن الجروح والسخونة والخدر، ويطلب صورة وتاريخ آخر فحص عند مختص.',
  'Is there a wound, a blister, a crack or a dark spot?': 'هل هناك جرح أو فقاعة أو تشقق أو بقعة داكنة؟',
  'Look at soles, heels and between the toes.': 'انظر إلى باطن القدمين والكعبين وما بين الأصابع.',
  'Is one foot warmer, redder or more swollen than the other?':
    'هل إحدى القدمين أسخن أو أشد احمرارًا أو تورمًا من الأخرى؟',
  'Is there a new numb, tingling or burning area?': 'هل هناك موضع جديد فيه خدر أو تنميل أو حرقة؟',
  'Please add a picture of the place': 'أضف صورة للموضع من فضلك',
  'When did a professional last look at your feet?': 'متى نظر مختص إلى قدميك آخر مرة؟',
  'Nothing seen': 'لم يُلاحظ شيء',
  'To be looked at': 'يحتاج إلى نظر',
};
