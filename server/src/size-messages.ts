/** What the API says where there is too much of something. `{n}` is filled in. */
export const sizeMessages = {
  items_too_large: {
    en: 'This protocol’s items are too large in total. Shorten their texts or split the protocol.',
    ar: 'مجموع حجم عناصر هذا البروتوكول كبير جدًا. يُرجى اختصار نصوصها أو تقسيم البروتوكول.',
  },
  program_too_large: {
    en: 'This program’s protocols are too large in total. Remove some or split it into 2 programs.',
    ar: 'مجموع حجم بروتوكولات هذا البرنامج كبير جدًا. يُرجى إزالة بعضها أو تقسيمه إلى برنامجين.',
  },
  too_large_to_check: {
    en: 'Too large to check: the conditions use too many values at once. The checklist shows which steps. Use fewer values at each one, or split the protocol.',
    ar: 'أكبر من أن يُفحص: تستخدم الشروط قيمًا كثيرة معًا. تعرض القائمة الخطوات المعنية. يُرجى تقليل القيم في كل منها، أو تقسيم البروتوكول.',
  },
  too_large_to_read: {
    en: 'This file takes too long to read. Split it into smaller protocols and import them one by one.',
    ar: 'تستغرق قراءة هذا الملف وقتًا طويلًا. يُرجى تقسيمه إلى بروتوكولات أصغر واستيرادها واحدًا واحدًا.',
  },
  too_much_to_work_out: {
    en: 'This takes too long to calculate. Make it smaller and try again.',
    ar: 'يستغرق حساب هذا وقتًا طويلًا. يُرجى تصغيره ثم المحاولة مرة أخرى.',
  },
  no_more_than: { en: 'You’ve reached the limit of {n}.', ar: 'تم بلوغ الحد الأقصى: {n}.' },
  too_many_protocols: {
    en: 'You can have up to {n} protocols, including archived ones.',
    ar: 'الحد الأقصى لعدد البروتوكولات: {n}، بما فيها المؤرشفة.',
  },
  too_many_programs: {
    en: 'You can have up to {n} programs, including archived ones.',
    ar: 'الحد الأقصى لعدد البرامج: {n}، بما فيها المؤرشفة.',
  },
} as const;
