import { type FromFhir, fhirToProtocol } from '@regimen/engine/fhir/fhir-to-protocol.ts';
import { recordFromVersions } from '@regimen/engine/fhir/follower-record.ts';
import { type FollowerOptions, followerToFhir } from '@regimen/engine/fhir/follower-to-fhir.ts';
import { type ProtocolOptions, protocolToFhir } from '@regimen/engine/fhir/protocol-to-fhir.ts';
import type { VersionedLog } from '@regimen/engine/migrate/replay.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';

/** Pure, so that it can be done here or on a thread. */
export type FhirWork =
  | { do: 'write-protocol'; protocol: Protocol; options: ProtocolOptions }
  | { do: 'read-protocol'; document: unknown }
  | {
      do: 'write-follower';
      versions: [string, Program][];
      log: VersionedLog;
      /** Only what the follower was asked, not their experts. */
      isOwn: boolean;
      options: Omit<FollowerOptions, 'program' | 'record'>;
    };

type Result = { 'write-protocol': string; 'read-protocol': FromFhir; 'write-follower': string };
export type FhirResult<W extends FhirWork> = Result[W['do']];

export function doFhirWork(work: FhirWork): string | FromFhir {
  if (work.do === 'read-protocol') return fhirToProtocol(work.document);
  if (work.do === 'write-protocol') return JSON.stringify(protocolToFhir(work.protocol, work.options));
  const versions = new Map(work.versions);
  const { record, program } = recordFromVersions((version) => {
    const found = versions.get(version);
    if (!found) throw new Error('A version that is followed is gone.');
    return found;
  }, work.log);
  const tasks = work.isOwn ? record.tasks.filter(({ target }) => target === 'follower') : record.tasks;
  return JSON.stringify(followerToFhir({ ...work.options, program, record: { ...record, tasks } }));
}
