/** Activities for heart and blood sugar. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesHeart: Dictionary = {
  'Measure your blood pressure well': 'قِس ضغط دمك جيدًا',
  'Learn to take a blood pressure reading at home that you and your doctor can trust.':
    'تعلّم أن تقيس ضغط دمك في البيت قياسًا تثق به أنت وطبيبك.',
  'For half an hour before, do not smoke, drink coffee or exercise. Empty your bladder.':
    'قبل القياس بنصف ساعة لا تدخّن ولا تشرب القهوة ولا تتمرّن. وأفرغ مثانتك.',
  'Sit for five minutes with your back supported, feet on the floor and legs not crossed.':
    'اجلس خمس دقائق وظهرك مسنود وقدماك على الأرض وساقاك غير متقاطعتين.',
  'Put the cuff on your bare upper arm and rest the arm on a table at the height of your heart.':
    'ضع السوار على عضدك العاري، وأرِح ذراعك على طاولة بمستوى قلبك.',
  'Do not talk. Measure twice, one minute apart, and write down both values.':
    'لا تتكلم. قِس مرتين بينهما دقيقة، واكتب القيمتين.',
  'If a value is 180 or more above, or 110 or more below, rest and measure again. With chest pain, breathlessness, weakness or trouble speaking, call your local emergency number.':
    'إن كانت القيمة العليا 180 أو أكثر، أو السفلى 110 أو أكثر، فاسترح وأعد القياس. ومع ألم في الصدر أو ضيق نفَس أو ضعف أو صعوبة في الكلام اتصل برقم الطوارئ في بلدك.',
  'Walk after a meal': 'امشِ بعد الأكل',
  'Ten easy minutes on foot after eating, which helps to keep blood sugar level.':
    'عشر دقائق سهلة من المشي بعد الأكل تساعد على ثبات سكر الدم.',
  'Within half an hour after your largest meal, walk for ten minutes at an easy pace.':
    'خلال نصف ساعة بعد أكبر وجباتك، امشِ عشر دقائق على مهل.',
  'If you take insulin or tablets that can lower your sugar, carry something sweet with you.':
    'إن كنت تأخذ الإنسولين أو أقراصًا قد تخفض السكر، فاحمل معك شيئًا حلوًا.',
  'If you shake, sweat or feel confused, eat or drink something sweet at once and measure your sugar.':
    'إن ارتجفت أو تعرّقت أو تشوّش ذهنك، فتناول شيئًا حلوًا فورًا وقِس سكرك.',
  'Look after your feet': 'اعتنِ بقدميك',
  'A daily routine for people with diabetes: look, wash, dry, moisturise and check the shoes.':
    'روتين يومي لمن لديه سكري: انظر، واغسل، وجفّف، ورطّب، وتفقّد الحذاء.',
  'Look at the tops, the soles and between the toes, with a mirror or a helper if needed.':
    'انظر إلى ظاهر القدمين وباطنهما وما بين الأصابع، بمرآة أو بمساعدة أحد إن لزم.',
  'Wash your feet in lukewarm water and dry them well, also between the toes.':
    'اغسل قدميك بماء فاتر وجفّفهما جيدًا، وبين الأصابع أيضًا.',
  'Put cream on dry skin, but not between the toes. Cut nails straight across.':
    'ضع مرطّبًا على الجلد الجاف، لا بين الأصابع. وقصّ الأظافر قصًّا مستقيمًا.',
  'Feel inside your shoes for stones or seams before you put them on. Never walk barefoot.':
    'تحسّس داخل حذائك بحثًا عن حصى أو درز قبل لبسه. ولا تمشِ حافيًا أبدًا.',
  'With a wound, a blister, a dark spot, or a hot or swollen foot, contact your doctor or foot clinic the same day.':
    'مع جرح أو فقاعة أو بقعة داكنة، أو قدم ساخنة أو متورّمة، تواصل مع طبيبك أو عيادة القدم في اليوم نفسه.',
  'Be ready for low blood sugar': 'كن مستعدًا لهبوط السكر',
  'Know the signs of low blood sugar and keep something sweet in the places where you need it.':
    'اعرف علامات هبوط السكر واجعل شيئًا حلوًا في الأماكن التي قد تحتاجه فيها.',
  'Common signs are shaking, sweating, hunger, a racing heart, and trouble thinking.':
    'من العلامات الشائعة: الرجفة والتعرّق والجوع وتسارع القلب وصعوبة التفكير.',
  'Put glucose tablets or a small juice in your bag, beside your bed and in the car.':
    'ضع أقراص جلوكوز أو عصيرًا صغيرًا في حقيبتك وبجانب سريرك وفي السيارة.',
  'If you notice signs, or your reading is below 4 mmol/L (72 mg/dL): take about 15 g of sugar, wait fifteen minutes, measure again.':
    'إن لاحظت العلامات، أو كانت قراءتك دون 4 mmol/L (72 mg/dL): تناول نحو 15 g من السكر، وانتظر خمس عشرة دقيقة، ثم أعد القياس.',
  'Tell one person near you that they should call the emergency number if you cannot swallow or do not wake up.':
    'أخبر شخصًا قريبًا منك أن يتصل برقم الطوارئ إن عجزت عن البلع أو لم تستيقظ.',
  'Where do you keep something sweet?': 'أين تضع شيئًا حلوًا؟',
  'Have you told somebody what to do?': 'هل أخبرت أحدًا بما ينبغي فعله؟',
};
