// No zod: pages read it.
import type { MadeUpFollower } from './made-up-follower.ts';

export const nobodyYet: MadeUpFollower = {
  name: '',
  place: null,
  day: 0,
  age: null,
  sex: null,
  signs: [],
  kpis: {},
  scores: {},
  answers: {},
  done: 0,
  asked: 0,
};
