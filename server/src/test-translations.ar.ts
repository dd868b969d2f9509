export const inArabic = {
  'Evening calm': ['هدوء المساء'],
  'An hour before bed': ['قبل النوم بساعة'],
  'Slow down now': ['وقت الهدوء'],
  'Hi {{name}}, put the screens away for 30 minutes.': ['{{name}}، أبعد الشاشات مدة 30 دقيقة.'],
};
