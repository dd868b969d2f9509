/** What comes on a channel that something on the page listens to. */
export interface Heard {
  /** `joined`, `again` after a gap, `members`, or whatever was sent there. */
  event: string;
  data: unknown;
  /** Of a client event on a presence channel: whose it is. */
  from?: string | undefined;
}
type Listener = (heard: Heard) => void;

/** The connection of this tab, once there is one. */
export interface Line {
  join(channel: string): void;
  leave(channel: string): void;
  send(channel: string, event: string, data: unknown): void;
}

const listeners = new Map<string, Set<Listener>>();
let line: Line | null = null;

/** Joins the channel for as long as somebody listens, whether the connection is there already or comes later. */
export function listenOn(channel: string, listener: Listener): () => void {
  const all = listeners.get(channel) ?? new Set();
  listeners.set(channel, all.add(listener));
  line?.join(channel);
  return () => {
    all.delete(listener);
    if (all.size > 0 || listeners.get(channel) !== all) return;
    listeners.delete(channel);
    line?.leave(channel);
  };
}

export const heardOn = (channel: string, heard: Heard): void => {
  for (const listener of listeners.get(channel) ?? []) listener(heard);
};

/** To the others on it; nothing is sent while there is no connection. */
export const sendOn = (channel: string, event: string, data: unknown): void =>
  line?.send(channel, event, data);

export function attachLine(next: Line): () => void {
  line = next;
  for (const channel of listeners.keys()) next.join(channel);
  return () => {
    if (line === next) line = null;
  };
}
