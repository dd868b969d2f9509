// Rules N1 to N3 of engine/SPEC.md.

/**
 * What an account is for. `receivable` and `team_receivable`: what a person or a team owes after money was taken back
 * that they no longer had. `dispute`: what a gateway keeps until a dispute is decided. `issuer`: the other side of
 * credits that are sold, such as sessions of a package.
 */
export type AccountKind =
  | 'person'
  | 'team'
  | 'receivable'
  | 'team_receivable'
  | 'platform'
  | 'gateway'
  | 'tax'
  | 'cost'
  | 'dispute'
  | 'issuer';

/** `floor`: what is available is never below zero. `ceiling`: never above, since it says what others owe. */
export type Bound = 'floor' | 'ceiling' | 'free';

export const boundOf: Readonly<Record<AccountKind, Bound>> = {
  person: 'floor',
  team: 'floor',
  receivable: 'ceiling',
  team_receivable: 'ceiling',
  dispute: 'ceiling',
  platform: 'free',
  gateway: 'free',
  tax: 'free',
  cost: 'free',
  issuer: 'free',
};

/** `owner`: the person or team, the gateway's name, the country of a tax, the package of credits; else empty. */
export interface Account {
  readonly kind: AccountKind;
  readonly owner: string;
  /** Three letters of ISO 4217; longer ones are units of our own, such as `SESSION`. */
  readonly currency: string;
}

export const keyOf = ({ kind, owner, currency }: Account): string => `${kind} ${owner} ${currency}`;

/** Who is paid, and may have to give back. */
export const isPayee = ({ kind }: Account): boolean => kind === 'person' || kind === 'team';

const debtKinds: Partial<Record<AccountKind, AccountKind>> = {
  person: 'receivable',
  team: 'team_receivable',
};
const payeeKinds: Partial<Record<AccountKind, AccountKind>> = {
  receivable: 'person',
  team_receivable: 'team',
};

/** Where a payee's debts stand. */
export const debtOf = (account: Account): Account => ({
  ...account,
  kind: debtKinds[account.kind] ?? account.kind,
});

/** Whose money it is, be it paid out to them or kept for their debts. */
export const payeeOf = (account: Account): Account => ({
  ...account,
  kind: payeeKinds[account.kind] ?? account.kind,
});

/** What pending transfers would bring and take stands beside what is posted. */
export interface Balance {
  readonly posted: number;
  readonly pendingIn: number;
  readonly pendingOut: number;
}

export const emptyBalance: Balance = { posted: 0, pendingIn: 0, pendingOut: 0 };

/** What can be taken now: what may still come does not count, what is promised to others does. */
export const availableIn = ({ posted, pendingOut }: Balance): number => posted + pendingOut;

export function keepsBound(bound: Bound, { posted, pendingIn, pendingOut }: Balance): boolean {
  if (![posted, pendingIn, pendingOut].every(Number.isSafeInteger)) return false;
  if (bound === 'floor') return posted + pendingOut >= 0;
  return bound === 'free' || posted + pendingIn <= 0;
}
