/**
 * The headings of the privacy page under which people read about health data of theirs. A table says in its
 * feature which of them speaks of it. Health data is what says something about somebody's health, also by the way:
 * that they follow a program, that they came as a patient, what they wrote about themselves.
 */
export const privacySections = {
  account: { en: 'Your account', ar: 'حسابك' },
  following: { en: 'When you follow a program', ar: 'حين تتابع برنامجًا' },
  readings: { en: 'Your readings', ar: 'قراءاتك' },
  files: { en: 'Photos and documents', ar: 'الصور والوثائق' },
  messages: { en: 'Messages and reminders', ar: 'الرسائل والتذكيرات' },
  written: { en: 'Reviews, bookmarks and discussions', ar: 'التقييمات والمحفوظات والنقاشات' },
  improving: { en: 'When experts improve a program', ar: 'حين يحسّن الخبراء برنامجًا' },
  repeated: { en: 'Repeated requests', ar: 'الطلبات المكررة' },
  urgent: { en: 'When something is urgent', ar: 'حين يكون الأمر عاجلًا' },
} as const;
export type PrivacySection = keyof typeof privacySections;
