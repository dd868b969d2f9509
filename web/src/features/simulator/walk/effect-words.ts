import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Effect } from '@regimen/engine/effect.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Run } from '@regimen/engine/run-state.ts';
import type { ProgramWords } from '../program-words.ts';
import type { effectTexts } from './effect-texts.ts';
import { readNudge } from './read-nudge.ts';

export type EffectTone = 'follower' | 'expert' | 'over';
export interface EffectWords {
  tone: EffectTone;
  words: string;
}

/** The engine's ids begin with the run's: a name, a dot, and which of the program's protocols. */
export const protocolOf = (id: string): number => Number(/\.(\d+)\//.exec(id)?.[1] ?? 0);

/** The step or module that an id of the engine is about. */
export function nameOf(id: string, words: ProgramWords): string {
  const source = id.split('/')[1] ?? '';
  const protocol = protocolOf(id);
  if (source.startsWith('module:')) return words.module(protocol, source.slice('module:'.length));
  if (source.startsWith('item:')) return words.item(protocol, source.slice('item:'.length));
  return words.step(protocol, source);
}

/** What came of something, in a few words; `null` where what happened says it already. */
export function effectWords(
  effect: Effect,
  program: Program,
  words: ProgramWords,
  t: Translate<typeof effectTexts>,
  { run, locale }: { run: Run; locale: Locale },
): EffectWords | null {
  const name = nameOf(effect.id, words);
  switch (effect.kind) {
    case 'openTask': {
      if (effect.task.target === 'model') return null;
      const isExperts = effect.task.target === 'system';
      return {
        tone: isExperts ? 'expert' : 'follower',
        words: t(isExperts ? 'expertTask' : 'task', { name }),
      };
    }
    case 'closeTask':
      if (effect.reason === 'done') return null;
      return { tone: 'over', words: t(effect.reason === 'expired' ? 'ranOut' : 'takenAway', { name }) };
    case 'sendNudge': {
      if (effect.task !== null)
        return { tone: 'follower', words: t('reminder', { name: nameOf(effect.task, words) }) };
      const items = program.protocols[protocolOf(effect.id)]?.protocol.items ?? {};
      const item = effect.item === null ? undefined : items[effect.item];
      const title = item?.kind === 'nudge' ? readNudge(item, run, effect.at, items, locale).title : name;
      return { tone: 'follower', words: t('message', { name: title }) };
    }
    case 'askModel':
      return { tone: 'expert', words: t('askModel', { name }) };
    case 'notifyExpert':
      return { tone: 'expert', words: t(notices[effect.about], { name }) };
    case 'finish':
      return { tone: 'over', words: t('finished') };
    case 'fail':
      return { tone: 'over', words: t('failed') };
  }
}

const notices = {
  nudge: 'expertTold',
  review: 'expertReview',
  stuck: 'expertStuck',
  alert: 'expertAlert',
  urgent: 'expertUrgent',
} as const;
