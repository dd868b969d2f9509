/** Activities for heart and blood sugar. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesHeart: Dictionary = {
  'Measure your blood pressure correctly': 'قياس ضغط الدم بطريقة صحيحة',
  'Learn to take readings at home that you and your doctor can trust.':
    'طريقة القياس في البيت لقراءات تثق بها أنت وطبيبك.',
  'For 30 minutes before you measure, don’t smoke, drink coffee or exercise. Use the bathroom first.':
    'قبل القياس بمدة 30 دقيقة لا تدخّن ولا تشرب القهوة ولا تتمرّن. وأفرغ مثانتك.',
  'Sit for 5 minutes with your back supported, feet on the floor and legs uncrossed.':
    'اجلس خمس دقائق وظهرك مسنود وقدماك على الأرض وساقاك غير متقاطعتين.',
  'Put the cuff on your bare upper arm and rest your arm on a table at heart level.':
    'ضع السوار على عضدك العاري، وأرِح ذراعك على طاولة بمستوى قلبك.',
  'Don’t talk. Measure twice, a minute apart, and write down both readings.':
    'لا تتكلم. قِس مرتين بينهما دقيقة، واكتب القراءتين.',
  'If the upper number is 180 or more, or the lower is 110 or more, rest and measure again. If you also have chest pain, trouble breathing, weakness or trouble speaking, call your local emergency number now.':
    'إن كان الرقم الأعلى 180 أو أكثر، أو الأدنى 110 أو أكثر، فاسترح وأعد القياس. ومع ألم في الصدر أو ضيق نفَس أو ضعف أو صعوبة في الكلام اتصل برقم الطوارئ في بلدك الآن.',
  'Walk after a meal': 'المشي بعد الأكل',
  'An easy 10-minute walk after eating, which helps keep your blood sugar steady.':
    'مشي خفيف 10 دقائق بعد الأكل، يساعد على استقرار سكر الدم.',
  'Within 30 minutes of your biggest meal, walk for 10 minutes at an easy pace.':
    'خلال 30 دقيقة من أكبر وجباتك، امشِ 10 دقائق على مهل.',
  'If you take insulin or tablets that can lower your blood sugar, carry something sweet.':
    'إن كنت تأخذ الإنسولين أو أقراصًا قد تخفض السكر، فاحمل معك شيئًا حلوًا.',
  'If you shake, sweat or feel confused, have something sweet right away and check your blood sugar.':
    'إن ارتجفت أو تعرّقت أو تشوّش ذهنك، فتناول شيئًا حلوًا فورًا وقِس سكرك.',
  'Look after your feet': 'العناية بالقدمين',
  'A daily routine for people with diabetes: check, wash, dry and moisturize your feet, and check your shoes.':
    'روتين يومي لمن لديه سكري: فحص القدمين وغسلهما وتجفيفهما وترطيبهما، وتفقّد الحذاء.',
  'Look at the tops, the soles and between your toes. Use a mirror, or ask someone to help.':
    'انظر إلى ظاهر القدمين وباطنهما وما بين الأصابع، بمرآة أو بمساعدة أحد إن لزم.',
  'Wash your feet in lukewarm water and dry them well, especially between your toes.':
    'اغسل قدميك بماء فاتر وجفّفهما جيدًا، ولا سيما بين الأصابع.',
  'Put cream on dry skin, but not between your toes. Cut your nails straight across.':
    'ضع مرطّبًا على الجلد الجاف، لا بين الأصابع. وقصّ الأظافر قصًّا مستقيمًا.',
  'Check inside your shoes for stones or rough seams before you put them on. Never walk barefoot.':
    'تحسّس داخل حذائك بحثًا عن حصى أو درز قبل لبسه. ولا تمشِ حافيًا أبدًا.',
  'If you find a wound, a blister or a dark spot, or a foot is hot or swollen, contact your doctor or foot clinic the same day.':
    'مع جرح أو فقاعة أو بقعة داكنة، أو قدم ساخنة أو متورّمة، تواصل مع طبيبك أو عيادة القدم في اليوم نفسه.',
  'Be ready for low blood sugar': 'الاستعداد لهبوط السكر',
  'Know the signs of low blood sugar, and keep something sweet where you may need it.':
    'اعرف علامات هبوط السكر واجعل شيئًا حلوًا في الأماكن التي قد تحتاجه فيها.',
  'Common signs: shaking, sweating, hunger, a racing heart and trouble thinking.':
    'من العلامات الشائعة: الرجفة والتعرّق والجوع وتسارع القلب وصعوبة التفكير.',
  'Keep glucose tablets or a small juice in your bag, by your bed and in the car.':
    'ضع أقراص جلوكوز أو عصيرًا صغيرًا في حقيبتك وبجانب سريرك وفي السيارة.',
  'If you notice signs, or your reading is below 4 mmol/L (72 mg/dL): take about 15 g of sugar, wait 15 minutes and measure again.':
    'إن لاحظت العلامات، أو كانت قراءتك دون 4 ملمول/ل (72 ملغ/دل): تناول نحو 15 غ من السكر، وانتظر 15 دقيقة، ثم أعد القياس.',
  'Tell someone close to you to call the emergency number if you can’t swallow or don’t wake up.':
    'أخبر شخصًا قريبًا منك أن يتصل برقم الطوارئ إن عجزت عن البلع أو لم تستيقظ.',
  'Where do you keep something sweet?': 'أين تضع شيئًا حلوًا؟',
  'Have you told someone what to do?': 'هل أخبرت أحدًا بما ينبغي فعله؟',
};
