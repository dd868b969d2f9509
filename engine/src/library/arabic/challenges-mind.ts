/** Challenges for sleep, mind and habits. */
import type { Dictionary } from '../../human-texts.ts';

export const challengesMind: Dictionary = {
  'Up at the same time': 'استيقظ في الوقت نفسه',
  'Two weeks of getting up within half an hour of one chosen time, weekends included.':
    'أسبوعان تستيقظ فيهما خلال نصف ساعة من وقت اخترته، في العطلة أيضًا.',
  'Get up within half an hour of your chosen time, however the night was. Do not drive when you are drowsy.':
    'استيقظ خلال نصف ساعة من الوقت الذي اخترته، كيفما كانت ليلتك. ولا تقد السيارة وأنت نعسان.',
  'The last hour without screens': 'الساعة الأخيرة بلا شاشات',
  'Ten evenings whose last hour before bed is free of phone, television and computer.':
    'عشر أمسيات ساعتها الأخيرة قبل النوم بلا هاتف ولا تلفاز ولا حاسوب.',
  'Put all screens away an hour before bed and do something quiet.':
    'أبعد كل الشاشات قبل النوم بساعة وافعل شيئًا هادئًا.',
  'Five minutes of slow breath': 'خمس دقائق من التنفّس البطيء',
  'Two weeks of daily breathing, five minutes with a longer breath out than in.':
    'أسبوعان من التنفّس اليومي، خمس دقائق زفيرها أطول من شهيقها.',
  'Breathe for five minutes: in for four, out for six. Breathe normally if you feel dizzy.':
    'تنفّس خمس دقائق: شهيق بعدّ أربعة وزفير بعدّ ستة. وتنفّس طبيعيًا إن شعرت بدوار.',
  'Ten evenings of good things': 'عشر أمسيات من الأشياء الطيبة',
  'Ten evenings on which you write down three things that were good that day.':
    'عشر أمسيات تكتب فيها ثلاثة أشياء كانت طيبة في يومك.',
  'Write down three good things of today, one line each.': 'اكتب ثلاثة أشياء طيبة من يومك، سطرًا لكل منها.',
  'Reach out': 'تواصل مع الناس',
  'A week in which you call, write to or meet somebody you like on at least three days.':
    'أسبوع تتصل فيه بمن تحب أو تراسله أو تلقاه في ثلاثة أيام على الأقل.',
  'Call, write to or meet one person you like. Note who it was, if you want.':
    'اتصل بشخص تحبه أو راسله أو القَه. ودوّن من كان، إن شئت.',
  'Two smoke-free weeks': 'أسبوعان بلا تدخين',
  'The first fourteen days without a cigarette, counted one evening at a time.':
    'أول أربعة عشر يومًا بلا سيجارة، تُحسب مساءً بعد مساء.',
  'Not one puff today. If you slip, tell us honestly: most people who made it needed several tries.':
    'ولا نفَسًا واحدًا اليوم. وإن زللت فأخبرنا بصدق: معظم من نجحوا احتاجوا إلى عدة محاولات.',
  'Four days without alcohol': 'أربعة أيام بلا كحول',
  'A week with at least four days on which you drink no alcohol at all.':
    'أسبوع فيه أربعة أيام على الأقل لا تشرب فيها أي كحول.',
  'No alcohol today. If you shake, sweat or feel ill without a drink, do not go on alone: talk to a doctor first.':
    'لا كحول اليوم. وإن ارتجفت أو تعرّقت أو شعرت بتوعّك بلا شراب فلا تتابع وحدك: تحدّث مع طبيب أولًا.',
};
