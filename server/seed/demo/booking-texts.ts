import type { ContentLanguage } from '@regimen/engine/content-language.ts';

interface BookingTexts {
  goal: string;
  otherGoal: string;
  note: string;
  summary: string;
  shortSummary: string;
  cancelled: string;
  declined: string;
}

/** What people of the demo say about their appointments. */
export const bookingTexts: Record<ContentLanguage, BookingTexts> = {
  en: {
    goal: 'I wake up at three most nights and can’t get back to sleep.',
    otherGoal: 'How to start moving again after the winter.',
    note: 'What we talked about: waking at night, coffee after lunch.\n\nWhat they’ll try: no coffee after noon, same time up every day.\n\nWhen we look at it again: in three weeks.',
    summary:
      'We agreed on two things for the next three weeks: no coffee after noon, and getting up at the same time every day.',
    shortSummary: 'Ten minutes of walking after lunch. Add five minutes each week.',
    cancelled: 'My daughter is ill. I’ll book again next week.',
    declined: 'I’m at a conference that day. Please choose another one.',
  },
  ar: {
    goal: 'أستيقظ في الثالثة فجرًا في معظم الليالي ولا أعود إلى النوم.',
    otherGoal: 'كيف أعود إلى الحركة بعد الشتاء؟',
    note: 'ما تحدثنا عنه: الاستيقاظ ليلًا والقهوة بعد الغداء.\n\nما سيُجرَّب: لا قهوة بعد الظهر، والاستيقاظ في الوقت نفسه كل يوم.\n\nموعد المراجعة: بعد 3 أسابيع.',
    summary: 'اتفقنا على أمرين للأسابيع الثلاثة القادمة: لا قهوة بعد الظهر، والاستيقاظ في الوقت نفسه كل يوم.',
    shortSummary: 'المشي 10 دقائق بعد الغداء، وزيادة 5 دقائق كل أسبوع.',
    cancelled: 'ابنتي مريضة. سأحجز مجددًا الأسبوع القادم.',
    declined: 'لديّ مؤتمر في ذلك اليوم. يُرجى اختيار يوم آخر.',
  },
};
