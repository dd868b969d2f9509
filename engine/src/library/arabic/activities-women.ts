/** Activities for women's health; they address a woman. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesWomen: Dictionary = {
  'Pelvic floor exercise': 'تمرين قاع الحوض',
  'Lift and relax your pelvic floor with your breath. A few minutes, in any position.':
    'رفع قاع الحوض وإرخاؤه مع النفَس، دقائق قليلة في أي وضعية.',
  'Sit, lie or stand comfortably. Breathe in and relax your belly.':
    'اجلسي أو استلقي أو قفي مرتاحة. خذي شهيقًا وأرخي بطنك.',
  'Breathe out and squeeze, as if to hold in gas and urine. Hold for one slow breath, then relax fully.':
    'ازفري وشدّي كأنكِ تحبسين الريح والبول معًا. اثبتي نفَسًا بطيئًا واحدًا، ثم أرخي تمامًا.',
  '8 times, 3 times a day. Keep your belly, thighs and buttocks relaxed.':
    '8 مرات، 3 مرات في اليوم. ويبقى البطن والفخذان والأرداف مرتخية.',
  'It should never hurt. If it does, or if you leak urine or feel heaviness or a bulge, ask to see a pelvic floor physiotherapist.':
    'ينبغي ألا يؤلمك أبدًا. فإن آلمك، أو تسرّب البول، أو شعرتِ بثقل أو بروز، فاطلبي اختصاصية علاج طبيعي لقاع الحوض.',
  'First core exercises': 'أولى تمارين البطن',
  'Breathing and gentle belly exercises for the first weeks after giving birth.':
    'تنفّس وتمارين لطيفة للبطن في الأسابيع الأولى بعد الولادة.',
  'Lie on your back with your knees bent and one hand on your belly. Breathe into your hand 5 times.':
    'استلقي على ظهرك وركبتاك مثنيتان ويد على بطنك. تنفّسي نحو يدك 5 مرات.',
  'As you breathe out, gently pull your lower belly in, as if away from a waistband. 8 times.':
    'مع الزفير اسحبي أسفل بطنك برفق إلى الداخل كأنكِ تبعدينه عن حزام. 8 مرات.',
  'Let one knee fall slowly to the side and bring it back, keeping your hips still. 5 times on each side.':
    'دعي ركبة تميل ببطء إلى الخارج ثم أعيديها ووركاكِ ثابتان. 5 مرات لكل جهة.',
  'Don’t do sit-ups, jump or run until you’ve had your checkup. After a C-section, start only when your doctor or midwife agrees.':
    'أجّلي تمارين البطن القوية والقفز والجري إلى ما بعد فحصك. وبعد القيصرية لا تبدئي إلا بموافقة طبيبتك أو قابلتك.',
  'If you bleed more, feel pain or get dizzy, stop and call your maternity team.':
    'إن زاد النزيف أو شعرتِ بألم أو دوار فتوقفي، واتصلي بفريق رعاية الأمومة.',
  'Ask for help with one thing': 'طلب المساعدة في شيء واحد',
  'Choose one thing someone else can do for you this week, and ask them.':
    'اختر شيئًا واحدًا يستطيع غيرك أن يفعله لك هذا الأسبوع، واطلبه.',
  'Think about what’s wearing you out this week: cooking, shopping, a sleepless night, paperwork.':
    'فكّر في أكثر ما يستنزفك هذا الأسبوع: الطبخ، التسوق، سهر ليلة، أو معاملة ورقية.',
  'Choose one of these and one person, and ask in one clear sentence.':
    'اختر واحدًا منها وشخصًا واحدًا، واطلب بجملة واضحة.',
  'Most people like to help but don’t know how. You can return the favor one day.':
    'معظم الناس يحبون المساعدة ولا يعرفون كيف. وقد تردّ الجميل لغيرك يومًا.',
  'What will you ask for, and who will you ask?': 'ماذا ستطلب، وممن؟',
};
