import type { FoundItem, ItemKind, ItemRow, OpenItem } from '@regimen/contract/items.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { MadeOfBy } from '../published-uses/programs-made-of.ts';
import { type ItemRecord, LONGEST_SAID, type listItems, type listUsers } from './queries.ts';

type Listed = Awaited<ReturnType<typeof listItems>>[number];
type User = Awaited<ReturnType<typeof listUsers>>[number];

export const presentRow = (row: Listed): ItemRow => ({
  id: row.id,
  kind: row.kind as ItemKind,
  name: row.name,
  description: row.description,
  says: row.says,
  item_photo: row.photo,
  user_item: true,
  usedHere: row.usedHere,
  unreviewed: row.unreviewed,
});

export const presentBuiltIn = ([id, item]: [string, Item], usedHere: boolean): ItemRow => ({
  id,
  kind: item.kind as ItemKind,
  name: item.name,
  description: item.description,
  says: item.kind === 'nudge' ? item.body.slice(0, LONGEST_SAID) : '',
  item_photo: item.photo ?? null,
  user_item: false,
  usedHere,
  unreviewed: 0,
});

/** Section 3: a built-in item is called by its description. */
export const presentFound = (
  { id, name, description, user_item, item_photo }: ItemRow,
  changedAt: Date | null,
): FoundItem => ({
  id,
  name: user_item ? name : description,
  title: name,
  user_item,
  item_photo,
  changedAt: changedAt?.toISOString() ?? null,
});

const readable = (users: readonly User[]) => users.filter((user) => user.readable);

/** Drafts of others keep it from being changed in place; its owner's own never do. */
export const lockers = (item: Pick<ItemRecord, 'ownerId'>, users: readonly User[]): User[] =>
  users.filter((user) => user.ownerId !== item.ownerId);

export function presentItem(
  item: ItemRecord,
  users: readonly User[],
  published: MadeOfBy,
  mayEdit: boolean,
  units: readonly string[],
  answersFor: OpenItem['answersFor'],
): OpenItem {
  const locked = lockers(item, users);
  const names = readable(locked).map(({ name }) => name);
  return {
    id: item.id,
    item: item.content,
    user_item: true,
    version: item.version,
    usedBy: readable(users).map(({ id, name }) => ({ id, name })),
    answersFor,
    unreviewed: item.unreviewed,
    measuredIn: [...units],
    can: {
      edit: mayEdit && locked.length === 0 && !published.others.isUsed,
      locked: locked.length > 0 || published.others.isUsed,
      lockedBy: [...published.others.names, ...names],
      delete: mayEdit && locked.length === 0 && !published.all.isUsed,
      keptBy: [...published.all.names, ...names],
    },
  };
}

export const presentOpenBuiltIn = (id: string, item: Item): OpenItem => ({
  id,
  item,
  user_item: false,
  version: 0,
  usedBy: [],
  answersFor: [],
  unreviewed: [],
  measuredIn: [],
  can: { edit: false, locked: false, lockedBy: [], delete: false, keptBy: [] },
});
