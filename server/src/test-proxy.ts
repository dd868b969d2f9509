import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between the product and its database that can fail as wires do. */
export interface Wire {
  /** The same database, through the wire. */
  url: string;
  /** Resets every connection, or those that `some` picks; gives how many. */
  cut(some?: (index: number) => boolean): number;
  /** Connections from now on lead there: a server that came back under another port. */
  leadTo(databaseUrl: string): void;
  /** How many connections have ended here so far. */
  cuts(): number;
  /** Of each connection the next answer to a statement with these words is lost, and the connection with it. */
  loseAnswerTo(words: string): void;
  /** From now on nothing gets through, in either direction, and nobody is told: a cable that was pulled. */
  swallow(on: boolean): void;
  close(): Promise<void>;
}

export async function openWire(databaseUrl: string): Promise<Wire> {
  let target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let unanswered: string | undefined;
  let swallowing = false;
  let ended = 0;

  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    let doomed = false;
    const end = () => {
      if (open.delete(near)) ended++;
      near.resetAndDestroy();
      far.destroy();
    };
    open.add(near);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    near.on('data', (bytes) => {
      if (swallowing) return;
      doomed ||= unanswered !== undefined && bytes.includes(unanswered);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (swallowing) return;
      if (doomed) end();
      else near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (some: (index: number) => boolean = () => true) => {
    const sockets = [...open].filter((_, index) => some(index));
    for (const socket of sockets) socket.resetAndDestroy();
    return sockets.length;
  };
  return {
    url: through.href,
    cut,
    cuts: () => ended,
    leadTo(next) {
      target = new URL(next);
    },
    loseAnswerTo(words) {
      unanswered = words || undefined;
    },
    swallow(on) {
      swallowing = on;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
