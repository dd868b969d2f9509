import type { Dials } from './kept-objects.ts';
import type { Kind, Kinds, Row } from './objects.ts';
import { missing } from './refusal.ts';

/** All that one sandbox knows, by id. Nobody changes what is in it: a `Draft` says what is to be there instead. */
export type State = ReadonlyMap<string, Row>;

export interface Around {
  /** The machine's clock, in milliseconds. */
  nowMs: number;
  /** Letters and digits that nobody guesses. */
  token(): string;
  /** Where its pages are, without a slash at the end. */
  pagesUrl: string;
}
export interface Asker {
  account: string;
  requestId: string | null;
  idempotencyKey: string | null;
}

const unset: Dials = { id: 'dials', clockMs: 0, events: 'plain', afterRetries: 'unpaid', invoices: 0 };

/** A state and what is about to change in it. */
export class Draft {
  readonly changed = new Map<string, Row | null>();
  account = '';
  clock = '';
  pinned: number | null = null;
  private readonly state: State;
  readonly around: Around;
  readonly asker: Asker;
  private seq = 0;

  constructor(state: State, around: Around, asker: Asker) {
    this.state = state;
    this.around = around;
    this.asker = asker;
    this.account = asker.account;
    for (const { seq } of state.values()) this.seq = Math.max(this.seq, seq);
  }

  get dials(): Dials {
    return this.find('dials', 'dials')?.wire ?? unset;
  }
  setDials(change: Partial<Dials>): void {
    const wire = { ...this.dials, ...change };
    const row = this.find('dials', 'dials');
    if (row) this.change(row, wire);
    else this.keep('dials', wire);
  }

  /** Seconds, on the clock by which the thing at hand lives; what is overdue happens when it was due. */
  get now(): number {
    if (this.pinned !== null) return this.pinned;
    const clock = this.clock && this.find('test_helpers.test_clock', this.clock);
    return clock ? clock.wire.frozen_time : Math.floor((this.around.nowMs + this.dials.clockMs) / 1000);
  }

  newId(prefix: string): string {
    return `${prefix}_${this.around.token()}`;
  }

  any(id: string): Row | undefined {
    const changed = this.changed.get(id);
    return changed === null ? undefined : (changed ?? this.state.get(id));
  }
  find<K extends Kind>(kind: K, id: string | null): Row<K> | undefined {
    const row = id === null ? undefined : this.any(id);
    return row?.kind === kind ? (row as Row<K>) : undefined;
  }
  get<K extends Kind>(kind: K, id: string | null, param = 'id'): Row<K> {
    const row = this.find(kind, id);
    if (!row || (row.account !== this.account && kind !== 'account')) throw missing(kind, id ?? '', param);
    return row;
  }
  /** Newest first. */
  list<K extends Kind>(kind: K, fits: (wire: Kinds[K], row: Row<K>) => boolean = () => true): Row<K>[] {
    return this.rows()
      .filter((row): row is Row<K> => row.kind === kind)
      .filter((row) => fits(row.wire, row))
      .sort((one, other) => other.seq - one.seq);
  }
  rows(): Row[] {
    const before = [...this.state.values()].filter(({ id }) => !this.changed.has(id));
    return [...before, ...[...this.changed.values()].filter((row) => row !== null)];
  }

  keep<K extends Kind>(kind: K, wire: Kinds[K], inner: Row['inner'] = {}, due: number | null = null): Row<K> {
    const { account, clock } = this;
    const row: Row<K> = { id: wire.id, kind, seq: ++this.seq, account, clock, due, inner, wire };
    this.changed.set(row.id, row as unknown as Row);
    return row;
  }
  /** Gives the row as it is now; the one that was handed in is as it was. */
  change<K extends Kind>(
    { id, kind }: { id: string; kind: K },
    wire: Partial<Kinds[K]>,
    more: Partial<Pick<Row, 'due' | 'inner'>> = {},
  ): Row<K> {
    const before = this.find(kind, id) as Row<K>;
    const row: Row<K> = {
      ...before,
      ...more,
      inner: { ...before.inner, ...more.inner },
      wire: { ...before.wire, ...wire },
    };
    this.changed.set(id, row as unknown as Row);
    return row;
  }
  remove(id: string): void {
    this.changed.set(id, null);
  }

  /** What follows happens on this thing's clock, to its account. */
  turnTo({ clock, account }: Pick<Row, 'clock' | 'account'>): void {
    this.clock = clock;
    this.account = account;
  }

  made(): { created: number; livemode: false } {
    return { created: this.now, livemode: false };
  }
}
