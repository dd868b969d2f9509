import { parentPort, workerData } from 'node:worker_threads';
import { runSaved } from '@regimen/engine/simulate/expectations.ts';
import type { Simulated } from './live-through.ts';

// Runs on a thread of its own, which may be ended at any time.

const { program, setup, expectations } = workerData as Simulated;
parentPort?.postMessage(runSaved(program, { id: '', name: '', setup, expectations }).judgements);
