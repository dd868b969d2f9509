import type { Moving } from '../../contract/src/moves.ts';
import type { ProgramRun } from '../../engine/src/program.ts';
import type { Program } from '../../engine/src/protocol.ts';
import type { RunEvent } from '../../engine/src/run-event.ts';
import { type Random, randomFrom } from '../../engine/src/testing/random.ts';
import { changedProgram, randomProgram } from '../../engine/src/testing/random-change.ts';
import { randomEvent, ZONES } from '../../engine/src/testing/random-run.ts';
import { seedPerson } from '../../server/seed/people.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { newId } from '../../server/src/db/ids.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import {
  advanceEnrollment,
  beginEnrollment,
} from '../../server/src/features/enrollments/advance-enrollment.ts';
import { insertEnrollment } from '../../server/src/features/enrollments/queries.ts';
import type { EnrollmentRow } from '../../server/src/features/enrollments/rows.ts';
import { movePeople } from '../../server/src/features/moves/jobs.ts';
import { createScope, type Scope } from '../../server/src/scope.ts';
import { addVersion } from '../../server/src/test-moves.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { dyingWorker } from './dying-worker.ts';
import { findMoveFaults, listDoneTasks } from './move-faults.ts';
import { withWorld } from './sweep.ts';

const day = 86_400_000;
const peopleInRound = 24;
const mostEvents = 10;

export interface Proved {
  people: number;
  moves: number;
  undone: number;
  faults: string[];
}

/** Random programs with people on the way, changed and moved by the product as it is used. */
export async function proveMovedLives(rounds: number, untilRed: boolean): Promise<Proved> {
  const proved: Proved = { people: 0, moves: 0, undone: 0, faults: [] };
  await withWorld(async (world) => {
    const expert = await world.add(world.here, { roles: ['expert'] });
    for (let seed = 1; seed <= rounds && !(untilRed && proved.faults.length > 0); seed++) {
      const round = new Round(world, expert, seed);
      // A life that cannot go on is a fault of the move that left it so, like any other.
      await round
        .live(proved)
        .catch((error) => proved.faults.push(`seed ${seed}: could not go on: ${String(error)}`));
    }
  });
  return proved;
}

class Round {
  readonly random: Random;
  readonly ids: string[] = [];
  readonly done = new Set<string>();
  program = '';
  content: Program;

  readonly world: World;
  readonly expert: Caller;
  readonly seed: number;

  constructor(world: World, expert: Caller, seed: number) {
    this.world = world;
    this.expert = expert;
    this.seed = seed;
    this.random = randomFrom(seed);
    this.content = randomProgram(this.random);
  }

  async live(proved: Proved): Promise<void> {
    const fault = (what: string) => proved.faults.push(`seed ${this.seed}: ${what}`);
    await this.begin();
    for (let version = 2; version <= 3; version++) {
      for (const id of await this.tx((tx) => listDoneTasks(tx, this.program))) this.done.add(id);
      const at = await this.someplace();
      this.content = { ...changedProgram(this.random, this.content, at), id: this.program };
      if (this.content.protocols.length === 0) break;
      await addVersion(this.world, this.program, this.content);
      const { stopped, moving } = await this.moveAll();
      if (stopped) fault(stopped);
      proved.moves += moving.done.moved + moving.done.undone;
      proved.undone += moving.done.undone;
      for (const what of await findMoveFaults(this.world, this)) fault(`version ${version}: ${what}`);
    }
    proved.people += this.ids.length;
  }

