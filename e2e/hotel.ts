import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * What lies between a person and the server. `through`: a connection. `cut`: none, though the browser believes in one.
 * `page`: everything is answered by the hotel's sign-in page. `leads away`: everything leads to it, on another site.
 * `down`: the server's own proxy says that the server is not there. `pages only`: nothing but HTTP goes through, so no
 * page hears of anything by itself.
 */
export type Network = 'through' | 'cut' | 'page' | 'leads away' | 'down' | 'pages only';

export interface Hotel {
  url: string;
  take(network: Network): void;
  close(): Promise<void>;
}

const signIn = '<!doctype html><title>Hotel</title><h1>Welcome to the hotel</h1><p>Room number?</p>';

/** A network of one's own in front of the site. */
export async function openHotel(siteUrl: string): Promise<Hotel> {
  let network: Network = 'through';
  const answers: Record<Network, (asked: IncomingMessage, reply: ServerResponse) => void> = {
    through: (asked, reply) => passOn(siteUrl, asked, reply),
    cut: (asked) => asked.socket.destroy(),
    page: (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(signIn),
    'leads away': (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/sign-in' }).end(),
    'pages only': (asked, reply) => passOn(siteUrl, asked, reply),
    down: (_, reply) => reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  };
  const server = createServer((asked, reply) => answers[network](asked, reply));
  const lines = new Set<Duplex>();
  server.on('upgrade', (asked, near: Duplex) => {
    if (network !== 'through') return near.destroy();
    for (const line of joinLines(siteUrl, asked, near)) {
      lines.add(line);
      line.once('close', () => lines.delete(line));
    }
  });
  const hangUp = () => {
    server.closeAllConnections();
    for (const line of lines) line.destroy();
  };
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    take(next) {
      network = next;
      // What is open already would go on as before.
      hangUp();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        hangUp();
      }),
  };
}

function passOn(siteUrl: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { hostname, port } = new URL(siteUrl);
  const { method, url: path, headers } = asked;
  const onward = request({ hostname, port, method, path, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => reply.destroy());
  asked.pipe(onward);
}

/** A connection that goes on as something else than HTTP: whatever comes in at one end goes out at the other. */
function joinLines(siteUrl: string, { method, url, rawHeaders }: IncomingMessage, near: Duplex): Duplex[] {
  const { hostname, port } = new URL(siteUrl);
  const far = connect(Number(port), hostname);
  const head = rawHeaders.map((word, index) => (index % 2 ? `${word}\r\n` : `${word}: `)).join('');
  far.write(`${method} ${url} HTTP/1.1\r\n${head}\r\n`);
  near.pipe(far).pipe(near);
  for (const [line, other] of [
    [near, far],
    [far, near],
  ] as const) {
    line.on('error', () => line.destroy());
    line.on('close', () => other.destroy());
  }
  return [near, far];
}
