import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Kept } from '../../shell/kept.ts';

/**
 * What somebody did, on its way to the server. It is kept in the browser before it is sent, under the key that makes
 * it count once, and stays until the server has answered: through a lost connection, a closed tab, a crash.
 */
export type Parcel = {
  /** Idempotency-Key of every try. */
  key: string;
  keptAt: string;
  /** What it is called, for words about it later. */
  name: string;
  /** Until then it can be taken back, and is not sent. */
  heldUntil?: string;
} & (
  | { about: 'task'; id: string; body: { result: TaskResult; doneAt: string } }
  | { about: 'leaving'; id: string; body: { words: string } }
  | { about: 'reading'; id: string; body: { kpi: string; value: number; unit: string; takenAt: string } }
);
export type NewParcel = Parcel extends infer P
  ? P extends Parcel
    ? Omit<P, 'key' | 'keptAt' | 'heldUntil'>
    : never
  : never;

export type Delivery<Reply = unknown> =
  | { kind: 'sent'; reply: Reply }
  /** No connection, or the server is busy: another time. */
  | { kind: 'later' }
  /** It will never be taken as it is. */
  | { kind: 'refused'; error: unknown };

export const asParcels = (value: unknown): readonly Parcel[] | undefined =>
  Array.isArray(value) ? value : undefined;

export interface OutboxParts {
  /** Of whoever is signed in; nobody else's parcels are seen or sent. */
  kept: Kept<readonly Parcel[]>;
  send: (parcel: Parcel) => Promise<Delivery>;
  newKey: () => string;
  now: () => number;
  onChange?: () => void;
}

export interface Outbox {
  list(): readonly Parcel[];
  /** Keeps it for a while in which it can be taken back; it goes out with the others after that. */
  hold(parcel: NewParcel, ms: number): void;
  /** Before it was sent: nothing has happened then. */
  takeBack(key: string): void;
  /** Nothing is held any longer: the page is being left. */
  releaseAll(): void;
  /** Keeps it and tries at once. */
  deliver(parcel: NewParcel): Promise<Delivery>;
  /** Whatever waits, oldest first; `onRefused` hears of what the server will not take. */
  sendAll(onRefused?: (parcel: Parcel, error: unknown) => void): Promise<void>;
}

export function createOutbox({ kept, send, newKey, now, onChange = () => undefined }: OutboxParts): Outbox {
  const list = (): readonly Parcel[] => kept.read() ?? [];
  const write = (parcels: readonly Parcel[]) => {
    // In a browser that keeps nothing it is still sent now.
    kept.write(parcels.length === 0 ? undefined : parcels);
    onChange();
  };
  // Read again each time: another tab may have added to it.
  const remove = (key: string) => write(list().filter((parcel) => parcel.key !== key));

  const release = (key?: string) =>
    write(
      list().map((parcel) => {
        if (key !== undefined && parcel.key !== key) return parcel;
        const { heldUntil: _until, ...released } = parcel;
        return released;
      }),
    );
  const keptFrom = (fresh: NewParcel) =>
    ({ ...fresh, key: newKey(), keptAt: new Date(now()).toISOString() }) as Parcel;
  // The same thing again, while the first still waits, replaces it.
  const add = (parcel: Parcel) => write([...list().filter((other) => !isSame(other, parcel)), parcel]);

  let running: Promise<void> | null = null;
  const sendEach = async (onRefused: (parcel: Parcel, error: unknown) => void) => {
    for (const parcel of list()) {
      if (isHeld(parcel, now())) continue;
      // From now on it waits like any other, should there be no connection.
      if (parcel.heldUntil !== undefined) release(parcel.key);
      const delivery = await send(parcel);
      if (delivery.kind === 'later') return;
      remove(parcel.key);
      if (delivery.kind === 'refused') onRefused(parcel, delivery.error);
    }
  };

  return {
    list,
    hold(fresh, ms) {
      const parcel = keptFrom(fresh);
      add({ ...parcel, heldUntil: new Date(now() + ms).toISOString() });
    },
    takeBack: remove,
    releaseAll: () => release(),
    async deliver(fresh) {
      const parcel = keptFrom(fresh);
      add(parcel);
      const delivery = await send(parcel);
      if (delivery.kind !== 'later') remove(parcel.key);
      return delivery;
    },
    sendAll(onRefused = () => undefined) {
      running ??= sendEach(onRefused).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

export const isHeld = ({ heldUntil }: Parcel, now: number): boolean =>
  heldUntil !== undefined && Date.parse(heldUntil) > now;

const isSame = (one: Parcel, other: Parcel): boolean =>
  one.about !== 'reading' && one.about === other.about && one.id === other.id;