  private ask = async <Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: object,
  ) => {
    const url = `/api/programs/${this.program}/moves${path}` as const;
    const { status, body: answer } = await this.world.call(this.expert, method, url, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  };

  private tx = <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => this.world.runtime.tx(this.world.here.id, fn);

  private async scopeAt(now: number, parts = this.world.scope): Promise<Scope> {
    const tenant = await this.world.tenants.byId(this.world.here.id);
    if (!tenant) throw new Error('There is no such tenant.');
    return createScope(parts, { tenant, actor: null, locale: 'en' }, now);
  }

  /** Everybody began within the last weeks, and has come as far as they have. */
  private async begin(): Promise<void> {
    const seeded = await this.tx((tx) => seedProgram(tx, this.expert.id as string));
    this.program = seeded.program;
    this.content = { ...this.content, id: this.program };
    await this.tx((tx) =>
      tx.$client.query('UPDATE program_versions SET content = $2 WHERE id = $1', [
        seeded.version,
        JSON.stringify(this.content),
      ]),
    );
    for (let index = 0; index < peopleInRound; index++) {
      const at = new Date(Date.now() - this.random.whole(1, 40) * day);
      const row = await this.tx((tx) => this.person(tx, seeded.version, at));
      this.ids.push(row.id);
      // Some have joined and not begun.
      if (index % 8 === 7) continue;
      const scope = await this.scopeAt(at.getTime());
      await this.tx((tx) => beginEnrollment(scope, tx, row));
      await this.liveOn(row.id, at.getTime(), this.random.whole(0, mostEvents));
    }
  }

  private async person(tx: Tx, versionId: string, at: Date): Promise<EnrollmentRow> {
    const { id: userId } = await seedPerson(tx, 'none', {});
    const id = newId(at.getTime());
    const zone = this.random.pick(ZONES);
    const person = { age: this.random.whole(18, 70), sex: null, roles: ['user'], signs: [] };
    const row: EnrollmentRow = {
      tenantId: this.world.here.id,
      id,
      programId: this.program,
      versionId,
      userId,
      status: 'waiting',
      state: null,
      input: { runId: id, zone, person },
      eventsCount: 0,
      zone,
      nextDueAt: new Date(Date.now() + 400 * day),
      welcomeFrom: null,
      welcomeTo: null,
      isSeen: false,
      consentedAt: at,
      protocolIndex: 0,
      node: null,
      nodeSince: null,
      streak: 0,
      bestStreak: 0,
      lastActiveAt: at,
      startedAt: at,
      endedAt: null,
      accessEndedAt: null,
    };
    await insertEnrollment(tx, row);
    return { ...row, nextDueAt: at };
  }

  /** Random things happen to somebody, never later than now. */
  private async liveOn(id: string, from: number, most: number): Promise<void> {
    const past: RunEvent[] = [];
    let now = from;
    for (let index = 0; index < most; index++) {
      const found = await this.tx(async (tx) => {
        const { rows } = await tx.$client.query(
          `SELECT e.state, v.content FROM enrollments e JOIN program_versions v ON v.id = e.version_id WHERE e.id = $1`,
          [id],
        );
        return rows[0] as { state: string | null; content: string } | undefined;
      });
      const run = found?.state ? (JSON.parse(found.state) as ProgramRun) : null;
      const program = found ? (JSON.parse(found.content) as Program) : null;
      const protocol = run ? program?.protocols[run.index]?.protocol : undefined;
      if (!run || run.end || !protocol) return;
      const next = randomEvent(this.random, protocol, run.run, past, `${id}/${from}/${index}`, now);
      if (next.now > Date.now()) return;
      past.push(next.event);
      now = next.now;
      const scope = await this.scopeAt(now);
      await this.tx((tx) => advanceEnrollment(scope, tx, id, next.event));
    }
  }

  private async someplace(): Promise<string | null> {
    const { rows } = await this.tx((tx) =>
      tx.$client.query('SELECT node FROM enrollments WHERE program_id = $1 AND node IS NOT NULL LIMIT 1', [
        this.program,
      ]),
    );
    return (rows[0]?.node as string | undefined) ?? null;
  }

  /** Looks, moves with several workers of which some die, stops on the way, decides, takes some back. */
  private async moveAll(): Promise<{ stopped: string | null; moving: Moving }> {
    const { id } = await this.ask('POST', '', { against: 'newest' });
    await this.work(id, 0.2);
    const look = () => this.ask('GET', `/${id}`);
    let stopped: string | null = null;
    if ((await look()).plan.move > 0) {
      await this.ask('POST', `/${id}/start`, {});
      // Before anybody was moved, or on the way: what was moved when stopping is answered is all.
      const isAtOnce = this.seed % 2 === 1;
      const working = isAtOnce ? undefined : this.work(id, 0.3);
      const lives = this.ids.slice(0, 6).map((one) => this.liveOn(one, Date.now() - 1_000, 2));
      const before = await this.ask('POST', `/${id}/stop`);
      await Promise.all([working, ...lives]);
      await this.work(id, 0);
      const after = await look();
      if (before.state === 'stopped' && after.done.moved !== before.done.moved)
        stopped = `${after.done.moved - before.done.moved} were moved after it was stopped`;
      await this.ask('POST', `/${id}/start`, {});
      await Promise.all([this.work(id, 0.3), this.work(id, 0.3), this.work(id, 0)]);
      await this.work(id, 0);
    }
    await this.decideSome(id);
    await this.undoSome(id);
    return { stopped, moving: await look() };
  }

  private async decideSome(id: string): Promise<void> {
    const { reasons } = await this.ask('GET', `/${id}`);
    for (const { key, choices } of reasons) {
      const step = [...choices.offers, ...choices.others][0];
      const { accept } = choices;
      const choice =
        choices.canMove && (!choices.needsStep || step) && this.random.chance(0.8)
          ? { kind: 'move', accept, ...(choices.needsStep && { enter: step?.id }) }
          : { kind: 'stay' };
      await this.ask('POST', `/${id}/decisions`, { reason: key, choice });
      await this.work(id, 0.2);
    }
    await this.work(id, 0);
  }

  /** Of some of those who are to be taken back something happens first. */
  private async undoSome(id: string): Promise<void> {
    const { data } = await this.ask('GET', `/${id}/people?show=moved&per_page=100`);
    const people = data.filter((_, index) => index % 3 === 0).map(({ enrollmentId }) => enrollmentId);
    if (people.length === 0) return;
    for (const one of people.slice(0, 3)) await this.travel(one);
    await this.ask('POST', `/${id}/undo`, { people });
    await Promise.all([this.work(id, 0.2), this.work(id, 0)]);
    await this.work(id, 0);
  }

  /** Something that certainly happens, whatever step they are at: they are in another time zone now. */
  private async travel(id: string): Promise<void> {
    const scope = await this.scopeAt(Date.now());
    const zone = this.random.chance(0.5) ? 'Pacific/Kiritimati' : 'Pacific/Marquesas';
    const event: RunEvent = { id: `${id}/${Date.now()}/zone`, type: 'timeZone', zone };
    await this.tx(async (tx) => {
      const { rows } = await tx.$client.query('SELECT state FROM enrollments WHERE id = $1', [id]);
      if (rows[0]?.state) await advanceEnrollment(scope, tx, id, event);
    });
  }

  /** A worker; with a chance at every transaction it dies before that is written. */
  private async work(movingId: string, dies: number): Promise<void> {
    const worker = dyingWorker(this.world.scope, () => this.random.chance(dies));
    try {
      await movePeople(movingId, async (task) => task(await this.scopeAt(Date.now(), worker.parts)));
    } catch (error) {
      if (!worker.isDead()) throw error;
    }
  }
}
