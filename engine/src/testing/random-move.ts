/**
 * One random life over several versions of a random program, watched from outside: what the world was told to open and
 * close has to agree with the run at every moment. `fault` says what went wrong first; null when nothing did.
 */
import {
  type MoveEntry,
  moveEntry,
  type UndoEntry,
  undoEntry,
  type VersionedLog,
} from '../migrate/replay.ts';
import { undoMove } from '../migrate/undo.ts';
import { ACCEPTABLE, type Moved, type MoveOptions, type Verdict } from '../migrate/verdict.ts';
import { judgeMove } from '../migrate.ts';
import { advanceProgram, type ProgramRun, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry } from '../program-replay.ts';
import type { Program } from '../protocol.ts';
import type { EventEntry } from '../replay.ts';
import type { RunEvent } from '../run-event.ts';
import { MovedWorld } from './moved-world.ts';
import { type Random, randomFrom } from './random.ts';
import { changedProgram, randomProgram } from './random-change.ts';
import { randomEvent, ZONES } from './random-run.ts';

/** `undone`: runs as they stood after a move was taken back. */
export type MovedLife = { verdicts: Verdict[]; undone: ProgramRun[]; events: number; fault: string | null };
/** With its log, as a server keeps it: what replays has to end at `run`. Versions are named by their number. */
export type LoggedLife = MovedLife & { log: VersionedLog; programs: Program[]; run: ProgramRun };
type Entries = (EventEntry | MoveEntry | UndoEntry)[];
const TZ = 'any';

const VERSIONS = 5;
const MOST_EVENTS = 12;
const FIRST = 1_767_225_600_000;

