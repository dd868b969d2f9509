import { withCommas } from '@regimen/contract/language/languages.ts';
import { bareMoment } from '@regimen/contract/language/moments.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import {
  holdServices,
  listSessionsToCome,
  listStepsThatBook,
  type OfServices,
} from '../../db/service-uses.ts';
import { inUse } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';

/** What is booked is named by its time and no person by name; steps by their protocol or program, as far as one may know. */
export async function requireUnused(
  { locale, now, actor }: SignedInScope,
  tx: Tx,
  of: OfServices,
): Promise<void> {
  const ids = await holdServices(tx, of);
  if (ids.length === 0) return;
  const [sessions, steps] = await inOrder(
    listSessionsToCome(tx, ids, now),
    listStepsThatBook(tx, ids, actor.userId),
  );
  if (sessions.length + steps.length === 0) return;
  const booked = sessions.map(({ name, from, zone }) =>
    withCommas([name, bareMoment(from.getTime(), { locale, zone, now: now.getTime() })], locale),
  );
  const known = steps.filter(({ readable }) => readable);
  const used = known.map(({ protocol, texts }) => protocol ?? programTextIn(texts ?? {}, locale).title);
  throw inUse([...new Set([...booked, ...used])], false);
}
