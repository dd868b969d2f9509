import { fillNudge } from '@regimen/contract/fill-nudge.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { daysInProgram } from '@regimen/engine/facts.ts';
import type { Item, NudgeItem } from '@regimen/engine/items.ts';
import type { Run } from '@regimen/engine/run-state.ts';
import { placeholderSampleTexts } from '../../../shared/item-words/placeholder-sample-texts.ts';

/** A nudge as the simulated follower reads it: their own day and readings, and a name that was made up. */
export const readNudge = (
  nudge: NudgeItem,
  run: Run,
  at: number,
  items: Readonly<Record<string, Item>>,
  locale: Locale,
): NudgeItem =>
  fillNudge(
    nudge,
    {
      fullName: placeholderSampleTexts[locale].name,
      day: daysInProgram(run, at) + 1,
      reading: (id) => {
        const [item, taken] = [items[id], run.kpis[id]];
        return item?.kind === 'kpi' && taken ? { value: taken.last, unit: item.unit } : null;
      },
    },
    locale,
  );
