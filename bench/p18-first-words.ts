import { performance } from 'node:perf_hooks';
import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import { goal } from '../proof/support/goal.ts';
import { seedEnrollment } from '../server/seed/enrollments.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { createModels } from '../server/src/providers/model.ts';
import type { Bus } from '../server/src/realtime/bus.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { openEndpoint } from '../server/src/test-endpoint.ts';
import { openWorld } from '../server/src/test-world.ts';

// P18: how much later than a model's first words those of an agent's answer come: from the question to the first whisper on
// the person's channel, and from a bare request to the first bytes of the same stand-in, which thinks for 300 ms. They take turns.

const thinksMs = 300;
const mostLater = 50;
const tries = process.argv.includes('--quick') ? 15 : 60;

const medianOf = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

await withTestPostgres(async (createDatabase) => {
  const database = await createDatabase();
  const endpoint = await openEndpoint(() => ({ words: ['Sit', ' down.'], pauseMs: thinksMs }));
  const model = {
    kind: 'openai-compatible',
    baseUrl: endpoint.url,
    model: 'small',
    key: 'k',
    costIn: 0,
    costOut: 0,
  } as const;
  let heard: (() => void) | undefined;
  const listen = (bus: Bus) => bus.onRelay((text) => text.includes('"answering"') && heard?.());
  const world = await openWorld({
    database,
    models: createModels(model),
    beside: (_app, { bus }) => listen(bus),
  });
  try {
    const expert = await world.add(world.here, { roles: ['expert'] });
    const seeded = await world.runtime.tx(world.here.id, (tx) =>
      seedProgram(tx, expert.id as string, { document: bloodPressure }),
    );
    const askAgent = async () => {
      const person = await world.add(world.here);
      await world.runtime.tx(world.here.id, (tx) => seedEnrollment(tx, person.id as string, seeded));
      const begun = performance.now();
      const first = new Promise<number>((resolve) => {
        heard = () => resolve(performance.now() - begun);
      });
      await world.call(person, 'POST', `/api/agents/${seeded.program}/messages`, {
        body: 'How do I measure?',
      });
      return first;
    };
    const askBare = async () => {
      const begun = performance.now();
      const body = JSON.stringify({ model: 'small', stream: true, messages: [] });
      const answer = await fetch(`${endpoint.url}/chat/completions`, { method: 'POST', body });
      const reader = answer.body?.getReader();
      await reader?.read();
      const took = performance.now() - begun;
      await reader?.cancel();
      return took;
    };
    const times = { agent: [] as number[], bare: [] as number[] };
    for (let index = -3; index < tries; index++) {
      const [agent, bare] = [await askAgent(), await askBare()];
      // The first ones warm up.
      if (index < 0) continue;
      times.agent.push(agent);
      times.bare.push(bare);
    }
    const [agent, bare] = [medianOf(times.agent), medianOf(times.bare)];
    const later = agent - bare;
    const value = `first words after ${agent.toFixed(0)} ms, the stand-in’s after ${bare.toFixed(0)} ms, ${later.toFixed(0)} ms later`;
    goal('P18', value, `≤${mostLater} ms`, later <= mostLater);
  } finally {
    await world.close();
    await endpoint.close();
    await database.drop();
  }
});
