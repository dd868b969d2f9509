import type { Locale } from '@regimen/contract/language/languages.ts';
import { exportHours } from '@regimen/contract/leaving-times.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Tx } from '../../db/pool.ts';
import type { JobTools } from '../../feature.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { exportReady } from './mail-words.ts';
import { findPerson } from './page-queries.ts';
import { findExport, updateExport } from './queries.ts';
import { writeArchive } from './write-archive.ts';

export const keyOf = (tenantId: string, id: string): string => `${tenantId}/exports/${id}.zip`;

/** Writes the archive and tells its person. Run again, it writes it anew. */
export async function makeExport(
  scope: Scope,
  exportId: string,
  { files, manifest, mailer, inTenant }: JobTools,
): Promise<void> {
  const user = await scope.read(async (tx) => {
    const row = await findExport(tx, exportId);
    return row?.userId && row.status !== 'ready' ? findPerson(tx, row.userId) : undefined;
  });
  // Done already, or its person has left or asked anew.
  if (!user) return;
  scope.concerns([user.id]);
  const locale = user.locale as Locale;
  /** Their page follows. */
  const change = (tx: Tx, part: Parameters<typeof updateExport>[2]) => {
    tell(tx, user.id, 'read-again', { calls: [{ call: 'GET data-exports' }] });
    return updateExport(tx, exportId, part);
  };
  let said = 0;
  const onProgress = async (share: number) => {
    const progress = Math.min(99, Math.floor(share * 100));
    if (progress < said + 5) return;
    said = progress;
    await scope.tx((tx) => change(tx, { progress }));
  };
  try {
    await scope.tx((tx) => change(tx, { status: 'running', progress: 0 }));
    const bytes = await writeArchive(scope, { userId: user.id, locale, manifest, files, onProgress });
    const sizeBytes = await files.putStream(keyOf(scope.tenant.id, exportId), bytes);
    await inTenant((later) =>
      later.tx((tx) =>
        change(tx, {
          status: 'ready',
          progress: 100,
          sizeBytes,
          readyAt: later.now,
          expiresAt: new Date(later.now.getTime() + exportHours * 3_600_000),
        }),
      ),
    );
  } catch (error) {
    await scope.tx((tx) => change(tx, { status: 'failed' }));
    throw error;
  }
  if (!user.email) return;
  const words = exportReady(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: user.fullName,
      link: `${scope.tenant.origin}/settings/privacy-security#your-data`,
      hours: exportHours,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: user.email, locale, words });
}
