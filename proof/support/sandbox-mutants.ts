import type { Mutant } from './mutants.ts';

const sandbox = 'server/src/sandbox';
const core = `${sandbox}/core`;

export const sandboxMutants: Mutant[] = [
  {
    name: 'answers-forgotten',
    changes: [
      [`${core}/decide.ts`, 'const known = remembered(draft, request);', 'const known = null as never;'],
    ],
  },
  {
    name: 'a-key-for-anything',
    changes: [[`${core}/decide.ts`, 'if (known.asked === digestOf(request))', 'if (known.asked)']],
  },
  {
    name: 'cut-before-it-was-done',
    changes: [[`${core}/decide.ts`, "if (fault === 'lost')", "if (fault === 'lost' || fault === 'cut')"]],
  },
  {
    name: 'bank-not-asked',
    changes: [
      [`${core}/intents.ts`, "if (card.does.startsWith('asks_bank') && !known)", 'if (known && false)'],
    ],
  },
  {
    name: 'held-for-ever',
    changes: [[`${core}/intents.ts`, 'due: draft.now + holdDays * daySeconds', 'due: null']],
  },
  {
    name: 'refunded-beyond',
    changes: [[`${core}/refunds.ts`, 'if (given > left)', 'if (given < 0)']],
  },
  {
    name: 'shared-beyond',
    changes: [[`${core}/transfers.ts`, ' || given + amount > wire.amount_captured', '']],
  },
  {
    name: 'returned-to-nobody',
    changes: [
      [`${core}/payouts.ts`, "type: 'payout_failure', amount,", "type: 'payout_failure', amount: 0,"],
    ],
  },
  {
    name: 'asked-for-ever',
    changes: [
      [`${core}/invoices.ts`, 'const retryDays = [1, 3, 5];', 'const retryDays = [1, 3, 5, 7, 9, 11];'],
    ],
  },
  {
    name: 'events-once',
    changes: [[`${core}/events.ts`, "events === 'doubled' ? 2 : 1", '1']],
  },
  {
    name: 'forgers-know-the-secret',
    changes: [[`${sandbox}/deliver.ts`, 'const secret = wire.forged ?', 'const secret = false ?']],
  },
  {
    name: 'each-process-by-itself',
    changes: [[`${sandbox}/world.ts`, 'if (this.version === at.version)', 'if (this.version >= 0)']],
  },
];
