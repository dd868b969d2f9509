import { itemKinds } from '@regimen/contract/items.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import { builtInItems } from '@regimen/engine/library/all.ts';
import { asksModel } from '@regimen/engine/steps/traits.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { safetyRules } from '../src/db/schema.ts';
import { itemRow } from '../src/features/items/known-items.ts';
import { insertItems } from '../src/features/items/queries.ts';
import { demoAgents } from './demo/agent-texts.ts';
import { seedDraft } from './drafts.ts';
import { seedCategory } from './protocols.ts';

const words = {
  en: { category: 'Desk', rule: 'Ten days without progress' },
  ar: { category: 'مكتبي', rule: 'عشرة أيام بلا تقدّم' },
};

/** A category, a draft with a recurring and an AI module, an item of each kind and a safety rule: something on every page of the builder. */
export async function seedDesk(tx: Tx, ownerId: string, locale: string): Promise<string> {
  const language = locale === 'ar' ? 'ar' : 'en';
  const example = examplesIn(language).find(
    ({ modules, nodes }) => modules.length > 0 && nodes.some(({ type }) => asksModel(type)),
  );
  if (!example) throw new Error('No example has a recurring and an AI module.');
  const at = new Date();
  const categoryId = await seedCategory(tx, ownerId, words[language].category);
  const protocolId = await seedDraft(tx, example, { ownerId, categoryId, savedAt: at });
  // The product brings items of every kind but agents.
  const library = [...Object.values(builtInItems(language)), ...demoAgents.map(({ item }) => item[language])];
  const ofEachKind = itemKinds.flatMap((kind) => library.find((item) => item.kind === kind) ?? []);
  await insertItems(
    tx,
    ofEachKind.map((item) =>
      itemRow({ tenantId: tx.tenantId, protocolId, ownerId, at }, newId(at.getTime()), item),
    ),
  );
  await tx.insert(safetyRules).values({
    tenantId: tx.tenantId,
    id: newId(at.getTime()),
    protocolId,
    createdAt: at,
    changedAt: at,
    name: words[language].rule,
    condition: { is: 'days', op: '>', value: 10 },
    mustReach: 'expert',
    withinMinutes: 1_440,
  });
  return protocolId;
}
