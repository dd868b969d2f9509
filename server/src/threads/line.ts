import { tooMany, unavailable } from '../errors.ts';

/** `now`: a person waits for the answer. `later`: a job does it, whenever there is room. */
export type Lane = 'now' | 'later';

export interface Piece {
  tenantId: string;
  accountId: string;
  lane: Lane;
  start(): void;
}

/** Of one account in one lane. */
const mostWaiting = 30;
/** Of everybody, since whoever waits holds memory; an account of which nothing waits yet is still let in. */
const mostInLine = 100;
const mostAccounts = 1_000;

/**
 * Who gets the next free thread. What people wait for goes first; then tenants take turns, and within a tenant its
 * accounts. Nobody can hold all threads: an account has one in each lane, a tenant all but one, background work too.
 */
export class Line {
  readonly #slots: Record<Lane, number>;
  #waiting: Piece[] = [];
  readonly #running = new Set<Piece>();
  /** When a tenant or an account was last served, counted in turns. */
  readonly #served = new Map<string, number>();
  #turns = 0;

  constructor(threads: number) {
    this.#slots = { now: threads, later: Math.max(1, threads - 1) };
  }

  join(piece: Piece): void {
    const own = this.#waiting.filter(
      ({ tenantId, accountId, lane }) =>
        tenantId === piece.tenantId && accountId === piece.accountId && lane === piece.lane,
    );
    if (own.length >= mostWaiting) throw tooMany(5);
    const most = own.length > 0 ? mostInLine : mostAccounts;
    if (this.#waiting.length >= most) throw unavailable();
    this.#waiting.push(piece);
    this.#goOn();
  }

  end(piece: Piece): void {
    this.#running.delete(piece);
    this.#goOn();
  }

  #goOn(): void {
    for (let piece = this.#next(); piece; piece = this.#next()) {
      this.#waiting = this.#waiting.filter((one) => one !== piece);
      this.#running.add(piece);
      this.#turns++;
      this.#served.set(piece.tenantId, this.#turns).set(accountOf(piece), this.#turns);
      piece.start();
    }
    if (this.#waiting.length === 0 && this.#running.size === 0) this.#served.clear();
  }

  #next(): Piece | undefined {
    if (this.#running.size >= this.#slots.now) return undefined;
    const order = (piece: Piece) => [
      piece.lane === 'now' ? 0 : 1,
      this.#served.get(piece.tenantId) ?? 0,
      this.#served.get(accountOf(piece)) ?? 0,
    ];
    // Equals stay in the order in which they came.
    return this.#waiting
      .filter((piece) => this.#mayStart(piece))
      .map((piece) => ({ piece, order: order(piece) }))
      .toSorted((a, b) => compare(a.order, b.order))[0]?.piece;
  }

  #mayStart({ tenantId, accountId, lane }: Piece): boolean {
    const inLane = [...this.#running].filter((piece) => piece.lane === lane);
    const ofTenant = inLane.filter((piece) => piece.tenantId === tenantId);
    if (inLane.length >= this.#slots[lane]) return false;
    if (ofTenant.length >= Math.max(1, this.#slots[lane] - 1)) return false;
    return !ofTenant.some((piece) => piece.accountId === accountId);
  }
}

const accountOf = ({ tenantId, accountId }: Piece): string => `${tenantId} ${accountId}`;

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
