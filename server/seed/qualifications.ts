import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { qualifications } from '../src/db/schema.ts';

interface NewQualification {
  title?: string;
  institution?: string;
  year?: number;
  /** When it was entered; now when left out. */
  at?: Date;
  /** The name of whoever checked it, and when; awaiting when left out. */
  checked?: { by: string; at: Date };
}

export async function seedQualification(
  tx: Tx,
  userId: string,
  { title = 'State exam', institution = 'University', year, at = new Date(), checked }: NewQualification = {},
): Promise<string> {
  const id = newId(Date.now());
  await tx.insert(qualifications).values({
    tenantId: tx.tenantId,
    id,
    userId,
    title,
    institution,
    year: year ?? null,
    createdAt: checked?.at ?? at,
    ...(checked && { state: 'checked', checkedByName: checked.by, checkedAt: checked.at }),
  });
  return id;
}
