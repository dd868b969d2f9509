/** Our own checks for carers, new mothers, the cycle and smokers. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsPeople: Dictionary = {
  'How are you coping as a caregiver?': 'كيف حالك مع رعاية غيرك؟',
  'For people who look after someone: 6 statements about sleep, time, worry, strain and support.':
    '6 عبارات لمن يعتني بغيره: النوم والوقت والقلق والإجهاد والمساندة.',
  'In the last two weeks …': 'في الأسبوعين الماضيين …',
  'Caring for someone disturbed my sleep': 'اضطرب نومي بسبب الرعاية',
  'I had no time for myself': 'لم يكن لدي وقت لنفسي',
  'Caring was too hard on my body': 'كانت الرعاية فوق طاقة جسدي',
  'I worried about the future': 'قلقت بشأن ما سيأتي',
  'I lost my patience': 'نفد صبري',
  'I had someone I could ask for help': 'كان لدي من أطلب منه المساعدة',
  Sometimes: 'أحيانًا',
  Often: 'كثيرًا',
  'Nearly always': 'دائمًا تقريبًا',
  'Are you afraid you might hurt yourself or the person you care for?':
    'هل تخشى أن تؤذي نفسك أو من تعتني به؟',
  'If so, call your local emergency number or a crisis line now. No one will blame you for asking.':
    'إن كان كذلك فاتصل برقم الطوارئ في بلدك أو بخط للدعم النفسي الآن. لن يلومك أحد على طلب المساعدة.',
  Manageable: 'يمكن تحمّله',
  Heavy: 'ثقيل',
  'Very heavy': 'ثقيل جدًا',
  'Postnatal check': 'فحص بعد الولادة',
  'For the weeks after birth: warning signs that can’t wait, and how you feel.':
    'للأسابيع التي تلي الولادة: علامات تحذير لا تنتظر، وكيف تشعرين.',
  'When was your baby born?': 'متى وُلد طفلك؟',
  'Is your bleeding getting heavier, or are you soaking more than one pad an hour?':
    'هل يزداد نزيفك، أو تمتلئ أكثر من فوطة في الساعة؟',
  'If so, call your maternity team or your local emergency number now.':
    'إن كان كذلك فاتصلي بفريق رعاية الأمومة أو برقم الطوارئ في بلدك الآن.',
  'Do you have a fever of 38 °C or more?': 'هل لديك حمّى 38 °م أو أكثر؟',
  'Is one of your legs swollen, red or painful, or do you have trouble breathing?':
    'هل إحدى ساقيك متورمة أو محمرة أو مؤلمة، أو هل يضيق نفَسك؟',
  'Do you have a severe headache, trouble seeing, or severe pain in your upper belly?':
    'هل لديك صداع شديد أو صعوبة في الرؤية أو ألم قوي أعلى البطن؟',
  'Have you had thoughts of hurting yourself or your baby?': 'هل فكرتِ في إيذاء نفسك أو طفلك؟',
  'How do you feel these days?': 'كيف تشعرين هذه الأيام؟',
  'Cycle diary': 'يوميات الدورة',
  'The first day of your period, bleeding, pain and anything else you noticed.':
    'أول يوم في دورتك، والنزيف، والألم، وأي شيء آخر لاحظته.',
  'What was the first day of your period?': 'ما أول يوم في دورتك؟',
  'How heavy is the bleeding?': 'ما شدة النزيف؟',
  'Light bleeding': 'نزيف خفيف',
  'Medium bleeding': 'نزيف متوسط',
  'Heavy bleeding': 'نزيف غزير',
  'Soaking a pad or tampon every hour, or large clots': 'فوطة أو سدادة كل ساعة، أو جلطات كبيرة',
  'How much does it hurt?': 'كم يؤلمك؟',
  'What else did you notice?': 'ماذا لاحظتِ أيضًا؟',
  'Low or irritable mood': 'مزاج ضيق أو سريع الانفعال',
  Headache: 'صداع',
  'Sore breasts': 'ألم في الثديين',
  'Bloated belly': 'انتفاخ في البطن',
  Tiredness: 'تعب',
  'How strong is your smoking habit?': 'ما قوة عادة التدخين لديك؟',
  '4 questions about smoking: when, how many, where, and how hard it is to go without.':
    '4 أسئلة عن التدخين: متى، وكم، وأين، وكم يصعب الاستغناء عنه.',
  'How soon after waking up do you usually smoke?': 'بعد كم من استيقاظك تدخّن عادة؟',
  'After more than an hour': 'بعد أكثر من ساعة',
  'Within an hour': 'خلال ساعة',
  'Within half an hour': 'خلال نصف ساعة',
  'Within a few minutes': 'خلال دقائق',
  'How many cigarettes do you smoke on a normal day?': 'كم سيجارة تدخّن في اليوم المعتاد؟',
  cigarettes: 'سجائر',
  'How hard is it not to smoke where it isn’t allowed?': 'كم يصعب عليك ألا تدخّن حيث التدخين ممنوع؟',
  'When do you always smoke?': 'متى تدخّن دائمًا؟',
  'With coffee': 'مع القهوة',
  'After a meal': 'بعد الأكل',
  'Under stress': 'تحت الضغط',
  'With other smokers': 'مع مدخنين آخرين',
  'While driving': 'أثناء القيادة',
  'When bored': 'عند الملل',
  Lighter: 'أخف',
  'In the middle': 'في الوسط',
  Stronger: 'أقوى',
  'Call the emergency number or your maternity team now. What you describe can be serious after birth. Tell them you’ve just had a baby. Don’t drive yourself. If you have thoughts of hurting yourself or your baby, tell them. Many mothers have such thoughts, and help works.':
    'اتصلي الآن برقم الطوارئ أو بفريق الأمومة. ما تصفينه قد يكون خطيرًا بعد الولادة. أخبريهم أنك ولدت حديثًا. لا تقودي السيارة بنفسك. وإن راودتك أفكار بإيذاء نفسك أو طفلك فأخبريهم بها. كثير من الأمهات يمررن بها، والمساعدة تنفع.',
  'Please get help now': 'اطلبي المساعدة الآن من فضلك',
};
