import { fillNudge } from '@regimen/contract/fill-nudge.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Item, NudgeItem } from '@regimen/engine/items.ts';
import { placeholderSampleTexts } from '../../../../shared/item-words/placeholder-sample-texts.ts';
import { exampleValues } from './example-values.ts';

const sampleDay = 12;

/** A nudge as a follower who was made up would read it. */
export const sampleNudge = (
  nudge: NudgeItem,
  items: Readonly<Record<string, Item>>,
  locale: Locale,
): NudgeItem =>
  fillNudge(
    nudge,
    {
      fullName: placeholderSampleTexts[locale].name,
      day: sampleDay,
      reading: (id) => {
        const item = items[id];
        const value = item?.kind === 'kpi' ? exampleValues(item).values.at(-1) : undefined;
        return item?.kind === 'kpi' && value !== undefined ? { value, unit: item.unit } : null;
      },
    },
    locale,
  );
