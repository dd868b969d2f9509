import { invalid } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { Spent } from '../../threads/thread.ts';
import type { FhirResult, FhirWork } from './fhir-work.ts';

/** Files are read and written on a thread: what others wrote may take long. */
export async function fhirOf<W extends FhirWork>(scope: Scope, work: W): Promise<FhirResult<W>> {
  try {
    return (await onThread(behalfOf(scope), 'fhir', work)) as FhirResult<W>;
  } catch (error) {
    if (error instanceof Spent) throw invalid('document', 'too_large_to_read');
    throw error;
  }
}
