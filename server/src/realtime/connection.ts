import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ClosingCode, errorText, frameOf } from './frames.ts';
import { GatheredWrites } from './gathered-writes.ts';

/** One connection on one channel. */
export interface Subscription {
  connection: Connection;
  channel: string;
  /** On whose behalf, where a session joined; it ends with the session. */
  person: Listener | undefined;
  /** On a presence channel: who one is there, as the others see it. */
  member: Member | undefined;
}

export interface Listener {
  userId: string;
  sessionId: string;
  epoch: number;
  /** The last event of theirs that was sent here. */
  seq: number;
  /** State and roles when this was first looked at. */
  standing: string | undefined;
}

export interface Member {
  user_id: string;
  user_info?: unknown;
}

/** How the library says goodbye. */
interface Client {
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Whoever takes so little of what is sent that this much waits is cut; they come back and ask for what they missed. */
const mostWaitingBytes = 1024 * 1024;
/** Messages that may come at once, and how many more each second. */
const burst = 60;
const perSecond = 20;

const part = () => randomInt(1, 2 ** 47);

export class Connection {
  /** As Pusher has them: two numbers. Nobody can guess one, and no two processes give out the same. */
  readonly id = `${part()}.${part()}`;
  readonly tenantId: string;
  readonly subscriptions = new Map<string, Subscription>();
  /** Channels that it is about to be on. */
  readonly entering = new Set<string>();
  heardAt: number;
  readonly #client: Client;
  readonly #writes: GatheredWrites;
  #allowed = burst;
  #allowedAt: number;
  isEnding = false;

  constructor(tenantId: string, client: Client, socket: Duplex, now: number) {
    this.tenantId = tenantId;
    this.#client = client;
    this.#writes = new GatheredWrites(socket);
    this.heardAt = now;
    this.#allowedAt = now;
  }

  /** Whether it may say something more now. */
  mayTalk(now: number): boolean {
    this.heardAt = now;
    this.#allowed = Math.min(burst, this.#allowed + ((now - this.#allowedAt) / 1_000) * perSecond) - 1;
    this.#allowedAt = now;
    return this.#allowed >= 0;
  }

  send(text: string): void {
    this.write(frameOf(text));
  }

  /** Past the library, which would build the same frame for each reader; without compression nothing comes in between. */
  write(frame: Buffer): void {
    if (this.isEnding) return;
    if (this.#writes.waiting > mostWaitingBytes) this.cut();
    else this.#writes.write(frame);
  }

  /** Says why, and goodbye; whoever does not answer that is hung up on. */
  end(code: ClosingCode, message: string): void {
    if (this.isEnding) return;
    this.send(errorText(code, message));
    this.isEnding = true;
    // Behind what was gathered in this turn.
    setImmediate(() => this.#client.close(code, message));
    setTimeout(() => this.cut(), goodbyeMs).unref();
  }

  cut(): void {
    this.isEnding = true;
    this.#client.terminate();
  }
}
const goodbyeMs = 1_000;
