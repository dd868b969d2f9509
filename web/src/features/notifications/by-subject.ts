import type { Notification } from '@regimen/contract/notifications.ts';

/** Notifications of one day about the same; one alone is a group of one. */
export interface NotificationGroup {
  /** The program they are all about. */
  program: string;
  notifications: Notification[];
}

/** So few stand by themselves. */
const fewest = 3;
/** Nobody has to open anything to see these. */
const alwaysShown: ReadonlySet<Notification['kind']> = new Set([
  'urgent',
  'help',
  'help-seen',
  'follow-up',
  'emergency-access',
  'two-factor-removal',
]);

/** Where several are about one program, they fold into the place of the newest. */
export function bySubject(notifications: readonly Notification[]): NotificationGroup[] {
  const about = new Map<string, Notification[]>();
  const subjectOf = ({ kind, data }: Notification) => (alwaysShown.has(kind) ? '' : (data.program ?? ''));
  for (const one of notifications) about.set(subjectOf(one), [...(about.get(subjectOf(one)) ?? []), one]);
  const groups: NotificationGroup[] = [];
  for (const one of notifications) {
    const program = subjectOf(one);
    const all = about.get(program) ?? [];
    if (program === '' || all.length < fewest) groups.push({ program, notifications: [one] });
    else if (all[0] === one) groups.push({ program, notifications: all });
  }
  return groups;
}
