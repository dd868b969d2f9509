import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { versionTexts } from '../enrollments/programs-of-versions.ts';
import { readRawLogs } from '../enrollments/read-logs.ts';
import { versionPaths, versionsIn } from '../enrollments/version-path.ts';
import { fhirOf } from './fhir-on-thread.ts';
import { findFollowed } from './queries.ts';

export interface FollowerBundle {
  /** Only what the follower was asked, not their experts. */
  isOwn: boolean;
  definitions?: 'used' | 'whole';
  /** Stands for the person; the enrollment's id when not said. */
  pseudonym?: string;
  locale?: Locale;
}

/** Somebody's path through a program as a FHIR bundle; nothing of somebody who has not begun. */
export async function writeFollowerBundle(
  scope: Scope,
  id: string,
  { isOwn, definitions = 'used', pseudonym = id, locale: wanted = scope.locale }: FollowerBundle,
): Promise<string | null> {
  const { row, entries, versions } = await scope.read(async (tx) => {
    const row = await findFollowed(tx, id);
    if (!row) throw notFound();
    const entries = (await readRawLogs(tx, [id])).get(id) ?? [];
    const paths = await versionPaths(tx, [{ id, current: row.versionId }]);
    const versions = await versionTexts(tx, [...paths.values()].flatMap(versionsIn));
    return { row, entries, versions };
  });
  const { title, summary, locale } = programTextIn(row.page.texts, wanted);
  return fhirOf(scope, {
    do: 'write-follower',
    versions,
    entries,
    version: row.versionId,
    isOwn,
    options: {
      title,
      summary,
      language: locale,
      definitions,
      version: String(row.versionNumber),
      pseudonym,
      at: scope.now.getTime(),
    },
  });
}
