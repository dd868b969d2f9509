import { type AppError, tooMany, unavailable } from '../errors.ts';
import { UsedTime } from './used-time.ts';

/** On whose behalf: turns go by tenant, then by network, then by account. */
export interface Behalf {
  tenantId: string;
  /** Empty where nobody called: a job. */
  network: string;
  accountId: string;
}

export interface Piece<Lane extends string> extends Behalf {
  lane: Lane;
  /** What it takes of the room in line. */
  weight: number;
  /** It ran before and gave way: it waits again, and makes nobody give way itself. */
  hasRun?: boolean;
  start(): void;
  /** Others need the room: it is out of the line. */
  refuse(error: AppError): void;
  /** Others have had less: it is to end soon, and may come again. Where it is missing, it runs to its end. */
  preempt?(): void;
}

export interface LineBounds<Lane extends string> {
  /** How many of each lane may run at once; an earlier lane goes first. */
  slots: Record<Lane, number>;
  /** Nobody has all slots then: an account has one in each lane, a tenant all but one. */
  keepsOneFree?: boolean;
  /** What may wait in each lane: of one account (429), and of all, where whoever has most makes room (503). */
  perAccount?: number;
  inAll: number;
}

/** A turn costs something, however short it is. */
const turnMs = 10;
/** What runs is left alone for so long. */
const undisturbedMs = 2_000;
/** Whoever had a piece ended that took too much is behind everybody else until so little of its time is left. */
const forgivenMs = 1_000;

/**
 * Who is next where there is room for few. An earlier lane goes first; then whoever had nothing ended for taking too
 * much; then the tenant, in it the network, in it the account that has used least time lately.
 */
export class Line<Lane extends string> {
  readonly #bounds: LineBounds<Lane>;
  readonly #lanes: Lane[];
  readonly #now: () => number;
  #waiting: Piece<Lane>[] = [];
  /** When each began, and until when its time has been counted. */
  readonly #running = new Map<Piece<Lane>, { begun: number; counted: number }>();
  readonly #used = new UsedTime();
  readonly #blamed = new UsedTime();

  constructor(bounds: LineBounds<Lane>, now = () => performance.now()) {
    this.#bounds = bounds;
    this.#lanes = Object.keys(bounds.slots) as Lane[];
    this.#now = now;
  }

  join(piece: Piece<Lane>): void {
    if (!piece.hasRun) this.#makeRoom(piece);
    this.#waiting.push(piece);
    this.#goOn();
  }

