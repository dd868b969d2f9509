import type { Feature } from '../../feature.ts';

export const ledger: Feature = {
  tables: {
    // Books have to be kept: whoever is erased is a pseudonym in them.
    ledger_accounts: {
      health: 'none',
      person: 'user_id',
      erased: 'pseudonym',
      exported: true,
      hidden: ['owner'],
      derived: ['owner'],
    },
    ledger_lines: { health: 'none', partOf: 'ledger_accounts', exported: true },
    ledger_balances: { health: 'none', partOf: 'ledger_accounts', exported: true },
    // What happened between accounts; each person's part of it is their lines.
    ledger_transfers: { health: 'none', exported: false },
    ledger_pendings: { health: 'none', exported: false },
    ledger_sales: { health: 'none', exported: false },
    ledger_agreements: { health: 'none', exported: false },
    ledger_chains: { health: 'none', exported: false },
  },
};
