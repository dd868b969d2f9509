import type { Caller } from '../../server/src/test-world.ts';
import { type Asked, askOnce, askUntilAnswered, type Going, pause } from './ask.ts';

/** What was acknowledged, and so has to be there whatever is killed afterwards. */
export interface Acknowledged extends Asked {
  /** By task: how often a yes came for it, repeats of one key not counted. */
  tasks: Map<string, number>;
  readings: { enrollment: string; takenAt: string }[];
  /** Subjects of letters to the site, each of which becomes a job. */
  letters: string[];
}

export const nothingYet = (): Acknowledged => ({
  tasks: new Map(),
  readings: [],
  letters: [],
  faults: [],
  retried: 0,
});

/** What this reads of any answer. */
interface Answer {
  id?: string;
  data?: { id: string }[];
}

/** Somebody who joins, does each task as it comes, and enters a reading now and then, for as long as it goes on. */
export async function follow(
  caller: Caller,
  program: string,
  going: Going,
  kept: Acknowledged,
): Promise<void> {
  const sure = (path: string, body: object) => askUntilAnswered<Answer>(caller, going, kept, path, body);
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
    const list = await askOnce<Answer>(caller, going, 'GET', 'tasks');
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
  const { status } = await askUntilAnswered<Answer>(guest, going, kept, 'contact', { ...letter, subject });
  if (status === 201) kept.letters.push(subject);
  else kept.faults.push(`a letter was answered with ${status}`);
  return subject;
}