export function liveOverVersions(seed: number): LoggedLife {
  const random = randomFrom(seed);
  const world = new MovedWorld();
  const life: MovedLife = { verdicts: [], undone: [], events: 0, fault: null };
  let program = randomProgram(random);
  const earlier: Program[] = [];
  let now = FIRST + random.whole(0, 500_000) * 60_000;
  const person = { age: random.whole(18, 70), sex: null, roles: [], signs: [] };
  const input = { runId: 'e', zone: random.pick(ZONES), person };
  const began = startProgram(program, input, now);
  let { run } = began;
  const programs = [program];
  const entries: Entries = [];
  const log = { version: '0', start: programStartEntry(input, now, began, TZ), entries };
  try {
    world.told(began.effects, 'start');
    for (let version = 1; version <= VERSIONS; version++) {
      ({ run, now } = lived(random, world, program, run, now, life, version, entries));
      if (run.end) break;
      now += random.whole(0, 3_000) * 60_000;
      // Now and then an expert takes a change back: what went comes again.
      const next =
        earlier.length > 0 && random.chance(0.35)
          ? random.pick(earlier)
          : changedProgram(random, program, run.run.here?.node ?? null);
      if (next.protocols.length === 0) break;
      const { verdict: moved, options } = moveOn(random, world, run, program, next, now);
      life.verdicts.push(moved);
      if (moved.verdict !== 'move') continue;
      ({ run } = moved);
      const versions = { from: String(programs.indexOf(program)), to: String(programs.push(next) - 1) };
      entries.push(moveEntry(versions, options, moved, TZ));
      const later = now + random.whole(0, 90) * 60_000;
      if (random.chance(0.2) && takenBack(world, moved, program, later, life, entries)) {
        run = life.undone.at(-1) ?? run;
        continue;
      }
      earlier.push(program);
      program = next;
    }
    ({ run } = lived(random, world, program, run, now, life, VERSIONS + 1, entries));
  } catch (error) {
    life.fault = `seed ${seed}: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { ...life, log, programs, run };
}

function lived(
  random: Random,
  world: MovedWorld,
  program: Program,
  from: ProgramRun,
  begin: number,
  life: MovedLife,
  version: number,
  entries: Entries,
): { run: ProgramRun; now: number } {
  let [run, now] = [from, begin];
  const past: RunEvent[] = [];
  const events = random.whole(0, MOST_EVENTS);
  for (let index = 0; index < events && run.end === null; index++) {
    const protocol = program.protocols[run.index]?.protocol;
    if (!protocol) throw new Error('the run stands at a protocol that is not there');
    const next = randomEvent(random, protocol, run.run, past, `v${version}e${index}`, now);
    past.push(next.event);
    now = next.now;
    const advanced = advanceProgram(program, run, next.event, now);
    run = advanced.run;
    entries.push(programEventEntry(next.event, now, advanced, TZ));
    life.events++;
    const what = `version ${version}, ${next.event.type} ${next.event.id}`;
    world.told(advanced.effects, what);
    world.agrees(run, program, what);
    // An event that was seen before is not looked at, so only a timer has to do everything that is due.
    if (next.event.type === 'timer' && run.run.dueAt !== null && run.run.dueAt <= now)
      throw new Error(`${what}: something stays due and never happens`);
  }
  return { run, now };
}

function moveOn(
  random: Random,
  world: MovedWorld,
  run: ProgramRun,
  before: Program,
  after: Program,
  now: number,
): { verdict: Verdict; options: MoveOptions } {
  const untouched = JSON.stringify(run);
  let options: MoveOptions = { now };
  let verdict = judgeMove(run, before, after, options);
  if (verdict.verdict === 'decide' && random.chance(0.7)) {
    const protocol = before.protocols[run.index]?.protocol.id ?? '';
    const there = after.protocols.find((part) => part.protocol.id === protocol)?.protocol.nodes ?? [];
    const offered = verdict.obstacles.flatMap((one) => (one.why === 'step-gone' ? one.offers : []));
    const steps = offered.length > 0 && random.chance(0.7) ? offered : there.map(({ id }) => id);
    const node = run.run.here?.node ?? '';
    options = {
      now,
      accept: ACCEPTABLE,
      ...(steps.length > 0 &&
        random.chance(0.7) && { enter: { [protocol]: { [node]: random.pick(steps) } } }),
    };
    verdict = judgeMove(run, before, after, options);
  }
  if (JSON.stringify(run) !== untouched) throw new Error('judging changed the run');
  if (verdict.verdict !== 'move') return { verdict, options };
  const again = judgeMove(JSON.parse(untouched), before, after, options);
  if (JSON.stringify(again) !== JSON.stringify(verdict))
    throw new Error('judged again it comes out differently');
  world.told(verdict.effects, 'move');
  world.agrees(verdict.run, after, 'move');
  sameReadings(verdict, before, after);
  if (!options.accept && (verdict.run.end || verdict.run.run.end)) throw new Error('a move ended the run');
  return { verdict, options };
}

/** [R95] What was read means the same after the move, whatever unit it is told in. */
function sameReadings({ before: was, run: is }: Moved, before: Program, after: Program): void {
  if (was.run.id !== is.run.id || was.run.protocolId !== is.run.protocolId) return;
  const inBeats = ({ protocols }: Program, { index, run }: ProgramRun, id: string): number => {
    const item = protocols[index]?.protocol.items[id];
    const factor = item?.kind === 'kpi' && item.unit === 'Hz' ? 60 : 1;
    return (run.kpis[id]?.last ?? 0) * factor;
  };
  for (const id of Object.keys(was.run.kpis))
    if (Math.abs(inBeats(before, was, id) - inBeats(after, is, id)) > 0.01)
      throw new Error(`the reading of ${id} is another one after the move`);
}

function takenBack(
  world: MovedWorld,
  moved: Moved,
  old: Program,
  now: number,
  life: MovedLife,
  entries: Entries,
): boolean {
  const undone = undoMove(moved.run, moved, old, now);
  if (!undone.undone) return false;
  world.told(undone.effects, 'undo');
  world.agrees(undone.run, old, 'undo');
  life.undone.push(undone.run);
  entries.push(undoEntry(now, undone, TZ));
  return true;
}
