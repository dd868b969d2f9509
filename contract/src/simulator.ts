import type { Program } from '@regimen/engine/protocol.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { ProgramCard } from './programs.ts';

export const SimulatedVersion = z.object({ id: field.id, number: z.int(), publishedAt: field.instant });
export type SimulatedVersion = z.infer<typeof SimulatedVersion>;

export const Simulator = z.object({
  card: ProgramCard,
  /** What would be published now; `state` stands for it, as on the publish page. */
  draft: z.object({ program: field.json<Program>(), state: z.string() }),
  /** Newest first, at most a hundred. */
  versions: z.array(SimulatedVersion),
});
export type Simulator = z.infer<typeof Simulator>;

export const simulatorCalls = defineCalls({
  'GET programs/{id}/simulator': {
    summary: 'What you can simulate: the current draft, and the names of the published versions.',
    access: teamOf('program', 'view'),
    health: false,
    params: z.object({ id: field.id }),
    reply: Simulator,
    example: { params: { id: '$program' } },
  },
  'GET programs/{id}/simulator/versions/{version}': {
    summary: 'A published version with its full content, to simulate.',
    access: teamOf('program', 'view'),
    health: false,
    params: z.object({ id: field.id, version: field.id }),
    reply: z.object({ program: field.json<Program>() }),
    example: { params: { id: '$program', version: '$programVersion' } },
  },
});
