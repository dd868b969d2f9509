/** Drives one run in a test: says what happens when, keeps everything that came of it. */
import { Temporal } from 'temporal-polyfill';
import type { Effect } from '../effect.ts';
import type { Protocol } from '../protocol.ts';
import { advance, start } from '../run.ts';
import type { RunEvent } from '../run-event.ts';
import type { Person, Run } from '../run-state.ts';
import type { Trace } from '../trace.ts';

/** "2026-03-02 09:00" in UTC, or in a zone, as epoch ms. */
export function time(text: string, zone = 'UTC'): number {
  return Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(zone).epochMilliseconds;
}

/** What the clock shows in a zone at an instant. */
export function shown(at: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

export const NOBODY: Person = { age: null, sex: null, roles: [], signs: [] };

type WithoutId<E> = E extends RunEvent ? Omit<E, 'id'> & { id?: string } : never;

export class Drive {
  run: Run;
  readonly effects: Effect[];
  readonly trace: Trace[];
  readonly protocol: Protocol;
  private events = 0;

  constructor(protocol: Protocol, at = '2026-03-02 09:00', { zone = 'UTC', person = NOBODY } = {}) {
    const began = start(protocol, { runId: 'run', zone, person }, time(at, zone));
    this.protocol = protocol;
    this.run = began.run;
    this.effects = began.effects;
    this.trace = began.trace;
  }

  /** Lets an event happen at a time that the follower's own clock shows, and gives what came of it. */
  at(
    when: string | number,
    event: WithoutId<RunEvent> = { type: 'timer' },
  ): { effects: Effect[]; trace: Trace[] } {
    const now = typeof when === 'number' ? when : time(when, this.run.zone);
    const advanced = advance(this.protocol, this.run, { id: `e${this.events++}`, ...event } as RunEvent, now);
    this.run = advanced.run;
    this.effects.push(...advanced.effects);
    this.trace.push(...advanced.trace);
    return advanced;
  }

  /** Wakes the run whenever it asks to be woken, up to a time. */
  until(when: string): this {
    const end = time(when, this.run.zone);
    for (let due = this.run.dueAt; due !== null && due <= end; due = this.run.dueAt) this.at(due);
    return this;
  }

  /** The only open task, or the one of a step or module. */
  task(of?: string): string {
    const open = this.run.tasks.filter((task) => of === undefined || task.node === of || task.module === of);
    if (open.length !== 1 || !open[0]) throw new Error(`${open.length} tasks are open, not one`);
    return open[0].id;
  }

  /** "kind source occurrence" of every effect so far. */
  get said(): string[] {
    return this.effects.map(({ id, kind }) => [kind, id.split('/')[1], id.split('/')[4]].join(' '));
  }

  get here(): string | null {
    return this.run.here?.node ?? null;
  }

  why(): string | undefined {
    const last = this.trace.findLast((entry) => entry.what === 'refused');
    return last?.what === 'refused' ? last.why : undefined;
  }
}
