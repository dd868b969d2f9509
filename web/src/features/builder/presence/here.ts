import { watchChannel } from '@regimen/contract/watching.ts';
import { listenOn, sendOn } from '../../../realtime/watched-channels.ts';
import { createStore } from '../../../shell/store.ts';

/** Where somebody's hand is: beside a step, since the drawing looks different on each screen and in each direction. */
export interface Pointer {
  step: string;
  /** Away from the step's beginning, as the flow is read, and down. */
  along: number;
  down: number;
}
/** Where somebody is in the builder. */
export interface Spot {
  part: string;
  step: string | null;
  pointer: Pointer | null;
}
export interface Somebody {
  id: string;
  name: string;
  /** Nothing is known until they move. */
  spot: Spot | null;
  /** One of so many colours, the same on every screen as long as the same people are there. */
  colour: number;
}

/** The gateway takes 20 messages a second of each connection. */
const sendEveryMs = 120;
export const colours = 5 as const;
const spotEvent = 'client-spot';
const nobody: readonly Somebody[] = [];

function openHere(protocol: string, me: string) {
  const channel = watchChannel('protocol', protocol);
  const people = createStore<readonly Somebody[]>(nobody);
  const spots = new Map<string, Spot>();
  let members: { id: string; name: string }[] = [];
  let mine: Spot = { part: '', step: null, pointer: null };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isNew = false;
  let using = 0;
  let stop = () => {};

  const show = () =>
    people.set(
      members.flatMap(({ id, name }, index) =>
        id === me ? [] : [{ id, name, spot: spots.get(id) ?? null, colour: index % colours }],
      ),
    );
  const send = () => {
    isNew = resting !== undefined;
    // Alone there is nobody to tell.
    if (isNew || people.get().length === 0) return;
    sendOn(channel, spotEvent, mine);
    resting = setTimeout(() => {
      resting = undefined;
      if (isNew) send();
    }, sendEveryMs);
  };
  const begin = () =>
    listenOn(channel, ({ event, data, from }) => {
      if (event === 'members') {
        const before = members.length;
        members = (data as { id: string; info: { name?: string } | null }[])
          .map(({ id, info }) => ({ id, name: info?.name ?? '' }))
          .sort((a, b) => (a.id < b.id ? -1 : 1));
        for (const id of spots.keys()) if (!members.some((member) => member.id === id)) spots.delete(id);
        show();
        // Whoever has just come does not know where anybody is.
        if (members.length > before) send();
      } else if (event === spotEvent && from !== undefined && from !== me) {
        const spot = soundSpot(data);
        if (!spot) return;
        spots.set(from, spot);
        show();
      }
    });

  return {
    get: people.get,
    subscribe(listener: () => void): () => void {
      if (using++ === 0) stop = begin();
      const leave = people.subscribe(listener);
      return () => {
        leave();
        if (--using > 0) return;
        stop();
        clearTimeout(resting);
        resting = undefined;
        open.delete(`${protocol} ${me}`);
      };
    },
    move(part: Partial<Spot>): void {
      mine = { ...mine, ...part };
      send();
    },
  };
}
export type Here = ReturnType<typeof openHere>;

const open = new Map<string, Here>();
/** Who else is at a protocol, and where: one for all parts of the page. */
export function hereAt(protocol: string, me: string): Here {
  const key = `${protocol} ${me}`;
  const here = open.get(key) ?? openHere(protocol, me);
  open.set(key, here);
  return here;
}

/** Others' browsers wrote it: it is taken for what it should be, or not at all. */
export function soundSpot(data: unknown): Spot | undefined {
  const { part, step, pointer } = (data ?? {}) as Record<string, unknown>;
  if (typeof part !== 'string' || (step !== null && typeof step !== 'string')) return undefined;
  return { part, step, pointer: soundPointer(pointer) };
}

function soundPointer(data: unknown): Pointer | null {
  const { step, along, down } = (data ?? {}) as Record<string, unknown>;
  const isSound = typeof step === 'string' && Number.isFinite(along) && Number.isFinite(down);
  return isSound ? { step, along: along as number, down: down as number } : null;
}
