import type { Scope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import type { FhirResult, FhirWork } from './fhir-work.ts';

/** Files are written on a thread: a record of years takes long. */
export const fhirOf = async <W extends FhirWork>(scope: Scope, work: W): Promise<FhirResult<W>> =>
  (await onThread(behalfOf(scope), 'fhir', work)) as FhirResult<W>;
