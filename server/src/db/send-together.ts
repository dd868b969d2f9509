import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

/** What is asked of this connection until the current turn ends leaves in one write. */
export function sendTogether(client: ClientBase): void {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Not in the types of pg: where it writes to. */
function streamOf(client: ClientBase): Writable {
  const { connection } = client as { connection?: { stream?: Writable } };
  if (!connection?.stream?.cork) throw new Error('pg changed: a client has no stream, see send-together.ts');
  return connection.stream;
}
