import type { Traits } from '../step.ts';

export const wait: Traits<'wait'> = {
  does: 'waits',
  wait: (settings) => settings,
  renamed: (settings, { item }) =>
    settings.kind === 'event' ? { ...settings, item: item(settings.item) } : settings,
};
