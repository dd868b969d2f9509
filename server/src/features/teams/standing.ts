import type { Permission, Standing } from '@regimen/contract/permissions.ts';
import type { Tx } from '../../db/pool.ts';
import * as queries from './queries.ts';

/** What somebody may do with a protocol. `null`: nothing, or there is no such protocol here. */
export async function findStanding(tx: Tx, protocolId: string, userId: string): Promise<Standing | null> {
  const found = await queries.findOwnerAndPermission(tx, protocolId, userId);
  if (found?.ownerId === userId) return 'owner';
  return (found?.permission ?? null) as Permission | null;
}

/** Until the transaction ends, whoever else holds this protocol waits: what was counted stays so. */
export const holdProtocol = queries.holdProtocol;

export const findOwnerAndPermission = queries.findOwnerAndPermission;
