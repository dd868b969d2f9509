/** After the birth; it addresses a woman, and the expert in his or her own tasks. */
import type { Dictionary } from '../../human-texts.ts';

export const postnatal: Dictionary = {
  'Recovery after birth': 'التعافي بعد الولادة',
  '12 gentle weeks for body and mind after giving birth.':
    '12 أسبوعًا من العناية اللطيفة بالجسد والنفس بعد الولادة.',
  'Gave birth recently': 'ولدت مؤخرًا',
  'Not for you right now': 'لا يناسبك الآن',
  'Warning signs': 'علامات التحذير',
  'Get help now': 'اطلبي المساعدة الآن',
  'Please get help now': 'اطلبي المساعدة الآن من فضلك',
  'Call within the hour': 'اتصال خلال الساعة',
  'Warning sign after birth': 'علامة تحذير بعد الولادة',
  'Other help first': 'مساعدة أخرى أولًا',
  'Your safety comes first, so this program stops here. Stay in touch with your doctor or the people helping you. If things get worse, call your emergency number. You can come back whenever you’re ready.':
    'سلامتك أولًا، ولذلك يتوقف هذا البرنامج هنا. ابقي على تواصل مع طبيبتك أو مع من يساعدونك. وإن ساءت الحال فاتصلي برقم الطوارئ. ويمكنك العودة متى شئتِ.',
  'Seen and safe': 'تم الفحص وهي بأمان',
  'Ask for help with one thing': 'طلب المساعدة في شيء واحد',
  '2 weeks': 'أسبوعان',
  'How are you, really?': 'كيف حالك حقًّا؟',
  'You are not alone': 'لستِ وحدك',
  'You’re not alone with this': 'لستِ وحدك في هذا',
  'Call today': 'اتصال اليوم',
  'Call about mood': 'اتصال بشأن المزاج',
  'Getting support': 'في رعاية جيدة',
  'Get outside': 'الخروج من البيت',
  'Blood count': 'تعداد الدم',
  'Show this to your doctor': 'عرض النتيجة على الطبيب',
  'Your hemoglobin is low': 'الهيموغلوبين لديك منخفض',
  Physiotherapy: 'العلاج الطبيعي',
  'Pelvic floor physiotherapy': 'علاج طبيعي لقاع الحوض',
  'Mood check again': 'فحص المزاج مرة أخرى',
  'Back on your feet': 'استعادة العافية',
  'Please answer honestly. If you answer yes to any of these, we’ll call you.':
    'أجيبي بصدق من فضلك. إجابة واحدة بنعم تكفي لنتصل بك.',
  'Is your bleeding getting heavier, or are you soaking more than one pad an hour?':
    'هل يزداد نزيفك، أو تمتلئ أكثر من فوطة في الساعة؟',
  'Do you have a fever of 38 °C or more?': 'هل لديك حمّى 38 °م أو أكثر؟',
  'Is one of your legs swollen, red or painful?': 'هل إحدى ساقيك متورمة أو محمرة أو مؤلمة؟',
  'Do you have a severe headache, or trouble seeing?': 'هل لديك صداع شديد أو صعوبة في الرؤية؟',
  'Call your maternity team or your local emergency number now. What you describe can be serious after birth. We’ve told your team here.':
    'اتصلي الآن بفريق رعاية الأمومة أو برقم الطوارئ في بلدك. ما تصفينه قد يكون خطيرًا بعد الولادة. وقد أبلغنا فريقك هنا.',
  'This person reported a warning sign. Call within the hour and make sure a doctor sees them.':
    'أبلغت صاحبة الحالة عن علامة تحذير. اتصل خلال الساعة وتأكد من أن طبيبًا يفحصها.',
  'Pelvic floor': 'قاع الحوض',
  'Breathe out and lift gently, hold for one slow breath, then relax fully. 8 times. It should never hurt.':
    'ازفري وارفعي برفق، واثبتي نفَسًا بطيئًا واحدًا، ثم أرخي تمامًا. 8 مرات. وينبغي ألا يؤلمك أبدًا.',
  'Choose one thing someone else can do for you this week, and ask them.':
    'اختاري شيئًا واحدًا يستطيع غيرك أن يفعله لك هذا الأسبوع، واطلبيه.',
  'The questionnaire suggests low mood or thoughts of self-harm. Talk to the person today and follow your safety procedure. Let them continue only if you’ve spoken with them and they’re safe for now.':
    'يشير الاستبيان إلى ضيق في المزاج أو إلى أفكار إيذاء النفس. تحدّث معها اليوم واتبع إجراء السلامة لديك. لا تواصل البرنامج إلا إذا تحدثتما وكانت بأمان الآن.',
  'If you might hurt yourself or your baby, call your local emergency number now. Many parents feel like this, and help works. Your team will call you today.':
    'إن خشيتِ أن تؤذي نفسك أو طفلك فاتصلي برقم الطوارئ في بلدك الآن. كثير من الأمهات والآباء يشعرون هكذا، والمساعدة تنفع. سيتصل بك فريقك اليوم.',
  'The hemoglobin from your 6-week checkup, if you had one.': 'الهيموغلوبين من فحص الأسبوع السادس، إن أُجري.',
  Hemoglobin: 'الهيموغلوبين',
  'The part of your blood that carries oxygen, from a blood count.':
    'مكوّن الدم الذي يحمل الأكسجين، من تعداد الدم.',
  'Please show this result to your doctor. There may be a simple reason why you’re tired.':
    'أطلعي طبيبك على هذه النتيجة من فضلك. فقد يكون للتعب سبب بسيط.',
  'A checkup at about 6 weeks, and exercises made for you.': 'فحص عند نحو ستة أسابيع، وتمارين موضوعة لك.',
  '10 minutes outside, with or without the baby.': '10 دقائق في الخارج، مع الطفل أو بدونه.',
  'Weekly warning-sign check': 'فحص أسبوعي لعلامات التحذير',
  'Call the emergency number or your maternity team now. What you describe can be serious after birth. Tell them you’ve just had a baby. Don’t drive yourself. If you have thoughts of hurting yourself or your baby, tell them. Many mothers have such thoughts, and help works.':
    'اتصلي الآن برقم الطوارئ أو بفريق الأمومة. ما تصفينه قد يكون خطيرًا بعد الولادة. أخبريهم أنك ولدت حديثًا. لا تقودي السيارة بنفسك. وإن راودتك أفكار بإيذاء نفسك أو طفلك فأخبريهم بها. كثير من الأمهات يمررن بها، والمساعدة تنفع.',
};
