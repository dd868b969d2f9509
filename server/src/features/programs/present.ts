import type { Locale } from '@regimen/contract/language/languages.ts';
import { locales } from '@regimen/contract/language/languages.ts';
import { type Permission, permissions, type Standing } from '@regimen/contract/permissions.ts';
import type { ProgramTexts } from '@regimen/contract/program-texts.ts';
import type { OpenProgram, ProgramCard, ProgramPart } from '@regimen/contract/programs.ts';
import type { CardRow, PartRow, ProgramRow } from './drafts-queries.ts';

export const presentPerson = ({ id, fullName }: { id: string; fullName: string }) => ({
  id,
  full_name: fullName,
});

/** A draft may have no title yet, or one only in another language. */
export function textOf(texts: ProgramTexts, locale: Locale): { title: string; summary: string } {
  const spoken = [locale, ...locales].find((each) => texts[each]?.title) ?? locale;
  return { title: texts[spoken]?.title ?? '', summary: texts[spoken]?.summary ?? '' };
}

export function presentCard(row: CardRow, userId: string, locale: Locale): ProgramCard {
  const strongest = permissions.findLast((each) => row.permissions?.includes(each));
  const { number, publishedAt } = row;
  return {
    id: row.id,
    ...textOf(row.texts, locale),
    cover: row.cover,
    category: row.category,
    access: row.access,
    owner: presentPerson(row.owner),
    may: row.owner.id === userId ? 'owner' : (strongest ?? 'view'),
    version: number !== null && publishedAt ? { number, publishedAt: publishedAt.toISOString() } : null,
    changedSince: row.changedSince,
    followersCount: row.followersCount ?? 0,
    finishedCount: row.finishedCount ?? 0,
    protocolsCount: row.protocolsCount,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

export const presentPart = ({ ownerId, permission, ...part }: PartRow, userId: string): ProgramPart => ({
  ...part,
  onFail: part.onFail as ProgramPart['onFail'],
  may: ownerId === userId ? 'owner' : ((permission ?? null) as (Permission & Standing) | null),
});

export const presentDraft = (row: ProgramRow, parts: ProgramPart[]): OpenProgram['draft'] => ({
  texts: row.texts,
  cover: row.cover,
  category: row.category as OpenProgram['draft']['category'],
  tags: row.tags,
  level: row.level,
  signs: row.signs as OpenProgram['draft']['signs'],
  minutesADay: row.minutesADay,
  weeks: row.weeks,
  access: row.access,
  protocols: parts,
  agent: row.agentId,
});
