import { CircleXIcon, FlagIcon, JumpIcon } from './flow-icons.tsx';
import {
  ActivityIcon,
  BellIcon,
  BoxIcon,
  CalendarIcon,
  ChartIcon,
  ClipboardIcon,
  ClockIcon,
  SparklesIcon,
  TrophyIcon,
  UsersIcon,
} from './icons.tsx';

const icons: Record<string, typeof ActivityIcon> = {
  population: UsersIcon,
  order: BoxIcon,
  nudge: BellIcon,
  followup: ActivityIcon,
  challenge: TrophyIcon,
  assessment: ClipboardIcon,
  kpi: ChartIcon,
  services: CalendarIcon,
  wait: ClockIcon,
  jump: JumpIcon,
  finish: FlagIcon,
  fail: CircleXIcon,
  ai: SparklesIcon,
};

const tones: Record<string, string> = {
  finish: 'bg-success-soft text-success-text',
  fail: 'bg-danger-soft text-danger-text',
  jump: 'bg-info-soft text-info-text',
};

/** A step's type as a drawing on its tile; only the ends of a way and jumps have a colour of their own. */
export function StepIcon({ type, small = false }: { type: string; small?: boolean }) {
  const Icon = icons[type] ?? ActivityIcon;
  const tone = tones[type] ?? 'bg-sunken text-ink-soft';
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-control ${small ? 'size-8' : 'size-10'} ${tone}`}
    >
      <Icon size={small ? 16 : 20} {...(type === 'jump' && { className: 'rtl:-scale-x-100' })} />
    </span>
  );
}
