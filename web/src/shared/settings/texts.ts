import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  settings: 'Settings',
  lead: 'Your account, devices and notifications.',
  profile: 'Profile',
  profileHelp: 'Photo, name, language, units and health facts.',
  privacySecurity: 'Privacy and security',
  privacySecurityHelp: 'Email, password, who can see you, a copy of your data and deleting your account.',
  devices: 'Devices',
  devicesHelp: 'Where you’re signed in, and what sends your readings.',
  notifications: 'Reminders and notifications',
  notificationsHelp: 'Choose what we tell you, how and when.',
});
