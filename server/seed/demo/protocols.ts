import type { CategoryColour, CategoryIcon } from '@regimen/contract/categories.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import { categories } from '../../src/db/schema.ts';
import { seedDraft } from '../drafts.ts';
import { seedComment, seedMember } from '../protocols.ts';

interface DemoCategory {
  name: Record<ContentLanguage, string>;
  colour: CategoryColour;
  icon: CategoryIcon;
  /** Numbers of the examples that the demo expert keeps in it. */
  examples: number[];
}

const shelves: DemoCategory[] = [
  { name: { en: 'Sleep', ar: 'النوم' }, colour: 'indigo', icon: 'moon', examples: [0] },
  { name: { en: 'Heart', ar: 'القلب' }, colour: 'rose', icon: 'heart', examples: [1] },
  { name: { en: 'Movement', ar: 'الحركة' }, colour: 'teal', icon: 'footprints', examples: [2, 4] },
  { name: { en: 'Habits', ar: 'العادات' }, colour: 'green', icon: 'leaf', examples: [3] },
  {
    name: { en: 'Chronic conditions', ar: 'الأمراض المزمنة' },
    colour: 'blue',
    icon: 'droplet',
    examples: [6],
  },
];

/** Examples whose followers a colleague looks after too. */
const shared = [0, 6];

const remark: Record<ContentLanguage, string> = {
  en: 'Could we ask this a day later? Night-shift workers often sleep in on the first day.',
  ar: 'هل يمكن أن نسأل هذا بعد يوم؟ من يعملون ليلًا كثيرًا ما يطيلون النوم في اليوم الأول.',
};

/** What the demo expert has on the desk: six drafts on five shelves, two of them shared, one with a colleague's remark. */
export async function seedDemoProtocols(
  tx: Tx,
  people: { expert: string; colleague: string },
  locale: ContentLanguage,
  now: number,
): Promise<void> {
  const examples = examplesIn(locale);
  for (const [position, { name, colour, icon, examples: chosen }] of shelves.entries()) {
    const createdAt = new Date(now - 30 * 86_400_000);
    const id = newId(createdAt.getTime());
    await tx.insert(categories).values({
      tenantId: tx.tenantId,
      id,
      ownerId: people.expert,
      name: name[locale],
      colour,
      icon,
      position,
      createdAt,
    });
    for (const index of chosen) {
      const example = examples[index];
      if (!example) continue;
      const draft = await seedDraft(tx, example, {
        ownerId: people.expert,
        categoryId: id,
        savedAt: new Date(now - (index + 1) * 86_400_000),
      });
      if (shared.includes(index)) await seedMember(tx, draft, people.colleague, 'edit');
      if (index !== 0) continue;
      const nodeId = example.nodes.find(({ type }) => type === 'assessment')?.id ?? null;
      await seedComment(tx, draft, people.colleague, { body: remark[locale], nodeId });
    }
  }
}
