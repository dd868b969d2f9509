import type { Tx } from '../../db/pool.ts';

export async function forgetNewsAbout(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.$client.query(
    `DELETE FROM notifications n WHERE n.tenant_id = $1 AND n.user_id <> $2 AND (
       strpos(n.about, $2::text) > 0
       OR EXISTS (SELECT 1 FROM tasks t WHERE t.tenant_id = $1 AND t.user_id = $2 AND t.id::text = n.about))`,
    [tx.tenantId, from],
  );
  await tx.$client.query(
    `UPDATE notifications n SET data = n.data || jsonb_build_object('person', pseudonym.full_name)
     FROM users leaver, users pseudonym
     WHERE n.tenant_id = $1 AND leaver.tenant_id = $1 AND leaver.id = $2
       AND pseudonym.tenant_id = $1 AND pseudonym.id = $3
       AND n.user_id <> $2 AND n.data->>'person' = leaver.full_name`,
    [tx.tenantId, from, to],
  );
}
