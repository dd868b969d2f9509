import type { ToldKind } from './history.ts';
import { defineTexts } from './language/define-texts.ts';

export const eventOutcomeTexts = defineTexts(import.meta.url, {
  entered: 'now at “{name}”',
  succeeded: '“{name}” is done',
  failed: '“{name}” wasn’t done',
  fellShort: '“{name}” is done, but didn’t reach its goal',
  alerted: 'alert from “{name}”',
  came: '“{name}” was due',
  missed: '“{name}” was missed',
  expired: '“{name}” wasn’t done in time',
  finished: 'finished the program',
  'gave-up': 'the program ended early',
  withdrew: 'left the program',
  refused: 'not accepted',
} satisfies Record<ToldKind, string>);
