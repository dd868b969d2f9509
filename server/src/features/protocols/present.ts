import type { CategoryColour, CategoryIcon } from '@regimen/contract/categories.ts';
import type { Standing } from '@regimen/contract/permissions.ts';
import type { Person, ProtocolCard } from '@regimen/contract/protocols.ts';
import type { DraftVersion } from '@regimen/contract/versions.ts';
import type { CardRow, VersionRow } from './queries.ts';

const presentPerson = ({ id, fullName }: { id: string; fullName: string }): Person => ({
  id,
  full_name: fullName,
});

export const presentCard = (row: CardRow, userId: string): ProtocolCard => ({
  id: row.id,
  name: row.name,
  description: row.description,
  owner: presentPerson(row.owner),
  may: row.owner.id === userId ? 'owner' : (row.permission as Standing),
  category: row.category && {
    id: row.category.id,
    name: row.category.name,
    colour: row.category.colour as CategoryColour,
    icon: row.category.icon as CategoryIcon,
  },
  stepsCount: row.stepsCount,
  modulesCount: row.modulesCount,
  stepTypes: row.stepTypes,
  membersCount: row.membersCount,
  openCommentsCount: row.openCommentsCount,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.savedAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

export const presentVersion = (row: VersionRow): DraftVersion => ({
  version: row.version,
  name: row.name,
  savedAt: row.createdAt.toISOString(),
  savedBy: row.savedBy && presentPerson(row.savedBy),
  stepsCount: row.stepsCount,
});
