/** Challenges for sleep, mind and habits. */
import type { Dictionary } from '../../human-texts.ts';

export const challengesMind: Dictionary = {
  'Get up at the same time': 'الاستيقاظ في الوقت نفسه',
  'For 2 weeks, get up at the same time every day, give or take 30 minutes, weekends included.':
    'أسبوعان من الاستيقاظ في الوقت نفسه كل يوم، بفارق 30 دقيقة على الأكثر، في العطلة أيضًا.',
  'Get up at the same time every day, give or take 30 minutes, however you slept. Don’t drive if you’re drowsy.':
    'استيقظ في الوقت نفسه كل يوم، بفارق 30 دقيقة على الأكثر، كيفما كانت ليلتك. ولا تقد السيارة وأنت نعسان.',
  'No screens in the last hour': 'الساعة الأخيرة بلا شاشات',
  '10 evenings without phone, TV or computer in the last hour before bed.':
    '10 أمسيات بلا هاتف ولا تلفاز ولا حاسوب في الساعة الأخيرة قبل النوم.',
  'Put all screens away an hour before bed, and do something quiet.':
    'أبعد كل الشاشات قبل النوم بساعة وافعل شيئًا هادئًا.',
  '5 minutes of slow breathing': '5 دقائق من التنفّس البطيء',
  'For 2 weeks, breathe slowly for 5 minutes a day, out for longer than in.':
    'أسبوعان من التنفّس البطيء 5 دقائق كل يوم، والزفير أطول من الشهيق.',
  'Breathe for 5 minutes: in for a count of 4, out for 6. Breathe normally if you feel dizzy.':
    'تنفّس 5 دقائق: شهيق بعدّ 4 وزفير بعدّ 6. وتنفّس طبيعيًا إن شعرت بدوار.',
  'Ten evenings of good things': 'عشر أمسيات من الأشياء الطيبة',
  '10 evenings of writing down 3 good things about your day.': '10 أمسيات تكتب فيها 3 أشياء طيبة من يومك.',
  'Write down 3 good things about today, one line each.': 'اكتب 3 أشياء طيبة من يومك، سطرًا لكل منها.',
  'Reach out': 'تواصل مع الناس',
  'Call, write to or meet someone you like on at least 3 of 7 days.':
    'الاتصال بشخص تحبه أو مراسلته أو لقاؤه في 3 أيام على الأقل من 7.',
  'Call, write to or meet someone you like. Write down who it was if you like.':
    'اتصل بشخص تحبه أو راسله أو القَه. ودوّن من كان، إن شئت.',
  'Two smoke-free weeks': 'أسبوعان بلا تدخين',
  'Your first 14 days without a cigarette, one day at a time.': 'أول 14 يومًا بلا سيجارة، يومًا بعد يوم.',
  'Not one puff today. If you slip, just tell us. Most people who quit needed several tries.':
    'ولا نفَسًا واحدًا اليوم. وإن زللت فأخبرنا. معظم من أقلعوا احتاجوا إلى عدة محاولات.',
  'Four days without alcohol': 'أربعة أيام بلا كحول',
  'A week with at least 4 alcohol-free days.': 'أسبوع فيه 4 أيام على الأقل بلا كحول.',
  'No alcohol today. If you shake, sweat or feel ill without a drink, don’t go on alone. Talk to a doctor first.':
    'لا كحول اليوم. وإن ارتجفت أو تعرّقت أو شعرت بتوعّك بلا شراب فلا تواصل وحدك. تحدّث مع طبيب أولًا.',
};
