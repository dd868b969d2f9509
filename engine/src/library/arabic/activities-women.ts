/** Activities for women's health; they address a woman. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesWomen: Dictionary = {
  'Pelvic floor exercise': 'تمرين قاع الحوض',
  'Lift and let go of the pelvic floor with your breath, a few minutes in any position.':
    'ارفعي قاع الحوض وأرخيه مع نفَسك، دقائق قليلة في أي وضعية.',
  'Sit, lie or stand comfortably. Breathe in and let your belly go soft.':
    'اجلسي أو استلقي أو قفي مرتاحة. خذي شهيقًا ودعي بطنك يلين.',
  'Breathe out and lift inside, as if to hold back wind and urine together. Hold for one slow breath, then let go fully.':
    'ازفري وارفعي من الداخل كأنكِ تحبسين الريح والبول معًا. اثبتي نفَسًا بطيئًا واحدًا، ثم أرخي تمامًا.',
  'Eight times, three times a day. Belly, thighs and buttocks stay relaxed.':
    'ثماني مرات، ثلاث مرات في اليوم. ويبقى البطن والفخذان والأرداف مرتخية.',
  'It must never hurt. If it does, or if you leak urine or feel something heavy or bulging, ask for a pelvic floor physiotherapist.':
    'يجب ألا يؤلمك أبدًا. فإن آلمك، أو تسرّب البول، أو شعرتِ بثقل أو بروز، فاطلبي اختصاصية علاج طبيعي لقاع الحوض.',
  'First steps for your middle': 'أولى الخطوات لوسط جسمك',
  'Breathing and gentle tension for the belly in the first weeks after giving birth.':
    'تنفّس وشدّ لطيف للبطن في الأسابيع الأولى بعد الولادة.',
  'Lie on your back, knees bent, one hand on your belly. Breathe into your hand five times.':
    'استلقي على ظهرك وركبتاك مثنيتان ويد على بطنك. تنفّسي نحو يدك خمس مرات.',
  'As you breathe out, draw your lower belly gently in, as if away from a waistband. Eight times.':
    'مع الزفير اسحبي أسفل بطنك برفق إلى الداخل كأنكِ تبعدينه عن حزام. ثماني مرات.',
  'Let one knee fall slowly outwards and bring it back while your hips stay still. Five times each side.':
    'دعي ركبة تميل ببطء إلى الخارج ثم أعيديها ووركاكِ ثابتان. خمس مرات لكل جهة.',
  'Wait with sit-ups, jumping and running until you have been examined. After a caesarean, begin only when your doctor or midwife agrees.':
    'أجّلي تمارين البطن القوية والقفز والجري إلى ما بعد فحصك. وبعد القيصرية لا تبدئي إلا بموافقة طبيبتك أو قابلتك.',
  'Stop with heavier bleeding, pain or dizziness, and call your maternity team.':
    'توقفي مع نزيف أشد أو ألم أو دوار، واتصلي بفريق رعاية الأمومة.',
  'Ask for one thing': 'اطلب شيئًا واحدًا',
  'Choose one thing that somebody else can do for you this week, and ask for it.':
    'اختر شيئًا واحدًا يستطيع غيرك أن يفعله لك هذا الأسبوع، واطلبه.',
  'Think of what takes most strength from you this week: cooking, shopping, a night, a form.':
    'فكّر في أكثر ما يستنزفك هذا الأسبوع: الطبخ، التسوق، سهر ليلة، أو معاملة ورقية.',
  'Choose one of them and one person, and ask in one clear sentence.':
    'اختر واحدًا منها وشخصًا واحدًا، واطلب بجملة واضحة.',
  'Most people like to help and do not know how. You may do the same for somebody later.':
    'معظم الناس يحبون المساعدة ولا يعرفون كيف. وقد تردّ الجميل لغيرك يومًا.',
  'What will you ask for, and whom?': 'ماذا ستطلب، وممن؟',
};
