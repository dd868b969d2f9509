/** The eight examples: templates for creators and the ground of the demo. */
import type { Protocol } from '../protocol.ts';
import { backPain } from './back-pain.ts';
import { bloodPressure } from './blood-pressure.ts';
import { couchTo5k } from './couch-to-5k.ts';
import { diabetes } from './diabetes.ts';
import { postnatal } from './postnatal.ts';
import { quitSmoking } from './quit-smoking.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';

export const EXAMPLES: readonly Protocol[] = [
  sleep,
  bloodPressure,
  backPain,
  quitSmoking,
  couchTo5k,
  postnatal,
  diabetes,
  stress,
];
