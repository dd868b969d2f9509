import type { Channel, NotificationChoices, SettingKind } from '@regimen/contract/notifications.ts';
import { defaultChannels } from './arbiter.ts';
import type { SettingsRow } from './settings-queries.ts';

/** Of those who never chose: nights are quiet. */
export const defaultChoices: NotificationChoices = {
  channels: {
    task: [...defaultChannels.task],
    nudge: [...defaultChannels.nudge],
    reminder: [...defaultChannels.reminder],
    message: ['in-app', 'push', 'email'],
    'follow-up': ['in-app', 'push', 'email'],
    news: ['in-app'],
  },
  quiet: { from: 22 * 60, to: 7 * 60 },
  mostADay: 6,
  weeklySummary: true,
  pushDetails: false,
};

export function choicesOf(row: SettingsRow | undefined): NotificationChoices {
  if (!row) return defaultChoices;
  const { quietFrom, quietTo, mostADay, weeklySummary, pushDetails } = row;
  return {
    channels: { ...defaultChoices.channels, ...(row.channels as Partial<Record<SettingKind, Channel[]>>) },
    quiet: quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null,
    mostADay,
    weeklySummary,
    pushDetails,
  };
}

export const rowOf = (choices: NotificationChoices) => ({
  channels: choices.channels,
  quietFrom: choices.quiet?.from ?? null,
  quietTo: choices.quiet?.to ?? null,
  mostADay: choices.mostADay,
  weeklySummary: choices.weeklySummary,
  pushDetails: choices.pushDetails,
});
