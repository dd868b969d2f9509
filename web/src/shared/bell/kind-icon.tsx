import type { NotificationKind } from '@regimen/contract/notifications.ts';
import { FlagIcon } from '../../ui/flow-icons.tsx';
import {
  ChecklistIcon,
  ClockIcon,
  HeartIcon,
  ListOrderedIcon,
  RepeatIcon,
  ShieldIcon,
  TrophyIcon,
  UserPlusIcon,
} from '../../ui/icons.tsx';
import { BellIcon, CalendarIcon, MessageIcon, PhoneIcon, WarningIcon } from '../../ui/shell-icons.tsx';

const icons = {
  task: ChecklistIcon,
  nudge: BellIcon,
  reminder: ClockIcon,
  digest: ListOrderedIcon,
  'follow-up': MessageIcon,
  'new-follower': UserPlusIcon,
  finished: TrophyIcon,
  ended: FlagIcon,
  review: HeartIcon,
  'review-reply': MessageIcon,
  'new-version': RepeatIcon,
  'program-updated': RepeatIcon,
  urgent: WarningIcon,
  help: PhoneIcon,
  'help-seen': PhoneIcon,
  unattended: FlagIcon,
  'emergency-access': WarningIcon,
  'credential-checked': ShieldIcon,
  'credential-refused': ShieldIcon,
  'guardian-agreed': ShieldIcon,
  'guardian-refused': ShieldIcon,
  'guardian-revoked': ShieldIcon,
  'two-factor-removal': WarningIcon,
  'recovery-codes-low': ShieldIcon,
  'ai-test-fell': WarningIcon,
  'named-host': UserPlusIcon,
  'calendar-failing': WarningIcon,
  'booking-to-answer': CalendarIcon,
  'booking-requested': CalendarIcon,
  'booking-booked': CalendarIcon,
  'booking-accepted': CalendarIcon,
  'booking-declined': CalendarIcon,
  'booking-cancelled': CalendarIcon,
  'booking-moved': CalendarIcon,
  'booking-shifted': WarningIcon,
  'booking-clash': WarningIcon,
  'booking-reminder': ClockIcon,
  'booking-offered': CalendarIcon,
  message: MessageIcon,
} as const satisfies Record<NotificationKind, unknown>;

/** That somebody may be in danger is red here as in the queue. */
const looks = {
  danger: 'bg-danger-strong text-danger-on',
  warning: 'bg-warning-soft text-warning-text',
  plain: 'bg-primary-soft text-primary-text',
};

export function KindIcon({ kind, isUrgent }: { kind: NotificationKind; isUrgent: boolean }) {
  const Shown = isUrgent ? WarningIcon : icons[kind];
  const colours = looks[kind === 'urgent' ? 'danger' : isUrgent ? 'warning' : 'plain'];
  return (
    <span aria-hidden="true" className={`grid size-9 shrink-0 place-items-center rounded-full ${colours}`}>
      <Shown />
    </span>
  );
}
