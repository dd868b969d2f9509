import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Lived } from '@regimen/engine/simulate/life.ts';
import type { ProgramWords } from '../program-words.ts';
import { nameOf, protocolOf } from './effect-words.ts';
import { readNudge } from './read-nudge.ts';

export interface WalkNotification {
  id: string;
  at: number;
  title: string;
  body: string;
  /** The task it tells of. */
  task: string | null;
}

/** The notifications that the follower gets by what happened, the newest first. */
export function notificationsOf(
  things: readonly Lived[],
  program: Program,
  words: ProgramWords,
  reminder: string,
  locale: Locale,
): WalkNotification[] {
  const itemOf = (effect: string, id: string | null): Item | undefined =>
    id === null ? undefined : program.protocols[protocolOf(effect)]?.protocol.items[id];
  return things
    .flatMap(({ effects, life }) =>
      effects.flatMap((effect): WalkNotification[] => {
        const { id, at } = effect;
        if (effect.kind === 'openTask' && effect.task.target === 'follower') {
          const body = bodyOf(itemOf(id, effect.task.item));
          return [{ id, at, title: nameOf(id, words), body, task: effect.task.id }];
        }
        if (effect.kind !== 'sendNudge') return [];
        if (effect.task !== null)
          return [{ id, at, title: nameOf(effect.task, words), body: reminder, task: effect.task }];
        const found = itemOf(id, effect.item);
        const items = program.protocols[protocolOf(id)]?.protocol.items ?? {};
        const item = found?.kind === 'nudge' ? readNudge(found, life.run.run, at, items, locale) : found;
        const title = item?.kind === 'nudge' ? item.title : (item?.name ?? nameOf(id, words));
        return [{ id, at, title, body: bodyOf(item), task: null }];
      }),
    )
    .reverse();
}

function bodyOf(item: Item | undefined): string {
  if (item?.kind === 'nudge') return item.body;
  return item?.kind === 'challenge' ? item.goal : (item?.description ?? '');
}
