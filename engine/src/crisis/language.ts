import type { Index, Lists } from './lists.ts';
import { indexFor, type RuleSet, rulesOf } from './rules.ts';

/** What it may be about: another's help is needed for a thought than for the body. */
export type CrisisKind = 'self-harm' | 'body' | 'violence';

export interface Finding {
  kind: CrisisKind;
  /** The words that say so, as they were written. */
  words: string;
  /** Said outright: suicide, an overdose, the means to it. */
  isPlain: boolean;
}

/** Lists and rules of one language, as they are written down. */
export interface Tables {
  lists: Lists;
  /** The first kind that is found counts. */
  danger: Readonly<Record<CrisisKind, readonly string[]>>;
  /** What is said without being meant: its words count for nothing. */
  sayings: readonly string[];
  /** What makes of a sentence something else than news of a danger. */
  frames: Readonly<Record<Frame, readonly string[]>>;
}

/**
 * `denied`: holds for what comes right after it, unless it is `undenied` ("not sure"). `past`: over, unless `now` is said as well and not `well`. `told`: a film, a
 * book, a song, a game. `general`: a question, a rule, somebody's work. `training`: only for the body. `now`: it is happening.
 */
export type Frame = 'denied' | 'undenied' | 'past' | 'told' | 'general' | 'training' | 'now' | 'well';

export interface Language {
  index: Index;
  danger: RuleSet<CrisisKind>;
  sayings: RuleSet<'saying'>;
  frames: RuleSet<Frame>;
}

export function languageOf(tables: Tables): Language {
  const danger = rulesOf(tables.danger);
  const sayings = rulesOf({ saying: tables.sayings });
  const frames = rulesOf(tables.frames);
  return { danger, sayings, frames, index: indexFor(tables.lists, [danger, sayings, frames]) };
}
