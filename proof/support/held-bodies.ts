import { connect, type Socket } from 'node:net';

/** Bodies that are begun and never finished: so many connections, each with all but one of its megabytes. */
export async function holdBodies(
  url: string,
  headers: Record<string, string>,
  { connections, megabytes }: { connections: number; megabytes: number },
): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = megabytes * 2 ** 20;
  const head = `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}Content-Length: ${length}\r\n\r\n`;
  const part = Buffer.alloc(2 ** 20);
  const begin = (): Promise<Socket> =>
    new Promise((taken) => {
      const socket = connect(Number(port), hostname, async () => {
        socket.write(head);
        for (let sent = 0; sent < megabytes - 1 && !socket.destroyed; sent++)
          await new Promise((written) => socket.write(part, written));
        taken(socket);
      });
      // Hung up on, as it should be, or answered: either way nothing more is sent.
      socket.on('error', () => undefined);
      socket.on('data', () => socket.destroy());
      socket.on('close', () => taken(socket));
    });
  const sockets = await Promise.all(Array.from({ length: connections }, begin));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
