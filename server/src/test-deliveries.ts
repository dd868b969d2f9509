import { expect, vi } from 'vitest';
import { seedEnrollment } from '../seed/enrollments.ts';
import { seedProgram } from '../seed/programs.ts';
import { eq } from './db/drizzle.ts';
import { newId } from './db/ids.ts';
import { notifications, prompts, users } from './db/schema.ts';
import { deliverBatch } from './features/notifications/deliver-due.ts';
import { createScope } from './scope.ts';
import { type Caller, openWorld } from './test-world.ts';

const zone = 'Europe/Berlin';
/** A Wednesday in winter. */
export const noon = Date.parse('2026-11-18T12:00:00+01:00');

export interface Follower extends Caller {
  enrollment: string;
  task: string;
}

/** A site with a program, people who follow it, and what is due for them. */
export async function openDeliveryWorld() {
  const world = await openWorld({ works: true });
  const { here } = world;
  const expert = await world.add(here, { roles: ['expert'] });
  const program = await world.runtime.tx(here.id, (tx) => seedProgram(tx, expert.id as string));

  async function follower(): Promise<Follower> {
    const person = await world.add(here);
    const seeded = await world.runtime.tx(here.id, async (tx) => {
      await tx
        .update(users)
        .set({ zone })
        .where(eq(users.id, person.id as string));
      const made = await seedEnrollment(tx, person.id as string, program, noon - 60_000);
      // Each test says itself what is due.
      await tx.delete(prompts).where(eq(prompts.enrollmentId, made.enrollment));
      return made;
    });
    return { ...person, ...seeded };
  }

  /** What the engine wants somebody to be told, as it lies there when it falls due. */
  async function intend(who: Follower, change: Partial<typeof prompts.$inferInsert> = {}): Promise<string> {
    const id = newId(noon);
    const at = change.intendedAt ?? new Date(noon);
    await world.runtime.tx(here.id, (tx) =>
      tx.insert(prompts).values({
        tenantId: here.id,
        id,
        enrollmentId: who.enrollment,
        programId: program.program,
        userId: who.id as string,
        taskId: who.task,
        key: id,
        kind: 'task',
        isImportant: true,
        title: 'Evening diary',
        body: 'Two minutes.',
        channel: 'push',
        status: 'intended',
        intendedAt: at,
        tryAt: at,
        ...change,
      }),
    );
    return id;
  }
  const promptOf = async (id: string) =>
    (await world.runtime.read(here.id, (tx) => tx.select().from(prompts).where(eq(prompts.id, id))))[0];
  const promptsOf = (who: Caller) =>
    world.runtime.read(here.id, (tx) =>
      tx
        .select()
        .from(prompts)
        .where(eq(prompts.userId, who.id as string)),
    );
  const bellOf = (who: Caller) =>
    world.runtime.read(here.id, (tx) =>
      tx
        .select()
        .from(notifications)
        .where(eq(notifications.userId, who.id as string)),
    );

  async function scopeAt(at: number) {
    const tenant = await world.tenants.byId(here.id);
    if (!tenant) throw new Error('No tenant.');
    return createScope(world.scope, { tenant, actor: null, locale: 'en' }, at);
  }
  const deliver = async (at = noon) => deliverBatch(await scopeAt(at));
  const mailTo = (who: Caller) =>
    vi.waitFor(() => {
      const mail = world.mails.find(({ to }) => to === who.email);
      if (!mail) throw new Error('Not yet.');
      return mail;
    }, 10_000);
  const isSentBy = (id: string, channels: string[]) =>
    vi.waitFor(async () => expect((await promptOf(id))?.sentBy.sort()).toEqual(channels.sort()), 10_000);

  return {
    world,
    expert,
    program,
    follower,
    intend,
    promptOf,
    promptsOf,
    bellOf,
    scopeAt,
    deliver,
    mailTo,
    isSentBy,
  };
}
export type DeliveryWorld = Awaited<ReturnType<typeof openDeliveryWorld>>;
