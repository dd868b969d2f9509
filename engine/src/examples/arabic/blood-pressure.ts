/** Blood pressure at home. */
import type { Dictionary } from '../../human-texts.ts';
import { lowPressure } from './in-danger.ts';

export const bloodPressure: Dictionary = {
  ...lowPressure,
  'Blood pressure under control': 'ضغط الدم تحت السيطرة',
  'Measure at home, work on one habit at a time, and watch your blood pressure come down.':
    'القياس في البيت، والعمل على عادة واحدة في كل مرة، ورؤية الضغط وهو ينخفض.',
  'Adults who aren’t pregnant': 'بالغون بلا حمل',
  'A different kind of care': 'رعاية من نوع آخر',
  'Please ask your doctor or midwife': 'اسألي طبيبك أو قابلتك من فضلك',
  'Not suitable': 'غير مناسب',
  'Get a monitor': 'الحصول على جهاز',
  'A validated upper-arm monitor': 'جهاز موثوق لقياس الضغط من العضد',
  'First reading': 'القراءة الأولى',
  'Systolic blood pressure': 'ضغط الدم الانقباضي',
  'Very high reading': 'قراءة عالية جدًا',
  'This reading is very high': 'هذه القراءة عالية جدًا',
  'Call today': 'اتصال خلال اليوم',
  'Very high reading: call today': 'قراءة عالية جدًا: اتصال اليوم',
  'Other help first': 'مساعدة أخرى أولًا',
  'Your safety comes first, so this program stops here. Stay in touch with your doctor or the people helping you. If things get worse, call your emergency number. You can come back whenever you’re ready.':
    'سلامتك أولًا، ولذلك يتوقف هذا البرنامج هنا. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساءت الحال فاتصل برقم الطوارئ. ويمكنك العودة متى شئت.',
  'Your habits': 'عاداتك',
  'Everyday habits': 'عادات يومية',
  'Choose a focus': 'اختيار محور العمل',
  'Choose one focus for the next 4 weeks, based on the answers and readings.':
    'اختر محورًا واحدًا للأسابيع الأربعة القادمة بناءً على الإجابات والقراءات.',
  'A habit': 'عادة',
  'Less salt': 'ملح أقل',
  'More movement': 'حركة أكثر',
  'Taking medicines': 'تناول الأدوية',
  'Focus finder': 'مرشد المحور',
  'A set place for your pills': 'مكان لأقراصك',
  Walking: 'المشي',
  '30 minutes of walking': 'مشي 30 دقيقة',
  'Four weeks': 'أربعة أسابيع',
  'How is it going now?': 'كيف هو الآن؟',
  'Another focus': 'محور آخر',
  'Average is on target': 'المتوسط ضمن الهدف',
  'Expert review': 'مراجعة الخبير',
  'Review the readings': 'مراجعة القراءات',
  Done: 'تمّ',
  'Later, with a doctor': 'لاحقًا، مع طبيب',
  'High blood pressure in pregnancy needs special care. Please contact your maternity team or doctor now.':
    'ضغط الدم العالي في الحمل يحتاج إلى رعاية خاصة. تواصلي مع فريق رعاية الأمومة أو طبيبك الآن من فضلك.',
  'Get a blood pressure monitor that has been tested for accuracy.':
    'الحصول على جهاز لقياس ضغط الدم من طراز اختُبرت دقته.',
  'The upper number of your blood pressure, measured at home after 5 minutes of rest.':
    'الرقم الأعلى في ضغط الدم، يُقاس في البيت بعد 5 دقائق من الراحة.',
  'If you have chest pain, trouble breathing, weakness, or trouble speaking or seeing, call your local emergency number now. If not, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.':
    'إن شعرت بألم في الصدر أو ضيق نفَس أو ضعف أو صعوبة في الكلام أو الرؤية فاتصل برقم الطوارئ في بلدك الآن. وإلا فاسترح 5 دقائق وأعد القياس. فإن بقيت القراءة عالية هكذا فاتصل بطبيب اليوم.',
  'A systolic reading of 180 or more. Talk to the person today, ask about symptoms and arrange care if needed.':
    'قراءة انقباضية 180 أو أكثر. تحدّث مع الشخص اليوم، واسأله عن الأعراض، ورتّب له الرعاية حيث تلزم.',
  '3 questions that show where a change could help most.': '3 أسئلة تبيّن أين قد ينفع التغيير أكثر.',
  'How often do you eat ready meals or salty snacks?': 'كم مرة تأكل وجبات جاهزة أو وجبات خفيفة مالحة؟',
  Rarely: 'نادرًا',
  'Some days': 'بعض الأيام',
  'Most days': 'معظم الأيام',
  'On how many days a week are you active for at least 30 minutes?':
    'في كم يوم من الأسبوع تتحرك 30 دقيقة على الأقل؟',
  '5 or more': '5 أو أكثر',
  '2 to 4': 'من يومين إلى أربعة',
  'Fewer than 2': 'أقل من يومين',
  'Do you sometimes forget to take your blood pressure medicines?': 'هل تنسى أحيانًا أدوية ضغط الدم؟',
  'Adds salt to most meals': 'إضافة الملح إلى معظم الوجبات',
  'Sits most of the day': 'الجلوس معظم ساعات اليوم',
  'Forgets a dose more than once a week': 'نسيان جرعة أكثر من مرة في الأسبوع',
  'Helps choose what to work on next.': 'يساعد على اختيار ما يُعمل عليه تاليًا.',
  'Choose the focus that best fits the answers. Never give advice on changing medicines.':
    'اختر المحور الأنسب للإجابات. ولا تنصح أبدًا بتغيير الأدوية.',
  'Keep the salt shaker in the cupboard this week, and cook one meal a day yourself.':
    'اترك المملحة في الخزانة هذا الأسبوع، واطبخ وجبة في اليوم بنفسك.',
  'Walk fast enough to breathe harder, slow enough to talk. Stop if you have chest pain or feel dizzy.':
    'امشِ بسرعة تعمّق نفَسك وببطء يتيح لك الكلام. توقّف إن شعرت بألم في الصدر أو دوار.',
  'Keep your medicines next to something you use every day, such as the kettle. Never stop or change a dose without asking your doctor.':
    'ضع أدويتك بجانب شيء تستعمله كل يوم، مثل إبريق الشاي. ولا توقف جرعة أو تغيّرها قبل أن تسأل طبيبك.',
  'The readings have stayed above target for 3 rounds. Decide with the person whether they should see their doctor.':
    'بقيت القراءات فوق الهدف 3 جولات. قرّر مع الشخص هل ينبغي أن يراجع طبيبه.',
  'Time to measure': 'حان وقت القياس',
  'Sit for 5 minutes, feet on the floor, arm at heart level. Then measure twice. Your last reading was {{reading:systolic}}.':
    'اجلس 5 دقائق وقدماك على الأرض وذراعك بمستوى قلبك، ثم قِس مرتين. كانت قراءتك الأخيرة {{القراءة:systolic}}.',
  'How to sit and measure, with the last reading.': 'كيفية الجلوس والقياس، مع آخر قراءة.',
  'Morning and evening reading': 'قراءة الصباح والمساء',
  'Twice-weekly reading': 'قراءة مرتين في الأسبوع',
  'How to measure': 'طريقة القياس',
  'Your blood pressure is very high': 'ضغط دمك مرتفع جدًا',
  'If you have chest pain, trouble breathing, weakness, numbness, or trouble speaking or seeing, call the emergency number now. If not, sit down, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.':
    'إن شعرت بألم في الصدر أو ضيق في التنفس أو ضعف أو خدر، أو صعُب عليك الكلام أو الرؤية، فاتصل برقم الطوارئ الآن. وإلا فاجلس واسترح 5 دقائق ثم قِس مرة أخرى. وإن بقي مرتفعًا هكذا فاتصل بطبيب اليوم.',
};
