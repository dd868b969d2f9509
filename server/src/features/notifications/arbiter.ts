/**
 * Decides what becomes of everything somebody should be told now. Pure: no clock, no database.
 *
 * [A1] What is no longer fresh is missed, never sent.
 * [A2] What its person wants on no channel is told on none.
 * [A3] In quiet hours, and outside the hours welcome to its program, it is held until they allow it.
 * [A4] At most so many messages a local day, over all programs. One message may tell several things.
 * [A5] What is important comes first and alone; the rest that is due at once is gathered into one message.
 * [A6] Never more than three messages at once: what does not fit them, or the room left, is gathered into the last one.
 * [A7] The last message of a day is kept for what is important, where there may be more than one.
 * [A8] With no room left, it is gathered for the next day.
 * [A9] Who may be in danger gets no nudge on that day but those that are part of the help: it is held until the next.
 * [A10] A reminder that its person asked for is told apart, and neither held by the most a day nor counted in it.
 */
import type { Channel, PromptKind } from '@regimen/contract/notifications.ts';
import { allowedFrom, type Hours, isWithin, tomorrow } from './hours.ts';

export interface DuePrompt {
  id: string;
  kind: PromptKind;
  isImportant: boolean;
  /** Its person put the task off until now. */
  isAskedFor: boolean;
  /** What its creator asked for; a default that the person's choice replaces. */
  channel: Channel;
  intendedAt: number;
  freshUntil: number | null;
  welcome: Hours | null;
  /** Of the enrollment. */
  zone: string;
}

export interface Person {
  zone: string;
  quiet: Hours | null;
  mostADay: number;
  /** Nothing: they never chose. */
  channels: Partial<Record<PromptKind, readonly Channel[]>> | null;
  /** The channels there are: no device has no push, no confirmed address no mail. */
  reachable: readonly Channel[];
  /** Messages of this local day so far that count. */
  sentToday: number;
  /** They may be in danger: the end of that day. Left out or null: they are not. */
  inDangerUntil?: number | null;
}

export interface Message {
  prompts: DuePrompt[];
  channels: Channel[];
  /** In the most a day. */
  isCounted: boolean;
}

export interface Decision {
  missed: DuePrompt[];
  unwanted: DuePrompt[];
  /** `quiet` and `welcome` by [A3], with the hours that held it; `most` by [A8]. */
  later: {
    prompt: DuePrompt;
    until: number;
    because: 'quiet' | 'welcome' | 'most' | 'danger';
    hours: Hours | null;
  }[];
  /** In the order in which they go out. */
  messages: Message[];
}

const mostAtOnce = 3;

/** Of those who never chose. What the creator asked for joins them. */
export const defaultChannels: Record<PromptKind, readonly Channel[]> = {
  task: ['in-app', 'push', 'email'],
  nudge: ['in-app', 'push'],
  reminder: ['in-app', 'push', 'email'],
};

export function decide(due: DuePrompt[], person: Person, now: number): Decision {
  const decision: Decision = { missed: [], unwanted: [], later: [], messages: [] };
  const sendable: DuePrompt[] = [];
  for (const prompt of due) {
    if (prompt.freshUntil !== null && prompt.freshUntil <= now)
      decision.missed.push(prompt); // [A1]
    else if (channelsOf(prompt, person).length === 0)
      decision.unwanted.push(prompt); // [A2]
    else if (prompt.kind === 'nudge' && !prompt.isImportant && person.inDangerUntil)
      decision.later.push({ prompt, until: restUntil(person, now), because: 'danger', hours: null }); // [A9]
    else {
      const until = allowedFrom(
        now,
        { quiet: person.quiet, welcome: prompt.welcome },
        person.zone,
        prompt.zone,
      );
      if (until > now)
        decision.later.push({ prompt, until, ...heldBy(prompt, person, now) }); // [A3]
      else sendable.push(prompt);
    }
  }
  const asked = sendable.filter(({ isAskedFor }) => isAskedFor); // [A10]
  const others = sendable.filter(({ isAskedFor }) => !isAskedFor);
  const { messages, left } = fill(others, person, asked.length > 0 ? mostAtOnce - 1 : mostAtOnce);
  const telling = (prompts: DuePrompt[], isCounted: boolean): Message => ({
    prompts,
    channels: channelsOfAll(prompts, person),
    isCounted,
  });
  if (asked.length > 0) decision.messages.push(telling(asked, false));
  decision.messages.push(...messages.map((prompts) => telling(prompts, true)));
  for (const prompt of left) {
    const wishes = { quiet: person.quiet, welcome: prompt.welcome };
    const until = allowedFrom(tomorrow(person.zone, now), wishes, person.zone, prompt.zone);
    decision.later.push({ prompt, until, because: 'most', hours: null }); // [A8]
  }
  return decision;
}

/** The end of that day, or this one's where nobody has looked since. */
const restUntil = ({ inDangerUntil, zone }: Person, now: number): number =>
  inDangerUntil && inDangerUntil > now ? inDangerUntil : tomorrow(zone, now);

/** Whose hours hold it now. */
function heldBy({ welcome }: DuePrompt, { quiet, zone }: Person, now: number) {
  return quiet && isWithin(quiet, zone, now)
    ? ({ because: 'quiet', hours: quiet } as const)
    : ({ because: 'welcome', hours: welcome } as const);
}

/** Spreads what may be sent over the messages that are left of this day. */
function fill(
  sendable: DuePrompt[],
  person: Person,
  most: number,
): { messages: DuePrompt[][]; left: DuePrompt[] } {
  const ordered = [...sendable].sort((a, b) => a.intendedAt - b.intendedAt);
  const important = ordered.filter(({ isImportant }) => isImportant);
  const rest = ordered.filter(({ isImportant }) => !isImportant);
  const room = Math.max(0, person.mostADay - person.sentToday);
  const kept = person.mostADay > 1 && important.length === 0 ? 1 : 0; // [A7]
  if (room - kept <= 0) return { messages: [], left: ordered };
  const atOnce = Math.min(room, most);
  if (important.length + (rest.length > 0 ? 1 : 0) <= atOnce) {
    const singles = important.map((prompt) => [prompt]); // [A5]
    return { messages: rest.length > 0 ? [...singles, rest] : singles, left: [] };
  }
  const singles = important.slice(0, atOnce - 1).map((prompt) => [prompt]); // [A6]
  return { messages: [...singles, [...important.slice(atOnce - 1), ...rest]], left: [] };
}

/** By which channels its person wants it, whether they can be reached by them or not. */
export const wantedChannels = ({ kind, channel }: DuePrompt, { channels }: Person): Channel[] => [
  ...new Set(channels?.[kind] ?? [...defaultChannels[kind], channel]),
];

function channelsOf(prompt: DuePrompt, person: Person): Channel[] {
  const wanted = wantedChannels(prompt, person);
  return person.reachable.filter((channel) => wanted.includes(channel));
}

function channelsOfAll(prompts: DuePrompt[], person: Person): Channel[] {
  const wanted = new Set(prompts.flatMap((prompt) => channelsOf(prompt, person)));
  return person.reachable.filter((channel) => wanted.has(channel));
}
