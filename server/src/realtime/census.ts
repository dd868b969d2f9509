import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from './bus.ts';
import type { Channels } from './channels.ts';

/** Who is on a channel, in all processes together. */
export interface Counted {
  subscriptions: number;
  /** Of presence channels: the people. */
  users: Set<string>;
}

export interface Census {
  /** Of those channels whose names begin so. */
  of(tenantId: string, prefix: string): Promise<Map<string, Counted>>;
}

interface Question {
  id: string;
  tenantId: string;
  prefix: string;
}
interface Answer {
  id: string;
  /** Of each channel its subscriptions and people. */
  channels: [string, number, string[]][];
}

/** Nobody knows how many processes there are; whoever has not answered by then has not been counted. */
const answerMs = 250;

/** Asked seldom, by servers, so the processes count when they are asked instead of keeping books with every connection. */
export function createCensus(channels: Channels, bus: Bus): Census {
  const asked = new Map<string, Map<string, Counted>>();
  const countHere = ({ tenantId, prefix }: Omit<Question, 'id'>): Answer['channels'] =>
    channels.namesOf(tenantId, prefix).map((name) => {
      const all = channels.of(tenantId, name);
      const users = [...all.values()].flatMap(({ member }) => (member ? [member.user_id] : []));
      return [name, all.size, [...new Set(users)]];
    });
  bus.onRelay((text) => {
    const { count, counted } = JSON.parse(text) as { count?: Question; counted?: Answer };
    if (count)
      bus.relay(JSON.stringify({ counted: { id: count.id, channels: countHere(count) } satisfies Answer }));
    const found = counted && asked.get(counted.id);
    if (found) addTo(found, counted.channels);
  });
  return {
    async of(tenantId, prefix) {
      const id = randomUUID();
      const found = new Map<string, Counted>();
      asked.set(id, found);
      bus.relay(JSON.stringify({ count: { id, tenantId, prefix } satisfies Question }));
      await wait(answerMs);
      asked.delete(id);
      addTo(found, countHere({ tenantId, prefix }));
      return found;
    },
  };
}

function addTo(found: Map<string, Counted>, channels: Answer['channels']): void {
  for (const [name, subscriptions, users] of channels) {
    const before = found.get(name) ?? { subscriptions: 0, users: new Set<string>() };
    before.subscriptions += subscriptions;
    for (const user of users) before.users.add(user);
    found.set(name, before);
  }
}
