/** Unsaved edits, kept in this browser until the server has them: for a lost connection, a crash, a closed tab. */
import type { DraftChange } from '@regimen/contract/protocols.ts';
import type { Change } from '@regimen/engine/change.ts';
import type { Item } from '@regimen/engine/items.ts';

/** A save that was sent and not answered. Sent again under its key, it is done at most once. */
export interface Attempt {
  key: string;
  base: number;
  change: DraftChange;
}

export interface Kept {
  version: number;
  change: Change;
  attempt: Attempt | null;
  /** What the changed steps and modules point at; the server's draft may not name it yet. */
  items: Readonly<Record<string, Item>>;
}

export function soundKept(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, change, attempt, items } = value as Partial<Kept>;
  if (typeof version !== 'number' || !Array.isArray(change?.nodes) || !Array.isArray(change.modules))
    return undefined;
  return { version, change, attempt: attempt ?? null, items: items ?? {} };
}
