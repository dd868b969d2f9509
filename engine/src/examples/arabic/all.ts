/** Every line of the examples in Arabic, by the id of the protocol. */
import type { Dictionary } from '../../human-texts.ts';
import { backPain } from './back-pain.ts';
import { bloodPressure } from './blood-pressure.ts';
import { couchTo5k } from './couch-to-5k.ts';
import { diabetes } from './diabetes.ts';
import { instruments } from './instruments.ts';
import { postnatal } from './postnatal.ts';
import { quitSmoking } from './quit-smoking.ts';
import { sleep } from './sleep.ts';
import { stress } from './stress.ts';

export const ARABIC: Readonly<Record<string, Dictionary>> = {
  'better-sleep': { ...instruments, ...sleep },
  'blood-pressure': { ...instruments, ...bloodPressure },
  'back-pain': { ...instruments, ...backPain },
  'quit-smoking': { ...instruments, ...quitSmoking },
  'couch-to-5k': { ...instruments, ...couchTo5k },
  'postnatal-recovery': { ...instruments, ...postnatal },
  'type-2-diabetes': { ...instruments, ...diabetes },
  stress: { ...instruments, ...stress },
};
