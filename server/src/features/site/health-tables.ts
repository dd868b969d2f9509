/**
 * Which table holds health data, and under which heading of the privacy page people read about it. Every table of the
 * database stands here: a new one fails the test until somebody has thought about it and, where it holds some, has
 * told people. Health data is what says something about somebody's health, also by the way: that they follow a
 * program, that they came as a patient, what they wrote about themselves.
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

export const healthTables: Readonly<Record<string, PrivacySection | 'none'>> = {
  users: 'account',
  enrollments: 'following',
  enrollment_events: 'following',
  tasks: 'following',
  kpi_readings: 'readings',
  uploads: 'files',
  prompts: 'messages',
  notifications: 'messages',
  reviews: 'written',
  bookmarks: 'written',
  discussions: 'written',
  answers: 'written',
  contact_messages: 'written',
  moving_people: 'improving',
  what_ifs: 'improving',
  what_if_people: 'improving',
  // First answers to calls, and a call may have handed in a reading.
  idempotency_keys: 'repeated',
  // Of nobody's health: what experts make, how people sign in, and what the site is.
  catalog_sets: 'none',
  catalog_sizes: 'none',
  catalog_words: 'none',
  categories: 'none',
  draft_changes: 'none',
  draft_versions: 'none',
  images: 'none',
  item_uses: 'none',
  items: 'none',
  known_devices: 'none',
  link_tokens: 'none',
  mail_tallies: 'none',
  movings: 'none',
  notification_settings: 'none',
  personal_tokens: 'none',
  program_listings: 'none',
  program_protocols: 'none',
  program_versions: 'none',
  programs: 'none',
  protocol_comments: 'none',
  protocol_invites: 'none',
  protocol_members: 'none',
  protocols: 'none',
  push_subscriptions: 'none',
  safety_rules: 'none',
  sessions: 'none',
  short_links: 'none',
  sign_in_failures: 'none',
  simulation_results: 'none',
  simulation_tests: 'none',
  tenant_documents: 'none',
  tenant_domains: 'none',
  tenant_faqs: 'none',
  tenants: 'none',
  version_uses: 'none',
  // Which migrations were applied.
  migrations: 'none',
};
