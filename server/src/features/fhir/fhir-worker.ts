import { parentPort, workerData } from 'node:worker_threads';
import { doFhirWork, type FhirWork } from './fhir-work.ts';

// Runs on a thread of its own, which may be ended at any time.

parentPort?.postMessage(doFhirWork(workerData as FhirWork));
