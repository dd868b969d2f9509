import type { DashboardSection } from '@regimen/contract/dashboard.ts';
import { paths } from '../../paths.ts';
import {
  ChartIcon,
  ClipboardIcon,
  DownloadIcon,
  LockIcon,
  MailIcon,
  RepeatIcon,
  ShieldIcon,
  SparklesIcon,
  UserPlusIcon,
} from '../../ui/icons.tsx';
import { AlertIcon, GlobeIcon, SlidersIcon, UsersIcon } from '../../ui/shell-icons.tsx';

/**
 * What the dashboard's list leads to: a line here, its words in texts.ts, what it shows in
 * features/dashboard/sections.tsx. The server's features say for whom each is.
 */
export const parts = [
  { name: 'overview', to: paths.dashboard(), Icon: ChartIcon },
  { name: 'people', to: paths.dashboard('people'), Icon: UsersIcon },
  { name: 'emergencies', to: paths.dashboard('emergencies'), Icon: AlertIcon },
  { name: 'credentials', to: paths.dashboard('credentials'), Icon: ClipboardIcon },
  { name: 'contact', to: paths.dashboard('contact'), Icon: MailIcon },
  { name: 'data-requests', to: paths.dashboard('data-requests'), Icon: DownloadIcon },
  { name: 'audit', to: paths.dashboard('audit'), Icon: ShieldIcon },
  { name: 'jobs', to: paths.dashboard('jobs'), Icon: RepeatIcon },
  { name: 'settings', to: paths.dashboard('settings'), Icon: SlidersIcon },
  { name: 'ai', to: paths.dashboard('ai'), Icon: SparklesIcon },
  { name: 'sites', to: paths.dashboard('sites'), Icon: GlobeIcon },
  { name: 'admins', to: paths.dashboard('admins'), Icon: UserPlusIcon },
  { name: 'sign-in', to: paths.dashboard('sign-in'), Icon: LockIcon },
] as const satisfies readonly { name: DashboardSection; to: string; Icon: unknown }[];

/** The section that an address belongs to. */
export const sectionOf = (pathname: string): DashboardSection | undefined => {
  const [, , segment = 'overview'] = pathname.replace(/\/$/, '').split('/');
  return parts.find(({ name }) => name === segment)?.name;
};
