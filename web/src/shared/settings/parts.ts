import { paths } from '../../paths.ts';
import { LockIcon } from '../../ui/icons.tsx';
import { BellIcon, MonitorIcon, PersonIcon } from '../../ui/shell-icons.tsx';

/** What the list of settings leads to: a line here, its words in texts.ts, and the page is part of the frame. */
export const parts = [
  { to: paths.myProfile, name: 'profile', help: 'profileHelp', Icon: PersonIcon },
  { to: paths.privacySecurity, name: 'privacySecurity', help: 'privacySecurityHelp', Icon: LockIcon },
  { to: paths.devices, name: 'devices', help: 'devicesHelp', Icon: MonitorIcon },
  { to: paths.notificationSettings, name: 'notifications', help: 'notificationsHelp', Icon: BellIcon },
] as const;

export type SettingsPart = (typeof parts)[number]['name'];
