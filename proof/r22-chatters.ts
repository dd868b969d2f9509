/**
 * R22: 200 people chat on two instances by the calls that pages make, and one of the instances is killed in the middle of
 * it. Every page shows each message once and in its order, and who is there is right within 5 s.
 *
 *   node proof/r22-chatters.ts            200 people, three kills
 *   node proof/r22-chatters.ts --quick    40 people, one kill
 *   node proof/r22-chatters.ts --mutant   takes the guards out of a copy of the product; each has to go red
 */
import { withTestPostgres } from '../server/src/test-database.ts';
import { pause } from './support/ask.ts';
import { judgeRooms, nothingWritten, settled, write } from './support/chat-rooms.ts';
import { flags, goal, show } from './support/goal.ts';
import { killInstance, openScene } from './support/live-scene.ts';
import { catchMutants } from './support/mutants.ts';
import { presenceTarget } from './support/presence-watch.ts';

const crowd = { people: flags.quick ? 40 : 200, inEachRoom: 10, watchers: 10 };
const kills = flags.quick ? 1 : 3;

async function chat(): Promise<void> {
  await withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    const scene = await openScene(database, database.url, crowd);
    const { chatters, instances } = scene;
    const written = nothingWritten();
    const state = { writing: true };
    const writing = chatters.map((chatter) =>
      write(chatter, instances.going, written, { wants: () => state.writing, pauseMs: crowd.people * 50 }),
    );
    for (let killed = 0; killed < kills; killed++) {
      if (flags.untilRed && scene.faults.length > 0) break;
      await killInstance(scene, killed % 2);
      await pause(500);
    }
    state.writing = false;
    await Promise.all(writing);
    await settled(chatters, written, 15_000);
    await scene.close();
    await database.drop();
    const faults = [...scene.faults, ...judgeRooms(chatters, written)];
    show(faults);
    const messages = [...written.rooms.values()].reduce((sum, { size }) => sum + size, 0);
    console.log(
      `${messages} messages in ${written.rooms.size} rooms, each on ${crowd.inEachRoom} pages; ` +
        `${written.retried} asked again after a lost answer; presence right after ${scene.slowestMs} ms at most`,
    );
    goal(
      'R22',
      `${faults.length}-lost-doubled-misplaced-or-late/${crowd.people}-chatters+${kills}-kills`,
      `0, presence ${presenceTarget}`,
      faults.length === 0 && messages > crowd.people,
    );
  });
}

if (flags.mutant) {
  await catchMutants(
    'R22',
    'proof/r22-chatters.ts',
    [
      {
        name: 'one-member-is-not-told',
        changes: [
          [
            'server/src/features/chats/tell-members.ts',
            'for (const userId of await listMemberIds(tx, chatId))',
            'for (const userId of (await listMemberIds(tx, chatId)).slice(1))',
          ],
        ],
      },
      {
        name: 'instances-do-not-tell-each-other',
        changes: [['server/src/realtime/bus.ts', 'if (from === self) return;', 'return;']],
      },
    ],
    { folders: ['web/src/realtime'], inTurn: true },
  );
} else {
  await chat();
  process.exit();
}
