import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  dashboard: 'لوحة الإدارة',
  sections: 'أقسام لوحة الإدارة',
  overview: 'نظرة عامة',
  people: 'الأشخاص',
  emergencies: 'الاطلاع الطارئ',
  credentials: 'المؤهلات',
  contact: 'الرسائل',
  'data-requests': 'نسخ البيانات والحذف',
  audit: 'سجل التدقيق',
  jobs: 'الأعمال الخلفية',
  settings: 'إعدادات الموقع',
  ai: 'النموذج اللغوي',
  sites: 'كل المواقع',
  admins: 'فريق الإدارة',
  'sign-in': 'دخولك',
  signOut: 'تسجيل الخروج',
  role_owner: 'مالك',
  role_support: 'دعم',
  role_moderator: 'إشراف',
  role_finance: 'مالية',
  role_auditor: 'تدقيق',
} satisfies Translation<typeof texts>;
