/** What the API says where there is too much of something. `{n}` is filled in. */
export const sizeMessages = {
  items_too_large: {
    en: 'The items of this protocol are too large together. Shorten their texts, or split the protocol.',
    ar: 'عناصر هذا البروتوكول كبيرة جدًا معًا. اختصر نصوصها أو قسّم البروتوكول.',
  },
  program_too_large: {
    en: 'The protocols of this program are too large together. Leave some out, or make two programs of it.',
    ar: 'بروتوكولات هذا البرنامج كبيرة جدًا معًا. اترك بعضها أو اجعلها برنامجين.',
  },
  too_large_to_check: {
    en: 'Too large to check: the conditions look at too many values at once. The checklist says which steps. Ask about fewer things at each of them, or split the protocol.',
    ar: 'أكبر من أن يُفحص: الشروط تنظر في قيم كثيرة معًا. تبيّن لك القائمة أي الخطوات. اسأل عن أشياء أقل في كل منها، أو قسّم البروتوكول.',
  },
  too_large_to_read: {
    en: 'This file takes too long to read. Split it into smaller protocols and bring them in one by one.',
    ar: 'تستغرق قراءة هذا الملف وقتًا طويلًا. قسّمه إلى بروتوكولات أصغر وأدخلها واحدًا واحدًا.',
  },
  too_much_to_work_out: {
    en: 'This takes too long to work out. Make it smaller and try again.',
    ar: 'يستغرق حساب هذا وقتًا طويلًا. اجعله أصغر ثم أعد المحاولة.',
  },
  no_more_than: { en: 'There can be no more than {n}.', ar: 'لا يمكن أن يزيد العدد على {n}.' },
  too_many_protocols: {
    en: 'You can have up to {n} protocols, including archived ones.',
    ar: 'لا يمكن أن يكون لديك أكثر من {n} بروتوكول، مع ما في الأرشيف.',
  },
  too_many_programs: {
    en: 'You can have up to {n} programs, including archived ones.',
    ar: 'لا يمكن أن يكون لديك أكثر من {n} برنامج، مع ما في الأرشيف.',
  },
} as const;
