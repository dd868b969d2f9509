import type { Mutant } from './mutants.ts';

const decide = 'engine/src/ledger/decide.ts';
const land = 'engine/src/ledger/land.ts';
const split = 'engine/src/ledger/split.ts';
const accounts = 'engine/src/ledger/accounts.ts';
const giveBack = 'engine/src/ledger/give-back.ts';
const transfer = 'engine/src/ledger/transfer.ts';
const queries = 'server/src/features/ledger/queries.ts';
const enter = 'server/src/features/ledger/enter-transfer.ts';
const books = 'server/src/features/ledger/read-books.ts';

/** Each guard of the ledger as it stands, and what is left without it. */
export const moneyMutants: Mutant[] = [
  {
    name: 'not-balanced',
    changes: [[decide, 'if (unbalanced(lines).length > 0)', 'if (unbalanced(lines).length > 9)']],
  },
  {
    name: 'bounds-not-kept',
    changes: [[decide, "if (!ahead.keepsBounds()) return refused('not_enough');", '']],
  },
  {
    name: 'pending-not-counted',
    changes: [
      [
        accounts,
        "if (bound === 'floor') return posted + pendingOut >= 0;",
        "if (bound === 'floor') return posted >= 0;",
      ],
    ],
  },
  {
    name: 'settled-twice',
    changes: [[decide, "if (books.isSettled(of)) return refused('settled_already');", '']],
  },
  { name: 'reserve-kept', changes: [[transfer, 'for (const line of released) reserve(line, -1);', '']] },
  { name: 'debts-not-paid', changes: [[land, 'Math.min(amount, -ahead.balanceOf(debt).posted)', '0']] },
  {
    name: 'debts-of-voided-not-paid',
    changes: [[decide, 'if (back <= 0) return [];', 'if (back <= 1e9) return [];']],
  },
  {
    name: 'refunds-not-counted',
    changes: [[decide, 'books.returnedOf(of).amount + amount >', 'amount >']],
  },
  {
    name: 'returned-shares-forgotten',
    changes: [[giveBack, '[...sale, ...returned].filter(', '[...sale].filter(']],
  },
  {
    name: 'dispute-ends-twice',
    changes: [[decide, "if (books.isReversed(of)) return refused('reversed_already');", '']],
  },
  { name: 'won-stays-claimed', changes: [[decide, 'claims: -amount, about', 'claims: 0, about']] },
  {
    name: 'reversed-twice',
    changes: [[decide, "if (books.isReversed(command.of)) return refused('reversed_already');", '']],
  },
  { name: 'remainder-lost', changes: [[split, 'byRemainder.slice(0, left)', 'byRemainder.slice(0, 0)']] },
  {
    name: 'sales-from-the-start',
    changes: [[decide, 'partsByTurn(points, before, paid - taxed)', 'partsByTurn(points, 0, paid - taxed)']],
  },
  {
    name: 'ahead-of-their-turn',
    changes: [[split, 'const isAhead = count * whole >= own * unit;', 'const isAhead = false;']],
  },
  {
    name: 'tax-shared-out',
    changes: [[decide, 'partsByTurn(points, before, paid - taxed)', 'partsByTurn(points, before, paid)']],
  },
  {
    name: 'part-as-a-whole',
    changes: [[decide, 'partOf(released, amount ?? size)', 'partOf(released, size)']],
  },
  {
    name: 'key-not-looked-up',
    changes: [[enter, 'if (books.before) return answerAgain(tx, books.before, digest);', '']],
  },
  {
    name: 'reserve-not-written',
    changes: [[queries, 'pending_out = b.pending_out + u.pending_out', 'pending_out = b.pending_out']],
  },
  {
    name: 'shared-not-written',
    changes: [[queries, 'SET shared = a.shared + $23', 'SET shared = a.shared + 0 * $23']],
  },
  { name: 'returns-not-read', changes: [[books, 'await queries.listReturns(tx, saleId)', '[]']] },
];
