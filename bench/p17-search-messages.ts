import { flags } from '../proof/support/goal.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { openWorld } from '../server/src/test-world.ts';
import { compareInTurn } from './support/in-turn.ts';
import { seedLongRoom } from './support/long-room.ts';

// P17: searching in 100,000 messages of one's own against 1,000: a word of every message, one of each thousandth, one
// that is only begun, an Arabic one, and one that nobody wrote.

const sizes = [1_000, flags.quick ? 10_000 : 100_000] as const;
const searches = ['sleep', 'topic42', 'walk', 'المشي', 'parachute'];

await withTestPostgres(async (createDatabase) => {
  const database = await createDatabase();
  const world = await openWorld({ database });
  try {
    const addOne = async (size: number) => {
      const [reader, other] = [await world.add(world.here), await world.add(world.here)];
      await seedLongRoom(world, database.ownerUrl, [reader.id as string, other.id as string], size);
      return reader;
    };
    const readers = [await addOne(sizes[0]), await addOne(sizes[1])] as const;
    await compareInTurn({
      id: 'P17',
      what: 'searching',
      of: 'messages',
      sizes,
      most: 3,
      count: flags.quick ? 100 : 1_000,
      async ask(which, n) {
        const word = searches[n % searches.length] as string;
        const url = `/api/chats/search?search=${encodeURIComponent(word)}`;
        const { status, body } = await world.call(readers[which], 'GET', url);
        const isFound = (body as { data?: unknown[] }).data?.length !== 0;
        if (status !== 200 || isFound === (word === 'parachute')) throw new Error(`${word}: ${status}`);
      },
    });
  } finally {
    await world.close();
    await database.drop();
  }
});
