/** Words for somebody who may be in danger. */
import type { Dictionary } from '../../human-texts.ts';

export const inDanger: Dictionary = {
  'You carry too much alone. Please call now': 'تحمل فوق طاقتك وحدك. اتصل الآن من فضلك',
  'You are afraid that you might harm yourself or the person you care for. Thank you for saying it; it happens to good people who are worn out. If you can, go into another room and call one of the numbers below now. If somebody is in danger, call the emergency number.':
    'تخشى أن تؤذي نفسك أو من ترعاه. شكرًا لأنك قلت ذلك؛ فهذا يحدث لأناس طيبين أنهكهم التعب. إن استطعت فانتقل إلى غرفة أخرى واتصل الآن بأحد الأرقام أدناه. وإن كان أحد في خطر فاتصل برقم الطوارئ.',
  'Take this seriously, please': 'خذ هذا على محمل الجد من فضلك',
  'If you have pain or pressure in your chest now, if it spreads to your arm, jaw or back, or if you feel faint, stop what you are doing and call the emergency number. If it is over, do not exercise before a doctor has looked at it.':
    'إن كنت تشعر الآن بألم أو ضغط في صدرك، أو امتد إلى الذراع أو الفك أو الظهر، أو أحسست بأنك ستفقد الوعي، فتوقف عمّا تفعله واتصل برقم الطوارئ. وإن زال الألم فلا تمارس الرياضة قبل أن يفحصك طبيب.',
  'This much bleeding needs help today': 'هذا النزيف يحتاج إلى مساعدة اليوم',
  'If you feel dizzy or faint, have strong pain, or might be pregnant, call the emergency number now. Otherwise call a doctor today. Sit or lie down, and ask somebody to stay with you.':
    'إن شعرتِ بدوار أو إغماء أو ألم شديد، أو كان الحمل محتملًا، فاتصلي برقم الطوارئ الآن. وإلا فاتصلي بطبيب اليوم. اجلسي أو استلقي، واطلبي من شخص أن يبقى معك.',
  'This kind of pain needs help now': 'هذا الألم يحتاج إلى مساعدة الآن',
  'With chest pain, sudden weakness or numbness, or the worst headache of your life, call the emergency number now. With fever or trouble passing water, see a doctor today.':
    'عند ألم الصدر، أو ضعف أو خدر مفاجئ، أو أشد صداع عرفته في حياتك، اتصل برقم الطوارئ الآن. وعند الحمّى أو صعوبة التبول، راجع طبيبًا اليوم.',
  'Please do not stop drinking by yourself': 'لا تتوقف عن الشرب وحدك من فضلك',
  'If your body is used to alcohol, stopping suddenly can be dangerous. Call a doctor before you change anything. If you shake badly, see or hear things that are not there, or have a fit, call the emergency number now.':
    'إذا اعتاد جسدك الكحول فقد يكون التوقف المفاجئ خطيرًا. اتصل بطبيب قبل أن تغيّر شيئًا. وإن ارتجفت بشدة، أو رأيت أو سمعت ما ليس موجودًا، أو أصابتك نوبة تشنّج، فاتصل برقم الطوارئ الآن.',
  'This heart rate needs attention now': 'نبض قلبك يحتاج إلى عناية الآن',
  'Sit down and measure again after five minutes of rest. If you have chest pain, trouble breathing, or feel faint, call the emergency number now. If it stays like this, call a doctor today, unless yours has told you that it is usual for you.':
    'اجلس وقِس مرة أخرى بعد خمس دقائق من الراحة. إن شعرت بألم في الصدر أو ضيق في التنفس أو قرب إغماء فاتصل برقم الطوارئ الآن. وإن بقي على حاله فاتصل بطبيب اليوم، إلا إذا أخبرك طبيبك بأنه معتاد لديك.',
  'Your oxygen is low': 'الأكسجين لديك منخفض',
  'Sit upright, warm your fingers and measure again. If it stays low, if breathing is hard, or if your lips turn blue or grey, call the emergency number now. If you have lung disease and a plan from your doctor, follow that plan.':
    'اجلس منتصبًا ودفّئ أصابعك ثم قِس مرة أخرى. إن بقي منخفضًا، أو صعُب التنفس، أو ازرقّت شفتاك أو شحبتا، فاتصل برقم الطوارئ الآن. وإن كان لديك مرض في الرئة وخطة من طبيبك فاتبع تلك الخطة.',
  'This temperature can be dangerous': 'هذه الحرارة قد تكون خطيرة',
  'If you are confused, very sleepy, have a stiff neck, trouble breathing or a fit, call the emergency number now. If you are very hot, cool down and drink; if you are very cold, get warm and dry slowly. Ask somebody to stay with you, and call a doctor now.':
    'إن شعرت بتشوّش أو نعاس شديد، أو تيبّست رقبتك، أو صعُب تنفسك، أو أصابتك نوبة تشنّج، فاتصل برقم الطوارئ الآن. إن كانت حرارتك عالية جدًا فبرّد جسدك واشرب، وإن كانت منخفضة جدًا فتدفّأ وجفّف نفسك ببطء. اطلب من شخص أن يبقى معك، واتصل بطبيب الآن.',
};
