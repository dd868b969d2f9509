/** Small populations for tests of the simulator. */
import { sleep } from '../examples/sleep.ts';
import type { Program, Protocol } from '../protocol.ts';
import { PROFILES, type Profile } from '../simulate/profile.ts';
import { type PopulationSetup, usualSetup } from '../simulate/setup.ts';
import { time } from './drive.ts';

export const programOf = (...protocols: Protocol[]): Program => ({
  id: 'program',
  protocols: protocols.map((one) => ({ protocol: one, onFail: 'stop' })),
});
export const begin = time('2026-03-02 09:00');
export const setupFor = (program: Program, more: Partial<PopulationSetup> = {}): PopulationSetup => ({
  ...usualSetup(program, begin, 'Europe/Berlin'),
  followers: 60,
  ...more,
});
export const profile = (id: string): Profile => PROFILES.find((one) => one.id === id) as Profile;
export const only = (id: string) => [{ profile: profile(id), share: 1 }];
export const better = programOf(sleep);
