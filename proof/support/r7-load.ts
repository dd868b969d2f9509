import type { Caller } from '../../server/src/test-world.ts';

/** What was acknowledged, and so has to be there whatever is killed afterwards. */
export interface Acknowledged {
  /** By task: how often a yes came for it, repeats of one key not counted. */
  tasks: Map<string, number>;
  readings: { enrollment: string; takenAt: string }[];
  /** Subjects of letters to the site, each of which becomes a job. */
  letters: string[];
  faults: string[];
  retried: number;
}

export const nothingYet = (): Acknowledged => ({
  tasks: new Map(),
  readings: [],
  letters: [],
  faults: [],
  retried: 0,
});

export interface Going {
  on: boolean;
  url(): string;
}

interface Reply {
  status: number;
  /** What this reads of any answer. */
  body: { id?: string; data?: { id: string }[]; message?: string } | undefined;
}

/** Somebody who joins, does each task as it comes, and enters a reading now and then, for as long as it goes on. */
export async function follow(
  caller: Caller,
  program: string,
  going: Going,
  kept: Acknowledged,
): Promise<void> {
  const sure = (path: string, body: object) => askUntilAnswered(caller, going, kept, path, body);
  const joined = await sure(`programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  const enrollment = joined.body?.id;
  if (joined.status !== 201 || enrollment === undefined) {
    kept.faults.push(`joining was answered with ${joined.status}`);
    return;
  }
  while (going.on) {
    const list = await askOnce(caller, going, 'GET', 'tasks');
    if (list && ![200, 503].includes(list.status))
      kept.faults.push(`GET tasks was answered with ${list.status}`);
    for (const { id } of list?.body?.data ?? []) {
      const done = await sure(`tasks/${id}/result`, { result: { type: 'done' } });
      if (done.status === 200) kept.tasks.set(id, (kept.tasks.get(id) ?? 0) + 1);
      else kept.faults.push(`task ${id} was answered with ${done.status}: ${JSON.stringify(done.body)}`);
    }
    const takenAt = new Date().toISOString();
    const read = await sure(`enrollments/${enrollment}/readings`, { kpi: 'pulse', value: 70, takenAt });
    if (read.status === 201) kept.readings.push({ enrollment, takenAt });
    else kept.faults.push(`a reading was answered with ${read.status}: ${JSON.stringify(read.body)}`);
    await pause(40);
  }
}

/** A visitor who writes to the people of the site, letter after letter. */
export async function writeLetters(guest: Caller, going: Going, kept: Acknowledged): Promise<void> {
  while (going.on) {
    await writeLetter(guest, going, kept);
    await pause(100);
  }
}

export async function writeLetter(guest: Caller, going: Going, kept: Acknowledged): Promise<string> {
  const subject = crypto.randomUUID();
  const letter = { full_name: 'A visitor', email: 'visitor@example.test', description: 'How do I begin?' };
  const { status } = await askUntilAnswered(guest, going, kept, 'contact', { ...letter, subject });
  if (status === 201) kept.letters.push(subject);
  else kept.faults.push(`a letter was answered with ${status}`);
  return subject;
}

/** Asked with one key until there is an answer: what a page does that lost its connection. */
async function askUntilAnswered(
  caller: Caller,
  going: Going,
  kept: Acknowledged,
  path: string,
  body: object,
): Promise<Reply> {
  const key = crypto.randomUUID();
  for (let tries = 0; ; tries++) {
    const reply = await askOnce(caller, going, 'POST', path, body, key);
    if (reply && reply.status < 500 && !isBusy(reply)) return reply;
    // That something is away is no fault of ours; what nobody foresaw is.
    if (reply && reply.status !== 503) kept.faults.push(`${path} was answered with ${reply.status}`);
    if (tries === 0) kept.retried++;
    if (tries > 800) throw new Error(`No answer to ${path}`);
    await pause(25);
  }
}

/** The first try of this key may still be under way in a process that was killed a moment ago. */
const isBusy = ({ status, body }: Reply): boolean => status === 409 && /same time/.test(body?.message ?? '');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function askOnce(
  { tenant, token }: Caller,
  going: Going,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Reply | undefined> {
  try {
    const response = await fetch(`${going.url()}/api/${path}`, {
      method,
      headers: {
        'x-domain': tenant.host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
}
