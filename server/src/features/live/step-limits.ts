import type { Program } from '@regimen/engine/protocol.ts';
import { asksModel, isWait, onlyTells } from '@regimen/engine/steps/traits.ts';

/** What is normal at a step: how long it may take, and whether nobody has to do anything while one is there. */
export interface StepLimit {
  protocolIndex: number;
  node: string;
  /** null: as long as one likes. */
  minutes: number | null;
  mayBeSilent: boolean;
}

/** Somebody who waits where nothing is asked of them is not stuck, however long that is. */
export function stepLimits(program: Program): StepLimit[] {
  return program.protocols.flatMap(({ protocol }, protocolIndex) => {
    const asksBeside = protocol.modules.some(
      ({ target, selected_module }) => target === 'follower' && !onlyTells(selected_module),
    );
    return protocol.nodes.map((node) => {
      const { lateAfterMinutes, expireAfterMinutes } = node.data.window ?? {};
      const asksSomebodyElse = node.data.target === 'system' || asksModel(node.type);
      return {
        protocolIndex,
        node: node.id,
        minutes: lateAfterMinutes ?? expireAfterMinutes ?? null,
        mayBeSilent: !asksBeside && (isWait(node.type) || asksSomebodyElse),
      };
    });
  });
}
