import { FlowIcon } from '../../../ui/flow-icons.tsx';
import {
  ActivityIcon,
  BoxIcon,
  ChartIcon,
  ClipboardIcon,
  RepeatIcon,
  TrophyIcon,
} from '../../../ui/icons.tsx';
import { BellIcon, UsersIcon, WarningIcon } from '../../../ui/shell-icons.tsx';

/** The pages of the builder, in the order of its navigation. */
export const builderParts = [
  'flow',
  'activity',
  'order',
  'nudge',
  'challenge',
  'assessment',
  'kpi',
  'modules',
  'errors',
  'team',
] as const;
export type BuilderPart = (typeof builderParts)[number];

export const partIcons = {
  flow: FlowIcon,
  activity: ActivityIcon,
  order: BoxIcon,
  nudge: BellIcon,
  challenge: TrophyIcon,
  assessment: ClipboardIcon,
  kpi: ChartIcon,
  modules: RepeatIcon,
  errors: WarningIcon,
  team: UsersIcon,
} satisfies Record<BuilderPart, unknown>;
