import type { ItemKind } from '@regimen/engine/items.ts';
import { ActivityIcon, BoxIcon, ChartIcon, ClipboardIcon, TrophyIcon } from '../../../ui/icons.tsx';
import { BellIcon, CalendarIcon, MessageIcon } from '../../../ui/shell-icons.tsx';

const icons = {
  activity: ActivityIcon,
  order: BoxIcon,
  nudge: BellIcon,
  challenge: TrophyIcon,
  assessment: ClipboardIcon,
  kpi: ChartIcon,
  service: CalendarIcon,
  agent: MessageIcon,
} satisfies Record<ItemKind, unknown>;

export function KindIcon({ kind, size = 18 }: { kind: ItemKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} />;
}
