/** What simulated people say to something they are asked. [R44] */

import { DAY_MS } from '../calendar.ts';
import type { Item, KpiItem } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import type { Answers } from '../questions.ts';
import type { RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';
import type { Reaction } from '../simulate.ts';
import { answersTo, readingAt } from './answering.ts';
import type { Draws } from './draws.ts';
import { type Follower, strayed } from './follower.ts';
import { questionsOf } from './patience.ts';
import type { Appointments } from './profile.ts';

/** `id` is the one that the event gets. */
export type Asked = {
  id: string;
  task: Task;
  item: Item | undefined;
  protocol: Protocol;
  follower: Follower;
  at: number;
  draws: Draws;
  appointments?: Appointments | undefined;
};

/** How the tasks of a step type are done by those who do them. */
export type Doing = {
  /** None where it cannot be done. */
  byFollower(asked: Asked): RunEvent[];
  /** What comes of it on later days, whoever did it. */
  afterwards?(asked: Asked): Reaction[];
  /** Left out: as a follower does it. */
  byTeam?(asked: Asked, declines: boolean): RunEvent;
};

export function sheetOf({ item, follower, at, draws }: Asked): Answers {
  const level = (): number => strayed(follower.profile.answers, daysOf(follower, at), draws);
  return answersTo(questionsOf(item), draws, level);
}

export function readingOf(item: KpiItem, follower: Follower, at: number, draws: Draws): number {
  return readingAt(
    item,
    strayed(follower.profile.kpis, daysOf(follower, at), draws),
    follower.seed % 2 === 0,
  );
}

const daysOf = (follower: Follower, at: number): number => Math.max(0, at - follower.startAt) / DAY_MS;
