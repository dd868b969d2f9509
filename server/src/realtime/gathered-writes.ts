import type { Duplex } from 'node:stream';

/** Frames that leave in one write. Whoever gets the same ones in the same turn of the loop shares them, and they are joined once. */
class Bundle {
  readonly length: number;
  readonly #frame: Buffer;
  readonly #before: Bundle | undefined;
  #next: Bundle | undefined;
  #bytes: Buffer | undefined;

  constructor(frame: Buffer, before?: Bundle) {
    this.#frame = frame;
    this.#before = before;
    this.length = frame.length + (before?.length ?? 0);
  }

  /** An event is written to one reader after the other: the one before had the same. */
  with(frame: Buffer): Bundle {
    const next = this.#next;
    if (next && next.#frame === frame) return next;
    this.#next = new Bundle(frame, this);
    return this.#next;
  }

  get bytes(): Buffer {
    if (this.length === this.#frame.length) return this.#frame;
    this.#bytes ??= this.#join();
    return this.#bytes;
  }

  #join(): Buffer {
    const frames: Buffer[] = [];
    for (let one: Bundle | undefined = this; one; one = one.#before) frames.push(one.#frame);
    return Buffer.concat(frames.reverse(), this.length);
  }
}

const nothing = Buffer.alloc(0);
/** What this turn of the loop begins with. */
let empty = new Bundle(nothing);
const due: GatheredWrites[] = [];

/** Everything that one turn of the loop has for a socket leaves in one write. */
export class GatheredWrites {
  readonly #socket: Duplex;
  #bundle: Bundle | undefined;
  #before = 0;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  /** Bytes that were not taken yet. */
  get waiting(): number {
    return this.#bundle ? this.#before + this.#bundle.length : this.#socket.writableLength;
  }

  write(frame: Buffer): void {
    if (!this.#bundle) {
      if (due.length === 0) setImmediate(flushAll);
      due.push(this);
      this.#before = this.#socket.writableLength;
    }
    this.#bundle = (this.#bundle ?? empty).with(frame);
  }

  flush(): void {
    const bundle = this.#bundle;
    this.#bundle = undefined;
    if (bundle && this.#socket.writable) this.#socket.write(bundle.bytes);
  }
}

function flushAll(): void {
  empty = new Bundle(nothing);
  for (const writes of due.splice(0)) writes.flush();
}
