import type { Tx } from '../../db/pool.ts';
import * as queries from './queries.ts';

export interface Address {
  path: string;
  changedAt?: Date;
}

/** Pages that everybody may read, whatever is published. */
const fixed = [
  '/',
  '/programs',
  '/creators',
  '/systems',
  '/faqs',
  '/docs',
  '/contact',
  '/privacy',
  '/cookies',
  '/terms-of-service',
];
const programsAPart = 20_000;
/** A list of addresses may hold 50,000. */
const mostPeople = 10_000;
const mostDiscussions = 20_000;

/** How many lists there are: one for everything else, the others for programs. */
export async function countParts(tx: Tx): Promise<number> {
  return 1 + Math.ceil((await queries.countSlots(tx)) / programsAPart);
}

export async function listAddresses(tx: Tx, part: number): Promise<Address[]> {
  if (part > 0) {
    const from = (part - 1) * programsAPart;
    const programs = await queries.listPrograms(tx, from, from + programsAPart);
    return programs.map(({ key, at }) => ({ path: `/program/${key}`, changedAt: at }));
  }
  const creators = await queries.listCreators(tx, mostPeople);
  const discussions = await queries.listDiscussions(tx, mostDiscussions);
  return [
    ...fixed.map((path) => ({ path })),
    ...creators.map(({ key, at }) => ({ path: `/u/${key}`, changedAt: at })),
    ...discussions.map(({ key, at }) => ({ path: `/systems/discussion/${key}`, changedAt: at })),
  ];
}
