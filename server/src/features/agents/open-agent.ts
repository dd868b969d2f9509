import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { programTextIn, type VersionPage } from '@regimen/contract/program-texts.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { mustSee } from '../programs/may-see.ts';
import { agentTexts } from './agent-texts.ts';
import { findOpenTasks, findStanding, findVersionsAgent } from './queries.ts';

/** A program's agent as one person meets it: by the version they follow, else the newest. */
export interface OpenAgent {
  programId: string;
  ownerId: string;
  versionId: string;
  page: VersionPage;
  /** Its creator's; null: the built-in guide alone. */
  item: AgentItem | null;
  as: 'follower' | 'team' | 'visitor';
  /** Of a follower whose access has not ended. */
  enrollmentId: string | null;
  /** What they have open now: the task by the step or module that asks for it. */
  openTasks: ReadonlyMap<string, string>;
  title: string;
}

export async function openAgent(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  token?: string | undefined,
): Promise<OpenAgent> {
  const [seen, standing] = await inOrder(
    mustSee(tx, scope, programId, token),
    findStanding(tx, programId, scope.actor.userId),
  );
  if (!standing) throw notFound();
  const { enrollmentId, followedVersion, isTeam } = standing;
  const versionId = followedVersion ?? seen.versionId;
  const [version, openTasks] = await inOrder(
    findVersionsAgent(tx, versionId),
    enrollmentId === null ? Promise.resolve(new Map<string, string>()) : findOpenTasks(tx, enrollmentId),
  );
  if (!version) throw notFound();
  return {
    programId,
    ownerId: seen.ownerId,
    versionId,
    page: version.page,
    item: version.agent,
    as: isTeam ? 'team' : enrollmentId ? 'follower' : 'visitor',
    enrollmentId,
    openTasks,
    title: programTextIn(version.page.texts, scope.locale).title,
  };
}

export const nameOfAgent = (item: AgentItem | null, title: string, locale: Locale): string =>
  item?.name ?? translator(agentTexts, locale)('guide', { program: quoted(title, locale) });
