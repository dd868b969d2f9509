import { recordFromVersions } from '@regimen/engine/fhir/follower-record.ts';
import { type FollowerOptions, followerToFhir } from '@regimen/engine/fhir/follower-to-fhir.ts';
import { type ProtocolOptions, protocolToFhir } from '@regimen/engine/fhir/protocol-to-fhir.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { logOf } from '../enrollments/log-of.ts';

/** What is large comes as JSON. */
export type FhirWork =
  | { do: 'write-protocol'; protocol: string; options: ProtocolOptions }
  | {
      do: 'write-follower';
      versions: [string, string][];
      /** The log as it is kept, and the version that is followed now. */
      entries: string[];
      version: string;
      /** Only what the follower was asked, not their experts. */
      isOwn: boolean;
      options: Omit<FollowerOptions, 'program' | 'record'>;
    };

type Result = { 'write-protocol': string; 'write-follower': string | null };
export type FhirResult<W extends FhirWork> = Result[W['do']];

/** Pure. Of somebody who has not begun there is nothing to write. */
export function doFhirWork(work: FhirWork): string | null {
  if (work.do === 'write-protocol')
    return JSON.stringify(protocolToFhir(JSON.parse(work.protocol) as Protocol, work.options));
  const versions = new Map(work.versions.map(([id, content]) => [id, JSON.parse(content) as Program]));
  const log = logOf(work.entries, work.version);
  if (!log) return null;
  const { record, program } = recordFromVersions((version) => {
    const found = versions.get(version);
    if (!found) throw new Error('A version that is followed is gone.');
    return found;
  }, log);
  const tasks = work.isOwn ? record.tasks.filter(({ target }) => target === 'follower') : record.tasks;
  return JSON.stringify(followerToFhir({ ...work.options, program, record: { ...record, tasks } }));
}
