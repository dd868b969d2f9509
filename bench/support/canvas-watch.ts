import type { Page } from 'playwright-core';

export interface Task {
  /** From beginning to end, in milliseconds. */
  wall: number;
  /** Of that, what the page itself used of the processor; the rest went to others on the machine. */
  own: number;
}

/** Tasks of the page's main thread while `act` runs, from the browser's own trace. */
export async function mainTasks(page: Page, act: () => Promise<void>): Promise<Task[]> {
  const wire = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await wire.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  await page.waitForTimeout(500);
  const complete = new Promise<void>((done) => wire.once('Tracing.tracingComplete', () => done()));
  await wire.send('Tracing.end');
  await complete;
  await wire.detach();
  const place = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(place),
  );
  return events
    .filter((event) => event.ph === 'X' && mains.has(place(event)) && /RunTask$/.test(event.name))
    .map(({ dur = 0, tdur = dur }) => ({ wall: dur / 1_000, own: tdur / 1_000 }));
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** How often each card was rendered since the last look, as the cards themselves tell. */
export async function watchRenders(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    const world = globalThis as unknown as { rendered: Record<string, number>; regimenRendered: unknown };
    world.rendered = {};
    world.regimenRendered = (id: string) => {
      world.rendered[id] = (world.rendered[id] ?? 0) + 1;
    };
  });
  return async () => {
    await page.waitForTimeout(300);
    return page.evaluate(() => {
      const world = globalThis as unknown as { rendered: Record<string, number> };
      const { rendered } = world;
      world.rendered = {};
      return rendered;
    });
  };
}
