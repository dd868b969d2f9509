import { ApiError } from '@regimen/contract/client.ts';
import { useSyncExternalStore } from 'react';
import { quietApiWithKey } from '../../api.ts';
import { keeper } from '../../shell/kept.ts';
import { shellStore } from '../../shell/session.ts';
import { createStore } from '../../shell/store.ts';
import { tell } from '../../shell/use-call.ts';
import {
  asParcels,
  createOutbox,
  type Delivery,
  type NewParcel,
  type Outbox,
  type Parcel,
} from './outbox.ts';

const none: readonly Parcel[] = [];
const waiting = createStore<readonly Parcel[]>(none);
let open: { owner: string; box: Outbox } | null = null;

/** Of whoever is signed in now. */
export function myOutbox(): Outbox | null {
  const owner = shellStore.get()?.viewer?.id;
  if (!owner) return null;
  if (open?.owner !== owner) {
    const box = createOutbox({
      kept: keeper('outbox:…').at(owner, asParcels),
      send,
      newKey: () => crypto.randomUUID(),
      now: Date.now,
      onChange: () => waiting.set(box.list()),
    });
    open = { owner, box };
    waiting.set(box.list());
  }
  return open.box;
}

/** Another tab added or sent something, or somebody else signed in. */
export function lookAgain(): void {
  waiting.set(myOutbox()?.list() ?? none);
}

export async function deliver<Reply>(parcel: NewParcel): Promise<Delivery<Reply>> {
  const box = myOutbox();
  if (!box) return { kind: 'later' };
  return (await box.deliver(parcel)) as Delivery<Reply>;
}

const undoMs = 10_000;

/** Done, and for ten seconds it can be undone. */
export const holdThenDeliver = (parcel: NewParcel): void => myOutbox()?.hold(parcel, undoMs);
export const takeBack = (key: string): void => myOutbox()?.takeBack(key);

/** When the first of what is held may go out; null: nothing is held. */
export function nextRelease(): number | null {
  const held = waiting.get().flatMap(({ heldUntil }) => (heldUntil ? [Date.parse(heldUntil)] : []));
  return held.length > 0 ? Math.min(...held) : null;
}
export const onWaitingChange = waiting.subscribe;

/** What is done and not with the server yet, oldest first. */
export const useWaiting = (): readonly Parcel[] =>
  useSyncExternalStore(waiting.subscribe, waiting.get, () => none);

export const useWaitingFor = (task: string): Parcel | undefined =>
  useWaiting().find((parcel) => parcel.about === 'task' && parcel.id === task);

export const useLeaving = (enrollment: string): Parcel | undefined =>
  useWaiting().find((parcel) => parcel.about === 'leaving' && parcel.id === enrollment);

async function send(parcel: Parcel): Promise<Delivery> {
  try {
    const reply = await call(parcel, quietApiWithKey(parcel.key));
    // What the bell said of it is read now.
    void tell('GET user/get-data');
    void tell('GET notifications');
    return { kind: 'sent', reply };
  } catch (error) {
    return error instanceof ApiError && mayWorkLater(error.status)
      ? { kind: 'later' }
      : { kind: 'refused', error };
  }
}

function call(parcel: Parcel, api: ReturnType<typeof quietApiWithKey>): Promise<unknown> {
  const params = { id: parcel.id };
  switch (parcel.about) {
    case 'task':
      return api('POST tasks/{id}/result', { params, body: parcel.body });
    case 'reading':
      return api('POST enrollments/{id}/readings', { params, body: parcel.body });
    case 'leaving':
      return api('POST enrollments/{id}/withdraw', { params, body: parcel.body });
  }
}

/** No answer, signed out, too fast, or the server's own trouble: none of it says anything about what is sent. */
const mayWorkLater = (status: number) =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
