import { fhirCalls } from '@regimen/contract/fhir.ts';
import { notFound } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Scope } from '../../scope.ts';
import { findWholeDraft } from '../protocols/find-whole-draft.ts';
import { importProtocol } from '../protocols/import-protocol.ts';
import { fhirOf } from './fhir-on-thread.ts';
import { noteWords } from './note-words.ts';
import { type FollowerBundle, writeFollowerBundle } from './write-follower-bundle.ts';

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
      const protocol = JSON.stringify(document);
      const made = await fhirOf(scope, { do: 'write-protocol', protocol, options });
      return asFile(made, 'protocol.fhir.json');
    },

    'POST protocols/fhir': (scope, { body: { json } }) =>
      importProtocol(scope, { json, from: 'fhir' }, ({ protocol, report }) => ({
        protocol,
        report: report.map((note) => ({ ...note, words: noteWords(note, scope.locale) })),
      })),

    'GET enrollments/{id}/fhir': (scope, { params }) => followerFile(scope, params.id, { isOwn: true }),

    'GET history/runs/{id}/fhir': (scope, { params, query }) =>
      followerFile(scope, params.id, { isOwn: false, definitions: query.definitions }),
  });
}

const asFile = (text: string, saveAs: string): Bytes =>
  new Bytes(Buffer.from(text), fhirJson, { privately: true, saveAs });

async function followerFile(scope: Scope, id: string, what: FollowerBundle): Promise<Bytes> {
  const made = await writeFollowerBundle(scope, id, what);
  // Who has not begun has nothing to take along.
  if (made === null) throw notFound();
  return asFile(made, 'program-data.fhir.json');
}
