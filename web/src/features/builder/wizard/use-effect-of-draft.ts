import type { Protocol } from '@regimen/engine/protocol.ts';
import type { DraftEffect } from '@regimen/engine/wizard/effect-of-draft.ts';
import { useEffect, useState } from 'react';

export interface EffectQuestion {
  number: number;
  document: Protocol;
}
export interface EffectAnswer {
  number: number;
  effect: DraftEffect | null;
}

let shared: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (effect: DraftEffect | null) => void>();

function worker(): Worker {
  if (shared) return shared;
  shared = new Worker(new URL('./effect.worker.ts', import.meta.url), { type: 'module' });
  shared.onmessage = ({ data: { number, effect } }: MessageEvent<EffectAnswer>) => {
    waiting.get(number)?.(effect);
    waiting.delete(number);
  };
  // Without its script there are no numbers; everything else goes on.
  shared.onerror = (event) => {
    event.preventDefault();
    shared?.terminate();
    shared = undefined;
    for (const found of waiting.values()) found(null);
    waiting.clear();
  };
  return shared;
}

/** What a draft does to simulated followers: `undefined` while they live, `null` where nobody can say. */
export function useEffectOfDraft(document: Protocol | null): DraftEffect | null | undefined {
  const [found, setFound] = useState<{ of: Protocol; effect: DraftEffect | null }>();
  useEffect(() => {
    if (!document || document.nodes.length === 0) return;
    const number = ++asked;
    waiting.set(number, (effect) => setFound({ of: document, effect }));
    worker().postMessage({ number, document } satisfies EffectQuestion);
    return () => {
      waiting.delete(number);
    };
  }, [document]);
  if (!document) return null;
  return found?.of === document ? found.effect : undefined;
}
