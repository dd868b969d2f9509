import { openDatabase } from '../../server/src/db/pool.ts';
import { openBus } from '../../server/src/realtime/bus.ts';
import { type Caller, openWorld, type TestTenant } from '../../server/src/test-world.ts';
import { pause } from './ask.ts';
import { flags, goal, show } from './goal.ts';
import { mark, Place } from './place.ts';
import { judgeAll } from './r7-judge.ts';
import { type Acknowledged, follow, nothingYet, writeLetter, writeLetters } from './r7-load.ts';
import { document, type Process, people, startProcess } from './r7-start.ts';

// The way to the database fails under the same load: its backends are terminated, it is restarted, the socket is cut.
// No process ends by it, every one is back by itself each time, and nothing that was acknowledged is lost or doubled.
// By itself: node proof/support/r7-lost-database.ts [--quick]

const times = flags.untilRed ? 1 : flags.quick ? 3 : 100;
const followers = flags.untilRed ? 3 : flags.quick ? 6 : 12;
/** Longer than anything of ours waits before it tries again. */
const backWithinMs = flags.untilRed ? 12_000 : 40_000;
const roles = ['server', 'worker', 'worker'];
async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<string[]> {
  for (const deadline = Date.now() + backWithinMs; Date.now() < deadline; await pause(20))
    if (await condition()) return [];
  return [`${what} within ${backWithinMs / 1000} s`];
}

const faults: Record<string, (place: Place, n: number) => Promise<void>> = {
  async 'backends-terminated'(place) {
    const most = 3;
    await place.query(
      `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE application_name = $1
       ORDER BY random() LIMIT $2) picked`,
      [mark, most],
    );
  },
  restarts: (place) => place.restart(),
  /** All at once, every second one, or in the very moment in which an answer to COMMIT was to come. */
  async 'cuts-of-the-socket'({ wire }, n) {
    if (n % 3 === 0) return void wire.cut();
    if (n % 3 === 1) return void wire.cut((index) => index % 2 === 0);
    const before = wire.cuts();
    wire.loseAnswerTo('COMMIT');
    await until('a lost answer', () => wire.cuts() > before);
    wire.loseAnswerTo('');
  },
};

/** The processes of the product; one that ends is counted, and started again so that the rest can be judged. */
async function startAll(url: string, base: number) {
  const running: Process[] = [];
  const state = { ends: 0, on: true };
  const watch = async (index: number): Promise<void> => {
    while (state.on) {
      await running[index]?.ended;
      if (!state.on) return;
      state.ends++;
      await startProcess(url, roles[index] ?? '', base, { jobs: true }).then(
        (next) => {
          running[index] = next;
        },
        () => pause(200),
      );
    }
  };
  running.push(...(await Promise.all(roles.map((role) => startProcess(url, role, base, { jobs: true })))));
  roles.forEach((_, index) => void watch(index));
  return { running, state };
}

type Running = Awaited<ReturnType<typeof startAll>>;
interface Scene {
  place: Place;
  processes: Running;
  program: string;
  guest: Caller;
  here: TestTenant;
}

async function loseIt(kind: string, scene: Scene, callers: Caller[]): Promise<void> {
  const { place, processes, program, guest, here } = scene;
  const { running, state } = processes;
  const kept = nothingYet();
  const going = { on: true, url: () => running[0]?.url ?? '' };
  const report = (error: Error) => void kept.faults.push(error.message);
  const load = [
    ...callers.map((caller) => follow(caller, program, going, kept).catch(report)),
    writeLetters(guest, going, kept).catch(report),
  ];
  const endsBefore = state.ends;
  const acknowledged = () => kept.tasks.size + kept.readings.length;
  const late: string[] = await until('the load did not begin', () => acknowledged() >= callers.length);
  let done = 0;
  for (; done < times && !(flags.untilRed && state.ends > endsBefore); done++) {
    await pause(20 + ((done * 7_919) % 300));
    await faults[kind]?.(place, done);
    const before = acknowledged();
    late.push(...(await until('it did not come back', () => acknowledged() > before + 2)));
  }
  late.push(...(await findWhoStayedAway(scene, going, kept)));
  going.on = false;
  await Promise.all(load);

  // Workers go on for ever: what they write while it is being read would look like something missing.
  for (const one of running) one.hold(true);
  await until('a statement is still running', async () => (await place.busy()) === 0);
  const runtime = openDatabase(place.server.url, { size: 2 });
  const { faults: lost, figures } = await judgeAll({ runtime, here }, kept, document);
  await runtime.close();
  for (const one of running) one.hold(false);
  const all = [...kept.faults, ...late, ...lost];
  show(all);
  console.log(
    `${done} ${kind}; acknowledged: ${kept.tasks.size} tasks, ${kept.readings.length} readings, ` +
      `${kept.letters.length} letters; ${kept.retried} asked again after a lost answer; ${figures}`,
  );
  const ends = state.ends - endsBefore;
  goal('R7', `${ends}-process-ends/${done}-${kind}`, '0', ends === 0);
  const enough = kept.tasks.size >= done && kept.letters.length > 0;
  goal('R7', `${all.length}-lost-doubled-or-away/${done}-${kind}`, '0', all.length === 0 && enough);
}

/** Whoever hears no notice, or does no job, any more. */
async function findWhoStayedAway(
  { place, processes: { running }, guest, here }: Scene,
  going: { on: boolean; url(): string },
  kept: Acknowledged,
): Promise<string[]> {
  const bus = await openBus(place.server.url, () => undefined);
  const notice = crypto.randomUUID();
  const deaf = await until('a process heard no notice', () => {
    bus.publish('content', here.id, notice);
    return running.every(({ heard }) => heard.has(notice));
  });
  await bus.close();
  const subject = await writeLetter(guest, going, kept);
  const idle = await until('a letter was not forwarded', async () => {
    const [row] = await place.query<{ state: string }>(
      `SELECT state FROM pgboss.job JOIN contact_messages ON contact_messages.id::text = data->>'messageId'
       WHERE name = 'forward-contact' AND subject = $1`,
      [subject],
    );
    return row?.state === 'completed';
  });
  return [...deaf, ...idle];
}

export async function loseDatabase(): Promise<void> {
  const place = await Place.open();
  const { url } = place.server;
  const world = await openWorld({ database: { ownerUrl: url, url, drop: async () => undefined } });
  // A restart is all of them at once: enough for a mutant.
  const kinds = flags.untilRed ? ['restarts'] : Object.keys(faults);
  const { callers, program } = await people(world, followers * kinds.length);
  const { here } = world;
  const guest = world.guest(here);
  // Nothing of the proof's own is connected while the database goes away.
  await world.close();
  const processes = await startAll(place.wire.url, Date.now());
  try {
    for (const [index, kind] of kinds.entries()) {
      const own = callers.slice(index * followers, (index + 1) * followers);
      await loseIt(kind, { place, processes, program, guest, here }, own);
    }
  } finally {
    processes.state.on = false;
    // All is judged by now: what does not let go is left behind.
    const over = Promise.all(processes.running.map((one) => one.kill())).then(() => place.close());
    await Promise.race([over, pause(30_000)]);
  }
}

if (import.meta.main) {
  await loseDatabase();
  // Node does not come to an end by itself after sockets were reset (test-proxy.ts): it waits for their handles in a
  // loop of its own, after everything here is over.
  process.exit();
}
