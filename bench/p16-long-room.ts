import { flags } from '../proof/support/goal.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { openWorld } from '../server/src/test-world.ts';
import { compareInTurn } from './support/in-turn.ts';
import { seedLongRoom } from './support/long-room.ts';

// P16: opening a room with 100,000 messages, and one of its older pages now and then, against a room with 100.

const sizes = [100, flags.quick ? 5_000 : 100_000] as const;

await withTestPostgres(async (createDatabase) => {
  const database = await createDatabase();
  const world = await openWorld({ database });
  try {
    const people = [await world.add(world.here), await world.add(world.here)] as const;
    const ids = people.map(({ id }) => id as string) as [string, string];
    const seed = (size: number) => seedLongRoom(world, database.ownerUrl, ids, size);
    const rooms = [await seed(sizes[0]), await seed(sizes[1])] as const;
    // What a page asks for when somebody opens a room: the room, and its newest messages.
    await compareInTurn({
      id: 'P16',
      what: 'opening',
      of: 'messages',
      sizes,
      most: 1.5,
      count: flags.quick ? 150 : 1_500,
      async ask(which, n) {
        const page = n % 5 === 4 ? 2 : 1;
        const answers = await Promise.all([
          world.call(people[0], 'GET', `/api/chats/${rooms[which]}`),
          world.call(people[0], 'GET', `/api/chats/${rooms[which]}/messages?page=${page}`),
        ]);
        if (answers.some(({ status }) => status !== 200)) throw new Error('a room did not open');
      },
    });
  } finally {
    await world.close();
    await database.drop();
  }
});
