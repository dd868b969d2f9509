import type { ContentLanguage } from '@regimen/engine/content-language.ts';

export interface DemoReview {
  rating: number;
  body: string;
  /** The creator's answer. */
  reply?: string;
}

const said = (rating: number, body: string, reply?: string): DemoReview => ({
  rating,
  body,
  ...(reply && { reply }),
});

/** What those say who came to the end of a program, or far. By example. */
export const reviewTexts: Record<ContentLanguage, Record<string, DemoReview[]>> = {
  en: {
    'better-sleep': [
      said(5, 'One thing at a time was just what I needed. The diary showed me things I’d never noticed.'),
      said(4, 'Getting up at the same time was hard for 10 days. Then everything else fell into place.'),
      said(5, 'I sleep through 4 nights out of 5 now. I wouldn’t have believed it when I started.'),
      said(
        3,
        'It works, but the evening nudge came when I was already in bed.',
        'Thank you. You can set quiet hours in your account, and we won’t disturb you then.',
      ),
      said(4, '2 minutes in the morning really is 2 minutes.'),
      said(
        2,
        'Too many questions in week 2. I nearly quit.',
        'You’re not the only one. We’re making that part shorter.',
      ),
      said(5, 'The call with the coach helped most. She had actually read my diary.'),
      said(4, 'I work shifts, and I liked that the times fit my schedule.'),
      said(3, 'Better than before, but I was hoping for more than one round.'),
      said(5, ''),
    ],
    'blood-pressure': [
      said(5, 'From 152 to 134 in 10 weeks, just with less salt and more walking. My doctor was pleased.'),
      said(
        4,
        'Measuring twice a day became a habit quickly. The charts are clear.',
        'Great work. Keep up the evening walk, it makes a big difference.',
      ),
      said(3, 'Good, though I’d like to enter several readings at once.'),
    ],
    'back-pain': [
      said(5, 'I was afraid to bend down. By week 5 I’d stopped thinking about it.'),
      said(4, 'The exercises build up slowly. Some days I did only half, and that was fine.'),
    ],
    'quit-smoking': [
      said(5, '90 days smoke-free. My plan for the hard moments was on the fridge the whole time.'),
      said(
        4,
        'I slipped once, said so, and no one made a fuss.',
        'Telling us was the hardest part. Well done.',
      ),
    ],
    'couch-to-5k': [
      said(5, '5 km without stopping, at 53. Slowly, but I did it.'),
      said(4, 'I liked that you can repeat a week. I did week 4 twice.'),
      said(
        2,
        'Too fast for my knees. I stopped in week 5.',
        'Thanks for being honest. Try repeating each week until it feels easy. You can pick it up again anytime.',
      ),
    ],
    'postnatal-recovery': [
      said(5, 'Short enough to fit between feeds. It felt good that someone asked about me, too.'),
    ],
    'type-2-diabetes': [
      said(5, 'I finally know which breakfast is the problem.'),
      said(
        4,
        'When a reading was too high, someone wrote to me the same day.',
        'That’s what we’re here for.',
      ),
    ],
    stress: [
      said(4, 'Short enough for a busy day. I’d have liked a second round.'),
      said(5, 'The breathing exercise takes 3 minutes, and I still do it.'),
      said(3, 'Nice, but nothing new if you’ve done something like this before.'),
    ],
  },
  ar: {
    'better-sleep': [
      said(5, 'شيء واحد في كل مرة، هذا ما احتجت إليه. أرتني اليوميات ما لم ألحظه من قبل.'),
      said(4, 'كان موعد الاستيقاظ الثابت صعبًا في أول 10 أيام، ثم صار كل شيء أسهل.'),
      said(3, 'نافع، لكن أسئلة الأسبوع الثاني كثيرة.', 'صدقت، ونحن نختصرها الآن. شكرًا لك.'),
      said(5, 'صرت أنام معظم الليالي حتى الصباح.'),
    ],
    'blood-pressure': [
      said(5, 'انخفض الضغط في شهرين بالمشي وتقليل الملح، والحمد لله.'),
      said(4, 'الرسوم واضحة، والقياس صار عادة.', 'أحسنت. لا تترك المشي في المساء.'),
    ],
    'back-pain': [said(5, 'كنت أخاف الانحناء، ولم أعد أفكر فيه.')],
    'quit-smoking': [said(4, 'زللت مرة وقلت ذلك، فأكملنا معًا بلا لوم.')],
    'couch-to-5k': [said(4, 'أعدت الأسبوع الرابع مرتين ثم مضيت.')],
    'postnatal-recovery': [said(5, 'تمارين تتسع لها الأوقات بين الرضعات، وسؤال صادق عني أنا أيضًا.')],
    'type-2-diabetes': [said(4, 'عرفت أخيرًا أي فطور يرفع السكر عندي.')],
    stress: [
      said(4, 'قصير بما يكفي ليوم مزدحم. تمنيت جولة ثانية.'),
      said(5, 'تمرين التنفس ثلاث دقائق، وما زلت أفعله.'),
    ],
  },
};
