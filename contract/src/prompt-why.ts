import type { Channel } from './notifications.ts';

/** What the arbiter saw when it decided about a prompt, kept with it so that it can be explained later. */
export interface PromptWhy {
  /** The last time it had to wait. */
  held?: {
    /** `quiet`, `welcome`: by the person's own hours. `most`: they had been told often enough that day. `danger`: they may have been in danger. */
    because: 'quiet' | 'welcome' | 'most' | 'paused' | 'danger';
    /** ISO; the arbiter looked again then. */
    until: string;
    /** Minutes of the day: quiet hours, or the hours that are welcome. */
    hours?: { from: number; to: number };
    /** By whose clock the hours and the day were counted. */
    zone: string;
    /** Messages a day that its person wants at most. */
    most?: number;
  };
  /** How it went out. */
  told?: {
    by: Channel[];
    /** What its person wants for such things, also where there is no such way to them. */
    wanted: Channel[];
    /** How many things the same message told, itself included. */
    together: number;
    /** Which message of that local day it was, and how many there may be. */
    number: number;
    most: number;
  };
  /** Why it never went out. `stale`: its time was over before it could. */
  ended?: { because: 'stale' | 'unwanted' | 'left'; wanted?: Channel[]; reachable?: Channel[] };
}
