import { nameOfModule, nameOfStep } from '@regimen/engine/given-name.ts';
import type { Item } from '@regimen/engine/items.ts';
import { withUnits } from '@regimen/engine/placeholders.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Task } from '@regimen/engine/run-state.ts';
import type { PromptRow } from './rows.ts';

const longestBody = 300;

export function nameOf(protocol: Protocol | undefined, task: Pick<Task, 'node' | 'module' | 'item'>): string {
  const item = task.item === null ? undefined : protocol?.items[task.item];
  const step = protocol?.nodes.find(({ id }) => id === task.node);
  if (step) return nameOfStep(protocol, step) || item?.name || '';
  const module = protocol?.modules.find(({ id }) => id === task.module);
  return module ? nameOfModule(protocol, module) : (item?.name ?? '');
}

type Text = Pick<PromptRow, 'title' | 'body' | 'channel'>;
export function textOf(protocol: Protocol | undefined, id: string | null): Text {
  const item: Item | undefined = id === null ? undefined : protocol?.items[id];
  if (item?.kind === 'nudge' && protocol)
    return {
      title: withUnits(item.title, protocol.items),
      body: withUnits(item.body, protocol.items),
      channel: item.channel,
    };
  const body = item?.kind === 'challenge' ? item.goal : (item?.description ?? '');
  return { title: item?.name ?? '', body: body.slice(0, longestBody), channel: 'push' };
}
