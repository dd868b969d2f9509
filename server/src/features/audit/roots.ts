import type { Files } from '../../providers/files.ts';
import type { ChainEnd } from './queries.ts';

/** Where the chain ended at the end of a day. */
export interface Root {
  day: string;
  end: ChainEnd;
}

/**
 * Where a tenant's chain ended at the end of each day, and where it ends now: kept outside the database, so that
 * whoever rewrites the whole chain there is found out.
 */
export interface Roots {
  keep(tenantId: string, day: string, end: ChainEnd): Promise<void>;
  /** By day, oldest first. */
  list(tenantId: string): Promise<Root[]>;
}

/** All days of a tenant are one small file: a line each. The audit has one, and the ledger. */
export function rootsIn(files: Files, chain: 'audit' | 'ledger' = 'audit'): Roots {
  const keyOf = (tenantId: string) => `${tenantId}/${chain}/roots.txt`;
  const read = async (tenantId: string) => (await files.get(keyOf(tenantId)))?.toString() ?? '';
  const parse = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [day = '', number = '', hash = ''] = line.split(' ');
        return { day, end: { number: Number(number), hash: Buffer.from(hash, 'hex') } };
      });
  return {
    async keep(tenantId, day, { number, hash }) {
      const others = (await read(tenantId)).split('\n').filter((line) => line && !line.startsWith(`${day} `));
      const lines = [...others, `${day} ${number} ${hash.toString('hex')}`];
      await files.put(keyOf(tenantId), Buffer.from(`${lines.join('\n')}\n`));
    },
    list: async (tenantId) => parse(await read(tenantId)),
  };
}
