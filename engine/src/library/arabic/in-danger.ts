/** Words for somebody who may be in danger. */
import type { Dictionary } from '../../human-texts.ts';

export const inDanger: Dictionary = {
  'You don’t have to do this alone. Please call now': 'لست مضطرًا إلى تحمّل هذا وحدك. اتصل الآن من فضلك',
  'If anyone is in danger, call the emergency number now. If you can, go into another room and call one of the numbers below. You’re afraid you might hurt yourself or the person you care for. Thank you for saying so. It happens to good people who are worn out.':
    'إن كان أحد في خطر فاتصل برقم الطوارئ الآن. إن استطعت فانتقل إلى غرفة أخرى واتصل بأحد الأرقام أدناه. تخشى أن تؤذي نفسك أو من ترعاه. شكرًا لأنك قلت ذلك. فهذا يحدث لأناس طيبين أنهكهم التعب.',
  'Please take this seriously': 'خذ هذا على محمل الجد من فضلك',
  'Call the emergency number now if you have pain or pressure in your chest, if it spreads to your arm, jaw or back, or if you feel faint. Stop what you’re doing. If it has passed, don’t exercise until you’ve seen a doctor.':
    'اتصل برقم الطوارئ الآن إن كنت تشعر بألم أو ضغط في صدرك، أو امتد إلى الذراع أو الفك أو الظهر، أو أحسست بأنك ستفقد الوعي. توقف عمّا تفعله. وإن زال الألم فلا تمارس الرياضة قبل أن يفحصك طبيب.',
  'This much bleeding needs help today': 'هذا النزيف يحتاج إلى مساعدة اليوم',
  'If you feel dizzy or faint, have severe pain, or might be pregnant, call the emergency number now. Otherwise call a doctor today. Sit or lie down, and ask someone to stay with you.':
    'إن شعرتِ بدوار أو إغماء أو ألم شديد، أو كان الحمل محتملًا، فاتصلي برقم الطوارئ الآن. وإلا فاتصلي بطبيب اليوم. اجلسي أو استلقي، واطلبي من شخص أن يبقى معك.',
  'This kind of pain needs help now': 'هذا الألم يحتاج إلى مساعدة الآن',
  'If you have chest pain, sudden weakness or numbness, or the worst headache of your life, call the emergency number now. If you have a fever or trouble urinating, see a doctor today.':
    'عند ألم الصدر، أو ضعف أو خدر مفاجئ، أو أشد صداع عرفته في حياتك، اتصل برقم الطوارئ الآن. وعند الحمّى أو صعوبة التبول، راجع طبيبًا اليوم.',
  'Please don’t stop drinking on your own': 'لا تتوقف عن الشرب وحدك من فضلك',
  'If you shake badly, see or hear things that aren’t there, or have a seizure, call the emergency number now. If your body is used to alcohol, stopping suddenly can be dangerous. Call a doctor before you change anything.':
    'إن ارتجفت بشدة، أو رأيت أو سمعت ما ليس موجودًا، أو أصابتك نوبة تشنّج، فاتصل برقم الطوارئ الآن. إذا اعتاد جسدك الكحول فقد يكون التوقف المفاجئ خطيرًا. اتصل بطبيب قبل أن تغيّر شيئًا.',
  'This heart rate needs attention now': 'نبض قلبك يحتاج إلى عناية الآن',
  'If you have chest pain, trouble breathing or feel faint, call the emergency number now. If not, sit down, rest for 5 minutes and measure again. If it stays like this, call a doctor today, unless your doctor has told you it’s normal for you.':
    'إن شعرت بألم في الصدر أو ضيق في التنفس أو قرب إغماء فاتصل برقم الطوارئ الآن. وإلا فاجلس واسترح 5 دقائق ثم قِس مرة أخرى. وإن بقي على حاله فاتصل بطبيب اليوم، إلا إذا أخبرك طبيبك بأنه معتاد لديك.',
  'Your oxygen level is low': 'مستوى الأكسجين لديك منخفض',
  'If breathing is hard, or your lips turn blue or gray, call the emergency number now. If not, sit up straight, warm your fingers and measure again. If it’s still low, call the emergency number. If you have lung disease and a plan from your doctor, follow that plan.':
    'إن صعُب التنفس، أو ازرقّت شفتاك أو شحبتا، فاتصل برقم الطوارئ الآن. وإلا فاجلس منتصبًا ودفّئ أصابعك ثم قِس مرة أخرى. وإن بقي منخفضًا فاتصل برقم الطوارئ. وإن كان لديك مرض في الرئة وخطة من طبيبك فاتبع تلك الخطة.',
  'This temperature can be dangerous': 'هذه الحرارة قد تكون خطيرة',
  'If you’re confused or very sleepy, or have a stiff neck, trouble breathing or a seizure, call the emergency number now. If not, call a doctor now and ask someone to stay with you. If you’re very hot, cool down and drink. If you’re very cold, get dry and warm up slowly.':
    'إن شعرت بتشوّش أو نعاس شديد، أو تيبّست رقبتك، أو صعُب تنفسك، أو أصابتك نوبة تشنّج، فاتصل برقم الطوارئ الآن. وإلا فاتصل بطبيب الآن، واطلب من شخص أن يبقى معك. إن كانت حرارتك عالية جدًا فبرّد جسدك واشرب. وإن كانت منخفضة جدًا فجفّف نفسك وتدفّأ ببطء.',
};
