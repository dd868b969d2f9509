import type { StepType } from '@regimen/engine/protocol.ts';
import { CircleXIcon, FlagIcon, JumpIcon } from '../../../ui/flow-icons.tsx';
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
} from '../../../ui/icons.tsx';

const icons = {
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
} satisfies Record<StepType, unknown>;

const tones: Partial<Record<StepType, string>> = {
  finish: 'bg-success-soft text-success-text',
  fail: 'bg-danger-soft text-danger-text',
  jump: 'bg-info-soft text-info-text',
};

/** The type's drawing on its tile; only the ends of a way and jumps have a colour of their own. */
export function StepIcon({ type, small = false }: { type: StepType; small?: boolean }) {
  const Icon = icons[type];
  const tone = tones[type] ?? 'bg-sunken text-ink-soft';
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-control ${small ? 'size-8' : 'size-10'} ${tone}`}
    >
      <Icon size={small ? 16 : 20} {...(type === 'jump' && { className: 'rtl:-scale-x-100' })} />
    </span>
  );
}
