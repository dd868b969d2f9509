/** Blood pressure at home. */
import type { Dictionary } from '../../human-texts.ts';
import { lowPressure } from './in-danger.ts';

export const bloodPressure: Dictionary = {
  ...lowPressure,
  'Blood pressure under control': 'ضغط الدم تحت السيطرة',
  'Measure at home, work on one habit at a time, and see it come down.':
    'قِس في البيت، واعمل على عادة واحدة في كل مرة، وشاهده ينخفض.',
  'Adults, not pregnant': 'بالغون بلا حمل',
  'Care of another kind': 'رعاية من نوع آخر',
  'Please ask your doctor or midwife': 'اسألي طبيبك أو قابلتك من فضلك',
  'Not suited': 'غير مناسب',
  'Get a monitor': 'احصل على جهاز',
  'A validated upper-arm monitor': 'جهاز موثوق لقياس الضغط من العضد',
  'First reading': 'القراءة الأولى',
  'Systolic blood pressure': 'ضغط الدم الانقباضي',
  'Very high reading': 'قراءة عالية جدًا',
  'This reading is very high': 'هذه القراءة عالية جدًا',
  'Call within the day': 'اتصال خلال اليوم',
  'Very high reading: call today': 'قراءة عالية جدًا: اتصل اليوم',
  'Other help comes first': 'مساعدة أخرى أولًا',
  'This program stops here, because something else comes first now: that you are safe and well. Please stay in touch with your doctor or with those who help you. If it gets worse, call your emergency number. You can come back whenever you are ready.':
    'يتوقف هذا البرنامج هنا لأن ما هو أهم يأتي أولًا الآن: سلامتك. ابقَ على تواصل مع طبيبك أو مع من يساعدونك. وإن ساء الحال فاتصل برقم الطوارئ. ويمكنك العودة متى كنت مستعدًا.',
  'Your habits': 'عاداتك',
  'Everyday habits': 'عادات كل يوم',
  'Choose a focus': 'اختيار محور العمل',
  'Choose one focus for the next four weeks from the answers and readings.':
    'اختر محورًا واحدًا للأسابيع الأربعة القادمة من الإجابات والقراءات.',
  'A habit': 'عادة',
  'Less salt': 'ملح أقل',
  'More movement': 'حركة أكثر',
  'Taking medicines': 'تناول الأدوية',
  'Focus finder': 'مرشد المحور',
  'A place for your pills': 'مكان لأقراصك',
  'On foot': 'مشيًا',
  'Half an hour on foot': 'نصف ساعة مشيًا',
  'Four weeks': 'أربعة أسابيع',
  'How is it now?': 'كيف هو الآن؟',
  'Another focus': 'محور آخر',
  'An expert looks': 'نظرة من خبير',
  'Look at the readings': 'انظر في القراءات',
  Done: 'تمّ',
  'High blood pressure in pregnancy needs care of its own. Please contact your maternity team or doctor now.':
    'ضغط الدم العالي في الحمل يحتاج إلى رعاية خاصة. تواصلي مع فريق رعاية الأمومة أو طبيبك الآن من فضلك.',
  'You have a monitor at home whose model was tested for accuracy.':
    'لديك في البيت جهاز من طراز اختُبرت دقته.',
  'The upper blood pressure value, measured at home after five minutes of rest.':
    'قيمة ضغط الدم العليا، تُقاس في البيت بعد خمس دقائق من الراحة.',
  'Rest for five minutes and measure again. If it stays this high and you have chest pain, breathlessness, weakness, trouble speaking or seeing, call your local emergency number now.':
    'استرح خمس دقائق وأعد القياس. فإن بقيت القراءة عالية هكذا ومعها ألم في الصدر أو ضيق نفَس أو ضعف أو صعوبة في الكلام أو الرؤية، فاتصل برقم الطوارئ في بلدك الآن.',
  'A systolic reading of 180 or more. Speak to the person today, ask about symptoms, and arrange care where needed.':
    'قراءة انقباضية 180 أو أكثر. تحدّث مع الشخص اليوم، واسأله عن الأعراض، ورتّب له الرعاية حيث تلزم.',
  'Three questions that show where a change may help most.': 'ثلاثة أسئلة تبيّن أين قد ينفع التغيير أكثر.',
  'How often do you eat ready meals or salty snacks?': 'كم مرة تأكل وجبات جاهزة أو وجبات خفيفة مالحة؟',
  Rarely: 'نادرًا',
  'Some days': 'بعض الأيام',
  'Most days': 'معظم الأيام',
  'On how many days a week are you active for half an hour?': 'في كم يوم من الأسبوع تتحرك نصف ساعة؟',
  'Five or more': 'خمسة أو أكثر',
  'Two to four': 'من يومين إلى أربعة',
  Fewer: 'أقل',
  'Do you sometimes forget your blood pressure medicines?': 'هل تنسى أحيانًا أدوية ضغط الدم؟',
  'Helps to choose what to work on next.': 'يساعد على اختيار ما يُعمل عليه تاليًا.',
  'Choose the focus that fits the answers best. Never advise on changing medicines.':
    'اختر المحور الأنسب للإجابات. ولا تنصح أبدًا بتغيير الأدوية.',
  'Leave the salt shaker in the cupboard this week, and choose one meal a day that you cook yourself.':
    'اترك المملحة في الخزانة هذا الأسبوع، واختر وجبة في اليوم تطبخها بنفسك.',
  'Walk briskly enough to breathe deeper, slowly enough to talk. Stop if you feel chest pain or dizziness.':
    'امشِ بسرعة تعمّق نفَسك وببطء يتيح لك الكلام. توقّف إن شعرت بألم في الصدر أو دوار.',
  'Put your medicines beside something you do every day, such as the kettle. Never stop or change a dose without your doctor.':
    'ضع أدويتك بجانب شيء تفعله كل يوم، مثل إبريق الشاي. ولا توقف جرعة أو تغيّرها دون طبيبك.',
  'The readings have stayed above target for three rounds. Decide with the person whether they should see their doctor.':
    'بقيت القراءات فوق الهدف ثلاث جولات. قرّر مع الشخص هل ينبغي أن يراجع طبيبه.',
  'Time to measure': 'حان وقت القياس',
  'Sit for five minutes, feet on the floor, arm at heart level, then measure twice.':
    'اجلس خمس دقائق وقدماك على الأرض وذراعك بمستوى قلبك، ثم قِس مرتين.',
  'Morning and evening reading': 'قراءة الصباح والمساء',
  'Reading twice a week': 'قراءة مرتين في الأسبوع',
  'How to measure': 'كيف تقيس',
  'This blood pressure is very high': 'ضغط دمك مرتفع جدًا',
  'Sit down, rest for five minutes and measure again. If you have chest pain, trouble breathing, weakness, numbness, or trouble speaking or seeing, call the emergency number now. If it stays this high without any of these, call a doctor today.':
    'اجلس واسترح خمس دقائق ثم قِس مرة أخرى. إن شعرت بألم في الصدر أو ضيق في التنفس أو ضعف أو خدر، أو صعُب عليك الكلام أو الرؤية، فاتصل برقم الطوارئ الآن. وإن بقي مرتفعًا هكذا دون شيء من ذلك فاتصل بطبيب اليوم.',
};
