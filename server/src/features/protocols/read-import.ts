import { protocolLimitBytes } from '@regimen/contract/limits.ts';
import { protocolCalls } from '@regimen/contract/protocols.ts';
import { fhirToProtocol } from '@regimen/engine/fhir/fhir-to-protocol.ts';
import type { Note } from '@regimen/engine/fhir/report.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

export interface Import {
  /** The body of the call. */
  json: string;
  from: 'json' | 'fhir';
}

export type ReadImport =
  | { ok: true; protocol: Protocol; report: readonly Note[]; categoryId: string | null }
  /** Not JSON at all; or fields that are wrong; or what the engine found wrong with the document. */
  | { ok: false; isJson: boolean; fields: string[]; faults: Fault[] };

const body = protocolCalls['POST protocols/import'].body;

/** Reads a protocol that somebody brings in, and judges it. Pure. */
export function readImport({ json, from }: Import): ReadImport {
  const read = jsonIn(json);
  if (!read) return { ok: false, isJson: false, fields: [], faults: [] };
  const given = body.safeParse(read.value);
  if (!given.success) return refused(given.error.issues.map(({ path }) => path.join('.') || 'body'));
  const { document, categoryId } = given.data;
  const made = from === 'fhir' ? fhirToProtocol(document) : { ...parseProtocol(document), report: [] };
  if (!made.ok) return refused([], made.faults);
  // What was written at greater length may still be too large as ours.
  if (from === 'fhir' && JSON.stringify(made.protocol).length > protocolLimitBytes)
    return refused(
      [],
      [{ path: '', message: `must be at most ${protocolLimitBytes} characters as a protocol` }],
    );
  return { ok: true, protocol: made.protocol, report: made.report, categoryId };
}

/** More than anybody mends in one go; what leaves the thread is copied. */
const mostTold = 200;
const refused = (fields: string[], faults: Fault[] = []): ReadImport => ({
  ok: false,
  isJson: true,
  fields: fields.slice(0, mostTold),
  faults: faults.slice(0, mostTold),
});

function jsonIn(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
