import type { TranslationLanguage } from '@regimen/contract/translation-choices.ts';
import type { TranslatedItem } from '@regimen/contract/translations.ts';
import type { Item, KpiItem } from '@regimen/engine/items.ts';
import { item as readItem } from '@regimen/engine/parse/item.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import { knownIn } from '@regimen/engine/writing/known-words.ts';
import { textsOf } from '@regimen/engine/writing/texts-of.ts';
import type { SignedInScope } from '../../scope.ts';
import { recordExchange } from '../ai/ask-model.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { addItem, findContent, openItem, workplace } from '../items/change-item.ts';
import { pointDraftAt } from '../protocols/point-draft-at.ts';
import { draftTranslation } from './draft-translation.ts';
import { inOtherWords } from './in-other-words.ts';

interface Asked {
  protocolId: string;
  itemId: string;
  to: TranslationLanguage;
  /** The draft uses the copy in its place. */
  useHere: boolean;
}

/** A copy of an item in the other language; nobody has reviewed what was drafted for it. */
export async function translateItem(
  scope: SignedInScope,
  parts: ModelParts,
  { protocolId, itemId, to, useHere }: Asked,
): Promise<TranslatedItem> {
  const place = workplace(scope, protocolId);
  const { content } = await scope.read((tx) => findContent(scope, tx, place, itemId));
  const forPeople = 'urgent' in content && content.urgent ? textsOf(content.urgent) : [];
  const came = await draftTranslation(scope, parts, { texts: textsOf(content), forPeople, to });
  const { value, unreviewed } = inOtherWords(content, came.drafts, came.left, isSound);
  const copied = withUnits(value, to);
  return scope.tx(async (tx) => {
    const asking = {
      purpose: 'writing',
      personId: scope.actor.userId,
      inputs: { protocol: protocolId, item: itemId, to },
    } as const;
    for (const one of came.exchanged) await recordExchange(scope, tx, asking, one);
    const made = await addItem(scope, tx, place, copied, unreviewed);
    if (useHere) await pointDraftAt(scope, tx, protocolId, { [itemId]: made.id });
    const left = unreviewed.filter(({ from }) => from === null).length;
    return {
      model: came.model,
      why: came.why,
      drafted: unreviewed.length - left,
      left,
      forPeople: came.forPeople,
      copy: useHere ? await openItem(scope, tx, place, made.id) : made,
    };
  });
}

function isSound(item: Item): boolean {
  const faults: Fault[] = [];
  readItem(item, '', faults);
  return faults.length === 0;
}

/** What a unit is called in the product's own words; readings are told by it, so nobody else names it. */
function withUnits(item: Item, to: TranslationLanguage): Item {
  if (item.kind !== 'kpi') return item;
  const said = (unit: string) => knownIn(unit, to) ?? unit;
  const conversions = item.conversions?.map((each) => ({ ...each, unit: said(each.unit) }));
  return { ...item, unit: said(item.unit), ...(conversions && { conversions }) } satisfies KpiItem;
}
