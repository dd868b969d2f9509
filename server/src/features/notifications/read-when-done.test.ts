import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { prompts, sessions } from '../../db/schema.ts';
import { type DeliveryWorld, type Follower, noon, openDeliveryWorld } from '../../test-deliveries.ts';

let on: DeliveryWorld;
beforeAll(async () => {
  on = await openDeliveryWorld();
  on.world.clock.skewMs = noon + 600_000 - Date.now();
});
afterAll(() => on.world.close());

/** Signed in until after the noon of which these tests are. */
async function follower(): Promise<Follower> {
  const who = await on.follower();
  await on.world.runtime.tx(on.world.here.id, (tx) =>
    tx
      .update(sessions)
      .set({ expiresAt: new Date(noon + 3_600_000) })
      .where(eq(sessions.userId, who.id as string)),
  );
  return who;
}
const answers = { falling: 1, staying: 1, days: 1, content: 3 };
const handIn = (who: Follower, task = who.task, result: object = { type: 'answers', answers }) =>
  on.world.call(who, 'POST', `/api/tasks/${task}/result`, { result });
const unread = async (who: Follower) =>
  (await on.world.call(who, 'GET', '/api/user/get-data')).body.unreadNotifications;

/** The first task of another program. */
const taskElsewhere = (who: Follower): Promise<string> =>
  on.world.runtime.tx(on.world.here.id, async (tx) => {
    const program = await seedProgram(tx, on.expert.id as string);
    const made = await seedEnrollment(tx, who.id as string, program, noon - 60_000);
    // Each test says itself what is due.
    await tx.delete(prompts).where(eq(prompts.enrollmentId, made.enrollment));
    return made.task;
  });

describe('what the bell says of a task', () => {
  it('is read once the task is done, the reminder with it', async () => {
    const who = await follower();
    await on.intend(who);
    await on.intend(who, { kind: 'reminder', intendedAt: new Date(noon + 1_000) });
    await on.deliver();
    await on.deliver(noon + 2_000);
    expect(await unread(who)).toBe(2);
    expect((await handIn(who)).status).toBe(200);
    expect(await unread(who)).toBe(0);
    for (const { createdAt, readAt } of await on.bellOf(who))
      expect(readAt?.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
  });

  it('is read where somebody says that they cannot do it', async () => {
    const who = await follower();
    await on.intend(who);
    await on.deliver();
    expect((await handIn(who, who.task, { type: 'declined' })).status).toBe(200);
    expect(await unread(who)).toBe(0);
  });

  it('stays as long as nothing was sent, or something else was done, and is nobody else’s', async () => {
    const [who, other] = [await follower(), await follower()];
    await on.intend(who);
    await on.intend(other);
    await on.intend(who, { kind: 'nudge', taskId: null, intendedAt: new Date(noon + 1_000) });
    await on.deliver();
    await on.deliver(noon + 2_000);
    expect((await handIn(who, await taskElsewhere(who))).status).toBe(200);
    expect(await unread(who)).toBe(2);
    await handIn(who);
    const left = (await on.bellOf(who)).filter(({ readAt }) => readAt === null);
    expect(left.map(({ kind }) => kind)).toEqual(['nudge']);
    expect(await unread(other)).toBe(1);
  });
});

describe('what it says of several at once', () => {
  const minor = { isImportant: false };

  it('is read once none of them is open', async () => {
    const who = await follower();
    const second = await taskElsewhere(who);
    await on.intend(who, minor);
    await on.intend(who, { ...minor, taskId: second });
    await on.deliver();
    expect((await on.bellOf(who)).map(({ kind }) => kind)).toEqual(['digest']);
    await handIn(who);
    expect(await unread(who)).toBe(1);
    await handIn(who, second);
    expect(await unread(who)).toBe(0);
  });

  it('stays while there is a nudge in it', async () => {
    const who = await follower();
    await on.intend(who, minor);
    await on.intend(who, { ...minor, kind: 'nudge', taskId: null });
    await on.deliver();
    await handIn(who);
    expect(await unread(who)).toBe(1);
  });
});
