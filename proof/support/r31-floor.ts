import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A server that does nothing else: what it takes to answer is the machine's doing, not the product's.

const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit());
