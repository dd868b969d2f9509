import { seedFollowUp } from '../../server/seed/follow-ups.ts';
import type { World } from '../../server/src/test-world.ts';
import { enlarge, type Size } from './r31-large.ts';
import type { Product } from './r31-product.ts';
import type { Storm } from './r31-storms.ts';

/** No answer about many things is longer, in characters. A run comes with its program and its state, each up to this. */
export const longestAnswer = 2_500_000;

/** Lists are counted in rows: here every row is as long as the product lets it be. */
export function longRowsOn(world: World, product: Product, size: Size): Storm {
  return {
    name: 'lists of long rows',
    async run() {
      const [owner, follower] = [
        await world.add(world.here, { roles: ['expert'] }),
        await world.add(world.here),
      ];
      const people = { owner: owner.id as string, follower: follower.id as string };
      const tenantId = world.here.id;
      const { run } = await world.runtime.tx(tenantId, async (tx) => {
        const seeded = await seedFollowUp(tx, people);
        await enlarge(tx, { run: seeded.run }, size);
        return seeded;
      });
      const day = new Date();
      const date = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const faults: string[] = [];
      const ask = async (caller: typeof owner, path: string) => {
        const { status, body } = await product.send(caller, 'GET', `/api/${path}`);
        if (status !== 200) faults.push(`${path} was answered with ${status}: ${body.slice(0, 200)}`);
        if (body.length > longestAnswer) faults.push(`${path} was answered with ${body.length} characters`);
      };
      for (const path of [
        'nudges',
        'tasks?per_page=100',
        'tasks?show=done&per_page=100',
        'enrollments?show=all',
        `tasks/calendar?from=${date(-30)}&to=${date(30)}`,
        `enrollments/${run}`,
      ])
        await ask(follower, path);
      for (const path of [
        'history?per_page=100',
        'history/csv',
        'follow-ups?per_page=100',
        'live/programs',
        `history/runs/${run}`,
        `history/runs/${run}/records?per_page=500&after=${size.entries - 99}`,
      ])
        await ask(owner, path);
      // Whoever asks many times at once, and does not wait for the answers, has no more of it.
      await Promise.all(Array.from({ length: 20 }, () => ask(follower, 'nudges')));
      return faults;
    },
  };
}
