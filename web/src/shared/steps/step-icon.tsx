import type { StepType } from '@regimen/engine/protocol.ts';
import { CircleXIcon, FlagIcon, JumpIcon } from '../../ui/flow-icons.tsx';
import {
  ActivityIcon,
  BoxIcon,
  ChartIcon,
  ClipboardIcon,
  ClockIcon,
  SparklesIcon,
  TrophyIcon,
} from '../../ui/icons.tsx';
import { BellIcon, CalendarIcon, UsersIcon } from '../../ui/shell-icons.tsx';

type Look = { icon: typeof ActivityIcon; tone?: string; turns?: true };

/** Only the ends of a branch and jumps have a colour of their own; what points forward turns with the direction. */
const LOOKS: { [T in StepType]: Look } = {
  population: { icon: UsersIcon },
  order: { icon: BoxIcon },
  nudge: { icon: BellIcon },
  followup: { icon: ActivityIcon },
  challenge: { icon: TrophyIcon },
  assessment: { icon: ClipboardIcon },
  kpi: { icon: ChartIcon },
  services: { icon: CalendarIcon },
  wait: { icon: ClockIcon },
  jump: { icon: JumpIcon, tone: 'bg-info-soft text-info-text', turns: true },
  finish: { icon: FlagIcon, tone: 'bg-success-soft text-success-text' },
  fail: { icon: CircleXIcon, tone: 'bg-danger-soft text-danger-text' },
  ai: { icon: SparklesIcon },
};

/** A step's type as a drawing on its tile. What is no type of ours, such as an alert, looks like something to do. */
export function StepIcon({ type, small = false }: { type: string; small?: boolean }) {
  const {
    icon: Icon,
    tone = 'bg-sunken text-ink-soft',
    turns,
  } = (LOOKS as Record<string, Look>)[type] ?? LOOKS.followup;
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-control ${small ? 'size-8' : 'size-10'} ${tone}`}
    >
      <Icon size={small ? 16 : 20} {...(turns && { className: 'rtl:-scale-x-100' })} />
    </span>
  );
}
