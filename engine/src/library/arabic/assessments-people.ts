/** Our own checks for carers, new mothers, the cycle and smokers. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsPeople: Dictionary = {
  'How are you, carer?': 'كيف حالك يا من ترعى غيرك؟',
  'Six statements for people who look after somebody: sleep, time, worry, body and help.':
    'ست عبارات لمن يعتني بغيره: النوم والوقت والقلق والجسد والمساعدة.',
  'In the last two weeks …': 'في الأسبوعين الماضيين …',
  'My sleep was disturbed by caring': 'اضطرب نومي بسبب الرعاية',
  'I had no time for myself': 'لم يكن لدي وقت لنفسي',
  'Caring was too much for my body': 'كانت الرعاية فوق طاقة جسدي',
  'I worried about how it will go on': 'قلقت بشأن ما سيأتي',
  'I lost my patience': 'نفد صبري',
  'I had somebody I could ask for help': 'كان لدي من أطلب منه المساعدة',
  Sometimes: 'أحيانًا',
  Often: 'كثيرًا',
  'Nearly always': 'دائمًا تقريبًا',
  'Are you afraid that you might harm yourself or the person you care for?':
    'هل تخشى أن تؤذي نفسك أو من تعتني به؟',
  'If so, call your local emergency number or a crisis line now. Nobody will blame you for asking.':
    'إن كان كذلك فاتصل برقم الطوارئ في بلدك أو بخط للدعم النفسي الآن. لن يلومك أحد على طلب المساعدة.',
  Bearable: 'محتمل',
  Heavy: 'ثقيل',
  'Very heavy': 'ثقيل جدًا',
  'Check after birth': 'فحص بعد الولادة',
  'For the weeks after a birth: warning signs that cannot wait, and how you feel, with faces.':
    'للأسابيع التي تلي الولادة: علامات تحذير لا تنتظر، وكيف تشعرين، بالوجوه.',
  'When was your baby born?': 'متى وُلد طفلك؟',
  'Is your bleeding getting heavier, or are you soaking more than one pad an hour?':
    'هل يزداد نزيفك، أو تمتلئ أكثر من فوطة في الساعة؟',
  'If so, call your maternity team or your local emergency number now.':
    'إن كان كذلك فاتصلي بفريق رعاية الأمومة أو برقم الطوارئ في بلدك الآن.',
  'Do you have a fever of 38 °C or more?': 'هل لديك حمّى 38 °C أو أكثر؟',
  'Is one of your legs swollen, red or painful, or are you short of breath?':
    'هل إحدى ساقيك متورمة أو محمرة أو مؤلمة، أو هل يضيق نفَسك؟',
  'Do you have a severe headache, trouble seeing, or strong pain in the upper belly?':
    'هل لديك صداع شديد أو صعوبة في الرؤية أو ألم قوي أعلى البطن؟',
  'Have you thought of harming yourself or your baby?': 'هل فكرتِ في إيذاء نفسك أو طفلك؟',
  'How do you feel these days?': 'كيف تشعرين هذه الأيام؟',
  'Cycle diary': 'يوميات الدورة',
  'The first day of your period, its strength, pain and what else you noticed.':
    'أول يوم في دورتك، وشدتها، والألم، وما لاحظته غير ذلك.',
  'What was the first day of your period?': 'ما أول يوم في دورتك؟',
  'How strong is the bleeding?': 'ما شدة النزيف؟',
  'Light bleeding': 'نزيف خفيف',
  'Medium bleeding': 'نزيف متوسط',
  'Heavy bleeding': 'نزيف غزير',
  'A pad or tampon an hour, or large clots': 'فوطة أو سدادة كل ساعة، أو جلطات كبيرة',
  'How much does it hurt?': 'كم يؤلمك؟',
  'What else did you notice?': 'ماذا لاحظتِ أيضًا؟',
  'Low or irritable mood': 'مزاج ضيق أو سريع الانفعال',
  Headache: 'صداع',
  'Sore breasts': 'ألم في الثديين',
  'Bloated belly': 'انتفاخ في البطن',
  Tiredness: 'تعب',
  'How strong is the habit?': 'ما قوة العادة؟',
  'Four questions about smoking: when, how many, where and how hard it is to do without.':
    'أربعة أسئلة عن التدخين: متى، وكم، وأين، وكم يصعب الاستغناء عنه.',
  'How soon after waking do you usually smoke?': 'بعد كم من استيقاظك تدخّن عادة؟',
  'After more than an hour': 'بعد أكثر من ساعة',
  'Within an hour': 'خلال ساعة',
  'Within half an hour': 'خلال نصف ساعة',
  'Within a few minutes': 'خلال دقائق',
  'How many do you smoke on an ordinary day?': 'كم سيجارة تدخّن في اليوم المعتاد؟',
  cigarettes: 'سجائر',
  'How hard is it not to smoke where it is forbidden?': 'كم يصعب عليك ألا تدخّن حيث التدخين ممنوع؟',
  'In which moments do you always smoke?': 'في أي اللحظات تدخّن دائمًا؟',
  'With coffee': 'مع القهوة',
  'After a meal': 'بعد الأكل',
  'Under stress': 'تحت الضغط',
  'With other smokers': 'مع مدخنين آخرين',
  'While driving': 'أثناء القيادة',
  'When bored': 'عند الملل',
  Lighter: 'أخف',
  'In the middle': 'في الوسط',
  Stronger: 'أقوى',
  'What you describe can be serious after a birth. Call the emergency number or your maternity team now, and say that you have had a baby. Do not drive yourself. If thoughts of harming yourself or your baby are part of it, say so: many mothers have them, and help works.':
    'ما تصفينه قد يكون خطيرًا بعد الولادة. اتصلي الآن برقم الطوارئ أو بفريق الأمومة، وقولي إنك ولدت حديثًا. لا تقودي السيارة بنفسك. وإن راودتك أفكار بإيذاء نفسك أو طفلك فقولي ذلك: كثير من الأمهات مررن بها، والمساعدة تنفع.',
  'Please get help now': 'اطلبي المساعدة الآن من فضلك',
};
