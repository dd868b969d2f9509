import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import type { Note } from '@regimen/engine/fhir/report.ts';
import { AppError, badRequest, faulty, invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { Spent } from '../../threads/thread.ts';
import { createProtocol } from './create-protocol.ts';
import type { Import, ReadImport } from './read-import.ts';

export interface ImportedProtocol {
  protocol: ProtocolCard;
  report: readonly Note[];
}

/** A draft of the caller's own out of a file: read and judged on a thread, written here. `answer` makes the call's of it. */
export async function importProtocol<T>(
  scope: SignedInScope,
  file: Import,
  answer: (made: ImportedProtocol) => T,
): Promise<T> {
  const [read] = await Promise.allSettled([onThread(behalfOf(scope), 'read-import', file)]);
  return scope.tx(async (tx) => {
    // Refused in here, so that a repeat of what was done gets its first answer, whatever came of reading it again.
    if (read.status === 'rejected')
      throw read.reason instanceof Spent ? invalid('document', 'too_large_to_read') : read.reason;
    if (!read.value.ok) throw errorOf(read.value);
    const { protocol, report, categoryId } = read.value;
    return answer({
      protocol: await createProtocol(scope, tx, protocol, categoryId, { field: 'document' }),
      report,
    });
  });
}

function errorOf({ isJson, fields, faults }: ReadImport & { ok: false }): AppError {
  if (!isJson) return badRequest();
  if (faults.length > 0) return faulty(faults, 'document');
  return new AppError('invalid', {
    fields: Object.fromEntries(fields.map((field) => [field, ['not_valid']])),
  });
}
