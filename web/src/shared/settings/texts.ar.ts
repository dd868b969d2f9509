import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  settings: 'الإعدادات',
  lead: 'حسابك وأجهزتك وإشعاراتك.',
  profile: 'الملف الشخصي',
  profileHelp: 'الصورة والاسم واللغة والوحدات والمعلومات الصحية.',
  privacySecurity: 'الخصوصية والأمان',
  privacySecurityHelp: 'البريد وكلمة المرور ومن يمكنه رؤيتك، ونسخة من بياناتك، وحذف حسابك.',
  devices: 'الأجهزة',
  devicesHelp: 'الأجهزة التي دخلت منها، وما يرسل قراءاتك.',
  notifications: 'التذكيرات والإشعارات',
  notificationsHelp: 'اختيار ما نخبرك به، وكيف ومتى.',
} satisfies Translation<typeof texts>;
