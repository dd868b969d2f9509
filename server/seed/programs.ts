import type { VersionPage } from '@regimen/contract/program-texts.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { programListings, programProtocols, programs, programVersions } from '../src/db/schema.ts';
import { listingFields } from '../src/features/programs/listing-fields.ts';

export interface NewProgram {
  page?: Partial<VersionPage>;
  title?: string;
  /** What its one protocol says, as published. */
  document?: Protocol;
  /** The draft it was published from, if there is one. */
  protocolId?: string;
  publishedAt?: Date;
  /** Of a private link. */
  linkHash?: Buffer;
}

export interface SeededProgram {
  program: string;
  version: string;
}

/** A published program, as the publish page would have made it. */
export async function seedProgram(tx: Tx, ownerId: string, given: NewProgram = {}): Promise<SeededProgram> {
  const at = given.publishedAt ?? new Date();
  const program = newId(at.getTime());
  const version = newId(at.getTime());
  const page = pageOf(given);
  const document = given.document ?? sleep;
  const content = { id: program, protocols: [{ protocol: document, onFail: 'stop' as const }] };
  const common = { tenantId: tx.tenantId, id: program, ownerId, ...page };
  await tx.insert(programs).values({
    ...common,
    linkHash: given.linkHash ?? null,
    createdAt: at,
    changedAt: at,
  });
  if (given.protocolId)
    await tx.insert(programProtocols).values({
      tenantId: tx.tenantId,
      programId: program,
      position: 0,
      protocolId: given.protocolId,
      onFail: 'stop',
    });
  await tx.insert(programVersions).values({
    tenantId: tx.tenantId,
    id: version,
    programId: program,
    number: 1,
    content: JSON.stringify(content),
    page,
    note: '',
    publishedBy: ownerId,
    publishedAt: at,
  });
  await setVersion(tx, program, version);
  await tx.insert(programListings).values({
    tenantId: tx.tenantId,
    programId: program,
    ownerId,
    versionId: version,
    isListed: page.access === 'free',
    ...listingFields(page, content),
    firstPublishedAt: at,
    publishedAt: at,
  });
  return { program, version };
}

const setVersion = (tx: Tx, program: string, version: string) =>
  tx.$client.query('UPDATE programs SET version_id = $2 WHERE id = $1', [program, version]);

function pageOf({ page, title }: NewProgram): VersionPage {
  const text = {
    title: title ?? 'Better sleep',
    summary: 'Six weeks to fall asleep sooner and wake up rested.',
    description: 'A calm way back to good nights, one evening at a time.',
    outcomes: ['Fall asleep sooner'],
    evidence: '',
    questions: [],
  };
  return {
    texts: { en: text },
    cover: null,
    category: 'sleep',
    tags: ['evening'],
    level: 'beginner',
    signs: ['insomnia'],
    minutesADay: 10,
    weeks: 6,
    access: 'free',
    ...page,
  };
}
