import { FlowIcon } from '../../../ui/flow-icons.tsx';
import {
  ActivityIcon,
  BoxIcon,
  ChartIcon,
  ClipboardIcon,
  RepeatIcon,
  SparklesIcon,
  TrophyIcon,
} from '../../../ui/icons.tsx';
import { BellIcon, MessageIcon, UsersIcon, WarningIcon } from '../../../ui/shell-icons.tsx';

/** The pages of the builder, in the order of its navigation. */
export const builderParts = [
  'flow',
  'wizard',
  'activity',
  'order',
  'nudge',
  'challenge',
  'assessment',
  'kpi',
  'agent',
  'modules',
  'errors',
  'team',
] as const;
export type BuilderPart = (typeof builderParts)[number];

export const partIcons = {
  flow: FlowIcon,
  wizard: SparklesIcon,
  activity: ActivityIcon,
  order: BoxIcon,
  nudge: BellIcon,
  challenge: TrophyIcon,
  assessment: ClipboardIcon,
  kpi: ChartIcon,
  agent: MessageIcon,
  modules: RepeatIcon,
  errors: WarningIcon,
  team: UsersIcon,
} satisfies Record<BuilderPart, unknown>;
