import { fhirCalls } from '@regimen/contract/fhir.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { noteInWords } from '@regimen/engine/fhir/report.ts';
import { faulty, notFound } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Scope } from '../../scope.ts';
import { logOf } from '../enrollments/log-of.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { readRawLogs, versionsIn } from '../enrollments/read-logs.ts';
import { createProtocol } from '../protocols/create-protocol.ts';
import { findWholeDraft } from '../protocols/find-whole-draft.ts';
import { fhirOf } from './fhir-thread.ts';
import { findFollowed } from './queries.ts';

const fhirJson = 'application/fhir+json; charset=utf-8';

export function fhirRoutes(http: HttpParts): void {
  registerCalls(http, fhirCalls, {
    'GET protocols/{id}/fhir': async (scope, { params }) => {
      const { version, document } = await scope.read((tx) => findWholeDraft(scope, tx, params.id));
      const options = {
        at: scope.now.getTime(),
        version: String(version),
        publisher: scope.tenant.site.name,
        language: scope.locale,
      };
      const bytes = JSON.stringify(document).length;
      const made = await fhirOf({ do: 'write-protocol', protocol: document, options }, bytes);
      return asFile(made, 'protocol.fhir.json');
    },

    'POST protocols/fhir': async (scope, { body }) => {
      const bytes = JSON.stringify(body.document ?? null).length;
      const read = await fhirOf({ do: 'read-protocol', document: body.document }, bytes);
      if (!read.ok) throw faulty(read.faults, 'document');
      const report = read.report.map((note) => ({ ...note, words: noteInWords(note, scope.locale) }));
      return scope.tx(async (tx) => ({
        protocol: await createProtocol(scope, tx, read.protocol, body.categoryId),
        report,
      }));
    },

    'GET enrollments/{id}/fhir': (scope, { params }) => followerFile(scope, params.id, { isOwn: true }),

    'GET history/runs/{id}/fhir': (scope, { params, query }) =>
      followerFile(scope, params.id, { isOwn: false, definitions: query.definitions }),
  });
}

const asFile = (text: string, saveAs: string): Bytes =>
  new Bytes(Buffer.from(text), fhirJson, { privately: true, saveAs });

async function followerFile(
  scope: Scope,
  id: string,
  { isOwn, definitions = 'used' }: { isOwn: boolean; definitions?: 'used' | 'whole' },
): Promise<Bytes> {
  const tenantId = scope.tenant.id;
  const found = await scope.read(async (tx) => {
    const row = await findFollowed(tx, tenantId, id);
    if (!row) throw notFound();
    const entries = (await readRawLogs(tx, tenantId, [id])).get(id) ?? [];
    const programs = await programsOf(tx, tenantId, [...versionsIn(entries, row.versionId)]);
    return { row, entries, programs };
  });
  const { row, entries, programs } = found;
  const log = logOf(entries, row.versionId);
  // Who has not begun has nothing to take along.
  if (!log) throw notFound();
  const { title, summary, locale } = programTextIn(row.page.texts, scope.locale);
  const made = await fhirOf(
    {
      do: 'write-follower',
      versions: [...programs],
      log,
      isOwn,
      options: {
        ...{ title, summary, language: locale, definitions, version: String(row.versionNumber) },
        ...{ pseudonym: row.id, at: scope.now.getTime() },
      },
    },
    // A whole program is written only to leave most of it out again.
    entries.reduce((sum, { length }) => sum + length, 0) * 2,
  );
  return asFile(made, 'program-data.fhir.json');
}
