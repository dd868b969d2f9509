/** After the birth; it addresses a woman, and the expert in his or her own tasks. */
import type { Dictionary } from '../../human-texts.ts';

export const postnatal: Dictionary = {
  'Recovery after birth': 'التعافي بعد الولادة',
  'Twelve gentle weeks for body and mind after giving birth.':
    'اثنا عشر أسبوعًا لطيفًا للجسد والنفس بعد الولادة.',
  'Gave birth lately': 'ولدت مؤخرًا',
  'Meant for others': 'مخصص لغيرك',
  'Warning signs': 'علامات التحذير',
  'Get help now': 'اطلبي المساعدة الآن',
  'Please get help now': 'اطلبي المساعدة الآن من فضلك',
  'Call within the hour': 'اتصال خلال الساعة',
  'Warning sign after birth': 'علامة تحذير بعد الولادة',
  'Other help comes first': 'مساعدة أخرى أولًا',
  'This program stops here, because something else comes first now: that you are safe and well. Please stay in touch with your doctor or with those who help you. If it gets worse, call your emergency number. You can come back whenever you are ready.':
    'يتوقف هذا البرنامج هنا لأن ما هو أهم يأتي أولًا الآن: سلامتك. ابقي على تواصل مع طبيبتك أو مع من يساعدونك. وإن ساء الحال فاتصلي برقم الطوارئ. ويمكنك العودة متى كنتِ مستعدة.',
  'Seen and safe': 'فُحصت وهي بأمان',
  'Ask for one thing': 'اطلبي شيئًا واحدًا',
  'Two weeks': 'أسبوعان',
  'How are you, really?': 'كيف حالك حقًّا؟',
  'You are not alone': 'لستِ وحدك',
  'You are not alone with this': 'لستِ وحدك في هذا',
  'Call today': 'اتصال اليوم',
  'Call about mood': 'اتصال بشأن المزاج',
  'Looked after': 'في رعاية جيدة',
  'Out of the door': 'اخرجي من الباب',
  'Blood count': 'صورة الدم',
  'Show this to your doctor': 'أري هذا لطبيبك',
  'Your blood count is low': 'صورة دمك منخفضة',
  Physiotherapy: 'العلاج الطبيعي',
  'Pelvic floor physiotherapy': 'علاج طبيعي لقاع الحوض',
  'Mood once more': 'المزاج مرة أخرى',
  'On firm feet': 'على قدمين ثابتتين',
  'Please answer honestly. One yes is enough for us to call you.':
    'أجيبي بصدق من فضلك. إجابة واحدة بنعم تكفي لنتصل بك.',
  'Is your bleeding getting heavier, or are you soaking more than one pad an hour?':
    'هل يزداد نزيفك، أو تمتلئ أكثر من فوطة في الساعة؟',
  'Do you have a fever of 38 °C or more?': 'هل لديك حمّى 38 °C أو أكثر؟',
  'Is one of your legs swollen, red or painful?': 'هل إحدى ساقيك متورمة أو محمرة أو مؤلمة؟',
  'Do you have a severe headache, or trouble seeing?': 'هل لديك صداع شديد أو صعوبة في الرؤية؟',
  'What you describe can be serious after a birth. Call your maternity team or your local emergency number now. Your team here has been told.':
    'ما تصفينه قد يكون خطيرًا بعد الولادة. اتصلي بفريق رعاية الأمومة أو برقم الطوارئ في بلدك الآن. وقد أُخبر فريقك هنا.',
  'The person reported a warning sign. Call within the hour and make sure that they are seen.':
    'أبلغت صاحبة الحالة عن علامة تحذير. اتصل خلال الساعة وتأكد من أنها تُفحص.',
  'Pelvic floor': 'قاع الحوض',
  'Breathe out and lift gently, hold for as long as one slow breath, let go fully. Eight times. It must never hurt.':
    'ازفري وارفعي برفق، واثبتي بقدر نفَس بطيء واحد، ثم أرخي تمامًا. ثماني مرات. ويجب ألا يؤلمك أبدًا.',
  'Choose one thing that somebody else can do for you this week, and ask for it.':
    'اختاري شيئًا واحدًا يستطيع غيرك أن يفعله لك هذا الأسبوع، واطلبيه.',
  'The questionnaire points to low mood or to thoughts of self-harm. Speak to the person today and follow your own safety procedure.':
    'يشير الاستبيان إلى ضيق في المزاج أو إلى أفكار إيذاء النفس. تحدّث معها اليوم واتبع إجراء السلامة لديك.',
  'Many parents feel like this, and it can be helped. Your team will call you today. If you might harm yourself or your baby, call your local emergency number now.':
    'كثير من الأمهات والآباء يشعرون هكذا، وهناك ما يساعد. سيتصل بك فريقك اليوم. وإن خشيتِ أن تؤذي نفسك أو طفلك فاتصلي برقم الطوارئ في بلدك الآن.',
  'Your haemoglobin from the six-week check, if it was taken.':
    'الهيموغلوبين من فحص الأسبوع السادس، إن أُجري.',
  Haemoglobin: 'الهيموغلوبين',
  'The red pigment that carries oxygen, from a blood count.':
    'الصبغة الحمراء التي تحمل الأكسجين، من صورة الدم.',
  'Please show this value to your doctor. Tiredness may have a simple reason.':
    'أري هذه القيمة لطبيبك من فضلك. فقد يكون للتعب سبب بسيط.',
  'An examination at about six weeks, and exercises made for you.':
    'فحص عند نحو ستة أسابيع، وتمارين موضوعة لك.',
  'Ten minutes outside, with or without the baby.': 'عشر دقائق في الخارج، مع الطفل أو بدونه.',
  'Warning signs, weekly': 'علامات التحذير، أسبوعيًا',
  'What you describe can be serious after a birth. Call the emergency number or your maternity team now, and say that you have had a baby. Do not drive yourself. If thoughts of harming yourself or your baby are part of it, say so: many mothers have them, and help works.':
    'ما تصفينه قد يكون خطيرًا بعد الولادة. اتصلي الآن برقم الطوارئ أو بفريق الأمومة، وقولي إنك ولدت حديثًا. لا تقودي السيارة بنفسك. وإن راودتك أفكار بإيذاء نفسك أو طفلك فقولي ذلك: كثير من الأمهات مررن بها، والمساعدة تنفع.',
};
