import type { Permission } from '@regimen/contract/permissions.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import {
  categories,
  draftVersions,
  items,
  itemUses,
  protocolComments,
  protocolInvites,
  protocolMembers,
  protocols,
  safetyRules,
} from '../src/db/schema.ts';

export interface NewProtocol {
  name?: string;
  /** Added to every text, so that whoever should not see it can be caught seeing it. */
  mark?: string;
  /** Works on it too, and may comment. */
  member?: string;
}

/** A small sound protocol with one of everything that hangs on it; gives the ids by their names. */
export async function seedProtocol(tx: Tx, ownerId: string, wanted: NewProtocol = {}) {
  const { name = 'A walk a day', mark = '', member = '' } = wanted;
  const now = new Date();
  const [id, item, rule] = [newId(now.getTime()), newId(now.getTime()), newId(now.getTime())];
  const flow = walkADay(id, `${name} ${mark}`.trim(), item);
  const content: Item = {
    kind: 'activity',
    name: `Walk ${mark}`.trim(),
    description: 'A short walk',
    instructions: `Walk for ten minutes. ${mark}`.trim(),
  };
  const saved = { stepsCount: flow.nodes.length, savedBy: ownerId, createdAt: now };
  await tx.insert(protocols).values({
    ...saved,
    tenantId: tx.tenantId,
    id,
    ownerId,
    name: flow.name,
    description: flow.description,
    modulesCount: 0,
    document: JSON.stringify(flow),
    version: 1,
    savedAt: now,
  });
  await tx.insert(draftVersions).values({
    ...saved,
    tenantId: tx.tenantId,
    id: newId(now.getTime()),
    protocolId: id,
    version: 1,
    name: '',
    document: JSON.stringify({ ...flow, items: { [item]: content } }),
  });
  const { kind, name: itemName, description } = content;
  const times = { createdAt: now, changedAt: now };
  await tx.insert(items).values({
    tenantId: tx.tenantId,
    id: item,
    ownerId,
    protocolId: id,
    kind,
    name: itemName,
    description,
    content,
    ...times,
  });
  await tx.insert(itemUses).values({ tenantId: tx.tenantId, protocolId: id, itemId: item });
  await tx.insert(safetyRules).values({
    ...times,
    tenantId: tx.tenantId,
    id: rule,
    protocolId: id,
    name: `A very high reading reaches an expert ${mark}`.trim(),
    condition: { is: 'kpi', kpi: 'systolic', op: '>', value: 180 },
    mustReach: 'expert',
    withinMinutes: 1_440,
  });
  const comment = await seedComment(tx, id, ownerId, {
    body: `Is ten minutes enough? ${mark}`.trim(),
  });
  if (member) await seedMember(tx, id, member, 'comment');
  const invite = await seedInvite(tx, id, ownerId, `colleague${mark}@example.test`);
  return { protocol: id, item, version: '1', rule, comment, member, invite };
}

function walkADay(id: string, name: string, item: string): Protocol {
  const data = { target: 'follower', nextStepCondition: { is: 'always' }, rules: {} } as const;
  return {
    format: 1,
    id,
    name,
    description: 'Two weeks of walking.',
    nodes: [
      {
        id: 'walk',
        type: 'followup',
        parentId: null,
        data: { ...data, name: 'Walk for ten minutes', selectedItem: item },
      },
      { id: 'done', type: 'finish', parentId: 'walk', data: { ...data, name: 'Done' } },
    ],
    items: {},
    modules: [],
  };
}

export async function seedMember(
  tx: Tx,
  protocolId: string,
  userId: string,
  permission: Permission,
  since = new Date(),
): Promise<void> {
  await tx.insert(protocolMembers).values({ tenantId: tx.tenantId, protocolId, userId, permission, since });
}

export async function seedInvite(
  tx: Tx,
  protocolId: string,
  invitedBy: string,
  email: string,
  permission: Permission = 'comment',
): Promise<string> {
  const createdAt = new Date();
  const id = newId(createdAt.getTime());
  await tx
    .insert(protocolInvites)
    .values({ tenantId: tx.tenantId, id, protocolId, email, permission, invitedBy, createdAt });
  return id;
}

export async function seedComment(
  tx: Tx,
  protocolId: string,
  authorId: string,
  {
    body = 'Is ten minutes enough?',
    nodeId = 'walk' as string | null,
    replyTo = null as string | null,
    createdAt = new Date(),
  } = {},
): Promise<string> {
  const id = newId(createdAt.getTime());
  await tx
    .insert(protocolComments)
    .values({ tenantId: tx.tenantId, id, protocolId, nodeId, replyTo, authorId, body, createdAt });
  return id;
}

export async function seedCategory(tx: Tx, ownerId: string, name: string): Promise<string> {
  const createdAt = new Date();
  const id = newId(createdAt.getTime());
  await tx.insert(categories).values({
    tenantId: tx.tenantId,
    id,
    ownerId,
    name,
    colour: 'indigo',
    icon: 'moon',
    position: 1,
    createdAt,
  });
  return id;
}
