import { drawsFrom, seedOf } from '@regimen/engine/simulate/draws.ts';
import type { DemoFollower } from './followers.ts';
import { sleepChangedDaysAgo } from './publish.ts';

/** Somebody begins a program. */
export interface Beginning {
  follower: DemoFollower;
  example: string;
  daysAgo: number;
  /** They chose to be seen by those who follow it too. */
  isSeen: boolean;
}

/** Of a hundred people who follow anything beside Better sleep. */
const others: [example: string, share: number][] = [
  ['blood-pressure', 21],
  ['back-pain', 15],
  ['couch-to-5k', 16],
  ['type-2-diabetes', 17],
  ['stress', 13],
  ['quit-smoking', 8],
  ['postnatal-recovery', 10],
];

const longestDays = 118;

/** Nearly all follow Better sleep, most of them since its last change; every second one follows something else. */
export function planLives(followers: readonly DemoFollower[]): Beginning[] {
  return followers.flatMap((follower, number): Beginning[] => {
    const draws = drawsFrom(seedOf('plan', number));
    const begins = (example: string, from: number, to: number): Beginning => ({
      follower,
      example,
      daysAgo: from + draws.next() * (to - from),
      isSeen: draws.chance(0.6),
    });
    const sleeps = number % 15 !== 14;
    const sleep = draws.chance(0.78)
      ? begins('better-sleep', 0.4, sleepChangedDaysAgo - 0.5)
      : begins(
          'better-sleep',
          sleepChangedDaysAgo + 0.5,
          draws.chance(0.5) ? sleepChangedDaysAgo + 7 : longestDays,
        );
    const other = begins(otherFor(follower, draws.whole(0, 99)), 1, longestDays);
    if (!sleeps) return [other];
    return number % 2 === 0 ? [sleep, other] : [sleep];
  });
}

function otherFor({ sex, age }: DemoFollower, place: number): string {
  let left = place;
  for (const [example, share] of others) {
    if (left < share)
      return example === 'postnatal-recovery' && (sex !== 'female' || age > 44) ? 'back-pain' : example;
    left -= share;
  }
  return 'blood-pressure';
}
