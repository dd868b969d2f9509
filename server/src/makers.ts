import type { ObjectKind } from '@regimen/contract/call.ts';
import type { Tx } from './db/pool.ts';
import type { Files } from './providers/files.ts';
import type { Vault } from './providers/vault.ts';

/** Ids by the name an example of the contract uses: "$discussion" → its id. */
export type Names = Record<string, string>;

export interface Cast {
  owner: string;
  /** Wrote what lies around it. */
  other: string;
  /** Stands in every text of it. */
  mark: string;
  files: Files;
  vault: Vault;
}

/** How to make one of the kind that a path can point at, for proofs: with everything that a call about it may name. */
export type Maker = (tx: Tx, cast: Cast) => Promise<Names>;
export type Makers = Record<ObjectKind, Maker>;

/** Each kind is made by one feature. */
export async function makersOf(
  features: readonly { makers?: () => Promise<{ makers: Partial<Makers> }> }[],
): Promise<Makers> {
  const all: Partial<Makers> = {};
  for (const { makers } of features)
    for (const [kind, maker] of Object.entries((await makers?.())?.makers ?? {})) {
      if (kind in all) throw new Error(`Two features make a ${kind}.`);
      all[kind as ObjectKind] = maker;
    }
  return all as Makers;
}
