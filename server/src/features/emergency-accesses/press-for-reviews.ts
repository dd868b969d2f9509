import { siteIn } from '@regimen/contract/site-in.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { reviewWaits } from './mail-words.ts';
import * as queries from './queries.ts';

/** So long an access may lie unreviewed before its owners hear of it by mail. */
export const pressedAfterDays = 3;
const mostAtOnce = 200;

/** Tells the owners once; where there is none who may review it, it waits until there is. */
export async function pressForReviews(scope: Scope): Promise<void> {
  await scope.tx(async (tx) => {
    const before = new Date(scope.now.getTime() - pressedAfterDays * DAY_MS);
    for (const { id, adminId } of await queries.lockUnreviewed(tx, before, mostAtOnce)) {
      const owners = await queries.listOtherOwners(tx, adminId);
      if (owners.length === 0) continue;
      await queries.setPressed(tx, id, scope.now);
      const mails = owners.map((owner) => ({ accessId: id, adminId: owner }));
      await scope.enqueueAll(tx, 'send-unreviewed-emergency', mails);
    }
  });
}

/** What was reviewed in the meantime needs nobody. */
export async function sendUnreviewed(
  scope: Scope,
  { accessId, adminId }: { accessId: string; adminId: string },
  mailer: Mailer,
): Promise<void> {
  const found = await scope.read(async (tx) => {
    const access = await queries.findAccess(tx, accessId);
    const owner = await queries.findOwner(tx, adminId);
    return access && owner && access.reviewedAt === null ? { access, owner } : undefined;
  });
  if (!found) return;
  const { access, owner } = found;
  const { locale } = scope.tenant.site;
  const words = reviewWaits(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: owner.fullName,
      admin: access.admin.fullName,
      reason: access.reason,
      days: Math.floor((scope.now.getTime() - access.endsAt.getTime()) / DAY_MS),
      link: `${scope.tenant.origin}/dashboard/emergencies/${accessId}`,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: owner.email, locale, words });
}
