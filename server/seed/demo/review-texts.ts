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
      said(5, 'One thing at a time was what I needed. The diary showed me what I had never noticed.'),
      said(4, 'The fixed time to get up was hard for ten days, then it carried everything else.'),
      said(5, 'I sleep through four nights of five. I had not believed it when I began.'),
      said(
        3,
        'It works, but the evening message came when I was already in bed.',
        'Thank you. You can set quiet hours under your account; then it waits or stays away.',
      ),
      said(4, 'Two minutes in the morning are really two minutes.'),
      said(
        2,
        'The questions in the second week were too many for me. I nearly stopped there.',
        'You are not the only one who says so. We are making that part shorter.',
      ),
      said(5, 'The call with the coach helped me most. Somebody had read my diary before.'),
      said(4, 'I work shifts, and it was good that the times followed my clock.'),
      said(3, 'Better than before, but I had hoped for more than one round.'),
      said(5, ''),
    ],
    'blood-pressure': [
      said(5, 'From 152 to 134 in ten weeks, with salt and walking alone. My doctor was pleased.'),
      said(
        4,
        'Measuring twice a day became a habit quickly. The charts are clear.',
        'Wonderful. Keep the evening walk; it does a good part of it.',
      ),
      said(3, 'Good, though I would like to enter several readings at once.'),
    ],
    'back-pain': [
      said(5, 'I was afraid to bend. In week five I noticed that I had stopped thinking about it.'),
      said(4, 'The exercises grow slowly enough. Some days I did only half, and that was fine.'),
    ],
    'quit-smoking': [
      said(5, 'Ninety days. The plan for the hard moments was on my fridge the whole time.'),
      said(
        4,
        'I slipped once, said so, and nobody made a drama of it.',
        'Saying so was the hardest part. Well done.',
      ),
    ],
    'couch-to-5k': [
      said(5, 'Five kilometres without stopping, at fifty-three. Slowly, but I did it.'),
      said(4, 'Good that a week can be repeated. I needed week four twice.'),
      said(
        2,
        'Too fast for my knees; I stopped in the fifth week.',
        'Thank you for the honest word. Try repeating each week until it feels easy; the program waits for you.',
      ),
    ],
    'postnatal-recovery': [
      said(5, 'Small enough to fit between two feeds. That somebody asks about me, too, did me good.'),
    ],
    'type-2-diabetes': [
      said(5, 'I finally know which of my breakfasts is the trouble.'),
      said(4, 'When a reading was too high, somebody wrote the same day.', 'That is what we are here for.'),
    ],
    stress: [
      said(4, 'Short enough for a full day. I would have liked a second round.'),
      said(5, 'The breathing exercise takes three minutes and I still do it.'),
      said(3, 'Nice, but nothing new if you have done a course before.'),
    ],
  },
  ar: {
    'better-sleep': [
      said(5, 'شيء واحد في كل مرة، هذا ما احتجت إليه. أرتني اليوميات ما لم ألحظه من قبل.'),
      said(4, 'كان موعد الاستيقاظ الثابت صعبًا في الأيام العشرة الأولى، ثم حمل كل ما عداه.'),
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
