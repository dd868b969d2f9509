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
import { units } from './units.ts';

export const ARABIC: Readonly<Record<string, Dictionary>> = {
  'better-sleep': { ...instruments, ...units, ...sleep },
  'blood-pressure': { ...instruments, ...units, ...bloodPressure },
  'back-pain': { ...instruments, ...units, ...backPain },
  'quit-smoking': { ...instruments, ...units, ...quitSmoking },
  'couch-to-5k': { ...instruments, ...units, ...couchTo5k },
  'postnatal-recovery': { ...instruments, ...units, ...postnatal },
  'type-2-diabetes': { ...instruments, ...units, ...diabetes },
  stress: { ...instruments, ...units, ...stress },
};