  /** Whether it was still waiting. */
  leave(piece: Piece<Lane>): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((one) => one !== piece);
    return this.#waiting.length < before;
  }

  end(piece: Piece<Lane>): void {
    this.#count();
    this.#running.delete(piece);
    this.#goOn();
  }

  /** It was ended because it took too much: told before `end`. */
  blame(piece: Piece<Lane>): void {
    const now = this.#now();
    const ms = Math.max(2 * forgivenMs, now - (this.#running.get(piece)?.begun ?? now));
    for (const key of blamedWith(piece)) this.#blamed.add(key, ms, now);
  }

  /** Asks what has run long to give way, where somebody waits who has had less. To be called now and then. */
  look(): void {
    this.#count();
    for (const [piece, { begun }] of [...this.#running]) {
      if (!piece.preempt || this.#now() - begun < undisturbedMs) continue;
      if (this.#waiting.some((other) => this.#hasHadLess(other, piece))) piece.preempt();
    }
  }

  /** Whoever has most in line loses what came last of it; that may be the new one itself. */
  #makeRoom(piece: Piece<Lane>): void {
    const { perAccount = Number.POSITIVE_INFINITY, inAll } = this.#bounds;
    const ofLane = [...this.#waiting.filter(({ lane }) => lane === piece.lane), piece];
    const own = ofLane.filter((one) => keysOf(one).account === keysOf(piece).account);
    if (weightOf(own) > perAccount) throw tooMany(5);
    const out: Piece<Lane>[] = [];
    for (let left = ofLane; weightOf(left) > inAll; left = ofLane.filter((one) => !out.includes(one))) {
      const last = newestOfMost(left);
      if (last === piece || !last) throw unavailable();
      out.push(last);
    }
    this.#waiting = this.#waiting.filter((one) => !out.includes(one));
    for (const one of out) one.refuse(unavailable());
  }

  #goOn(): void {
    for (let piece = this.#next(); piece; piece = this.#next()) {
      this.leave(piece);
      const now = this.#now();
      this.#running.set(piece, { begun: now, counted: now });
      for (const key of Object.values(keysOf(piece))) this.#used.add(key, turnMs, now);
      piece.start();
    }
  }

  #next(): Piece<Lane> | undefined {
    const slots = Math.max(...Object.values<number>(this.#bounds.slots));
    if (this.#running.size >= slots) return undefined;
    this.#count();
    // Equals stay in the order in which they came.
    return this.#waiting
      .filter((piece) => this.#mayStart(piece))
      .map((piece) => ({ piece, order: this.#order(piece) }))
      .toSorted((a, b) => compare(a.order, b.order))[0]?.piece;
  }

  #mayStart({ tenantId, accountId, lane }: Piece<Lane>): boolean {
    const inLane = [...this.#running.keys()].filter((piece) => piece.lane === lane);
    const slots = this.#bounds.slots[lane];
    if (inLane.length >= slots) return false;
    if (!this.#bounds.keepsOneFree) return true;
    const ofTenant = inLane.filter((piece) => piece.tenantId === tenantId);
    if (ofTenant.length >= Math.max(1, slots - 1)) return false;
    return !ofTenant.some((piece) => piece.accountId === accountId);
  }

  #order(piece: Piece<Lane>): number[] {
    const now = this.#now();
    const used = Object.values(keysOf(piece)).map((key) => this.#used.of(key, now));
    return [this.#lanes.indexOf(piece.lane), this.#isBlamed(piece) ? 1 : 0, ...used];
  }

  #hasHadLess(other: Piece<Lane>, running: Piece<Lane>): boolean {
    if (other.hasRun || this.#lanes.indexOf(other.lane) > this.#lanes.indexOf(running.lane)) return false;
    if (this.#isBlamed(other) !== this.#isBlamed(running)) return this.#isBlamed(running);
    const [now, theirs, own] = [this.#now(), keysOf(other), keysOf(running)];
    const level = (['tenant', 'network', 'account'] as const).find((each) => theirs[each] !== own[each]);
    if (!level) return false;
    return this.#used.of(theirs[level], now) + undisturbedMs <= this.#used.of(own[level], now);
  }

  #isBlamed(piece: Piece<Lane>): boolean {
    return blamedWith(piece).some((key) => this.#blamed.of(key, this.#now()) >= forgivenMs);
  }

  /** What runs has used time too. */
  #count(): void {
    const now = this.#now();
    for (const [piece, times] of this.#running) {
      for (const key of Object.values(keysOf(piece))) this.#used.add(key, now - times.counted, now);
      times.counted = now;
    }
  }
}

/** From the widest to the narrowest. */
const keysOf = ({ tenantId, network, accountId }: Behalf) => ({
  tenant: tenantId,
  network: `${tenantId} from ${network}`,
  account: `${tenantId} by ${accountId}`,
});

/** A network on every site, since accounts cost nothing there. */
const blamedWith = (piece: Behalf): string[] =>
  piece.network === '' ? [keysOf(piece).account] : [keysOf(piece).account, piece.network];

const weightOf = (pieces: readonly { weight: number }[]): number =>
  pieces.reduce((sum, { weight }) => sum + weight, 0);

function newestOfMost<P extends Behalf & { weight: number }>(pieces: P[]): P | undefined {
  let left = pieces;
  for (const level of ['tenant', 'network', 'account'] as const) {
    const groups = [...Map.groupBy(left, (piece) => keysOf(piece)[level]).values()];
    left = groups.reduce((most, group) => (weightOf(group) >= weightOf(most) ? group : most), []);
  }
  return left.at(-1);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
