import pg from 'pg';
import { seedGroup } from '../../server/seed/chats.ts';
import type { World } from '../../server/src/test-world.ts';

/** A group with so many messages, written straight into the table, ids in the order of time. All of them were read. */
export async function seedLongRoom(
  { runtime, here }: World,
  ownerUrl: string,
  people: readonly [string, string],
  messages: number,
): Promise<string> {
  const room = await runtime.tx(here.id, (tx) => seedGroup(tx, `Room of ${messages}`, [...people]));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO chat_messages (tenant_id, chat_id, number, id, author_id, body, created_at)
       SELECT $1, $2::uuid, n, (lpad(to_hex(n), 8, '0') || substr(md5($2::uuid::text || n), 9))::uuid, ($3::uuid[])[1 + n % 2],
         'Message ' || n || ' about sleep, walking, المشي and topic' || n % 1000, now() - ($4 - n) * interval '1 minute'
       FROM generate_series(1, $4::int) n`,
      [here.id, room, people, messages],
    );
    await client.query('UPDATE chats SET last_number = $2 WHERE id = $1', [room, messages]);
    await client.query('UPDATE chat_members SET last_number = $2, read_number = $2 WHERE chat_id = $1', [
      room,
      messages,
    ]);
    await client.query('ANALYZE chat_messages');
  } finally {
    await client.end();
  }
  return room;
}
