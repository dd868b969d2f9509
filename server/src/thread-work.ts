import { zonePlaces } from '@regimen/contract/language/zone-places.ts';
import { cutDraft } from './features/agent-trials/cut-draft.ts';
import { readBusy } from './features/availability/read-busy.ts';
import { doFhirWork } from './features/fhir/fhir-work.ts';
import { checkParts } from './features/programs/publishing/check-parts.ts';
import { readImport } from './features/protocols/read-import.ts';
import { simulate } from './features/simulation-tests/simulate.ts';
import { translateOnThread } from './features/translations/translate-on-thread.ts';
import { replayBatch, sumUpBatches } from './features/what-if/replay-batch.ts';
import { pastState } from './features/why/past-state.ts';
import { judgeProposal } from './features/wizard/judge-proposal.ts';
import { weighTexts } from './features/writing/weigh-texts.ts';
import type { Lane } from './threads/lane.ts';

interface Work {
  lane: Lane;
  /** Of its own work. */
  mostMs: number;
  run(input: never): unknown;
}

/**
 * Everything that may take longer than a page can wait for. Pure, so that a thread can do it. What is large comes and
 * goes as text: copying a text costs the main thread nothing, copying what it says costs as much as reading it.
 */
export const threadWork = {
  'check-parts': { lane: 'now', mostMs: 10_000, run: checkParts },
  'past-state': { lane: 'now', mostMs: 10_000, run: pastState },
  'read-import': { lane: 'now', mostMs: 10_000, run: readImport },
  'zone-places': { lane: 'now', mostMs: 10_000, run: zonePlaces },
  'judge-proposal': { lane: 'now', mostMs: 10_000, run: judgeProposal },
  'weigh-texts': { lane: 'now', mostMs: 10_000, run: weighTexts },
  translate: { lane: 'now', mostMs: 10_000, run: translateOnThread },
  'cut-draft': { lane: 'now', mostMs: 10_000, run: cutDraft },
  fhir: { lane: 'now', mostMs: 10_000, run: doFhirWork },
  // The largest test takes some 6 s.
  simulate: { lane: 'later', mostMs: 60_000, run: simulate },
  'live-batch': { lane: 'later', mostMs: 60_000, run: replayBatch },
  'read-busy': { lane: 'later', mostMs: 10_000, run: readBusy },
  'sum-up-batches': { lane: 'later', mostMs: 10_000, run: sumUpBatches },
} as const satisfies Record<string, Work>;

export type WorkName = keyof typeof threadWork;
export type WorkInput<N extends WorkName> = Parameters<(typeof threadWork)[N]['run']>[0];
export type WorkOutput<N extends WorkName> = ReturnType<(typeof threadWork)[N]['run']>;
