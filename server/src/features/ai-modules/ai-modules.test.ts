import type { AiSettings } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { aiDecisions, aiExchanges, tasks } from '../../db/schema.ts';
import { createModels } from '../../providers/model.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
let says = '';
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: [says] }));
  const { url: baseUrl } = endpoint;
  const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 0, costOut: 0 } as const;
  world = await openWorld({ works: true, models: createModels(model) });
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const choice: AiSettings = {
  prompt: 'What suits this week?',
  branches: [
    { id: 'rest', name: 'Rest', examples: ['Slept badly'] },
    { id: 'move', name: 'Move', examples: ['Feels fresh'] },
  ],
  fallback: 'rest',
  review: false,
  facts: [{ is: 'days' }, { is: 'score', item: 'mood' }],
};
const behind = (id: string) =>
  node('followup', `at-${id}`, 'choose', {
    selectedItem: 'act',
    nextStepCondition: { is: 'branch', op: '=', value: id },
  });
const asking = (more: Partial<AiSettings> = {}) =>
  protocol(
    [
      node('ai', 'choose', null, { settings: { ...choice, ...more } }),
      behind('rest'),
      behind('move'),
      ...['rest', 'move'].map((id) => node('finish', `f-${id}`, `at-${id}`)),
    ].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    ITEMS,
  );
const order = ['choose', 'at-rest', 'f-rest', 'at-move', 'f-move'];

const read = <T>(query: Parameters<typeof world.runtime.read<T>>[1]) =>
  world.runtime.read(world.here.id, query);
const decisionOf = async (enrollmentId: string) => {
  const [row] = await read((tx) =>
    tx.select().from(aiDecisions).where(eq(aiDecisions.enrollmentId, enrollmentId)),
  );
  return row;
};
const forTeam = (enrollmentId: string) =>
  read((tx) => tx.select().from(tasks).where(eq(tasks.enrollmentId, enrollmentId))).then((rows) =>
    rows.filter(({ target }) => target === 'system'),
  );
async function livesWith(text: string, more: Partial<AiSettings> = {}) {
  says = text;
  return addFollower(world, expert, asking(more));
}

describe('a step at which a model chooses', () => {
  it('goes on where the model says, tells it only what was chosen, and keeps both', async () => {
    const ada = await livesWith('{"branch":"move","sure":0.9,"words":"It is the first day."}');
    await vi.waitFor(async () => expect(await ada.open()).toMatchObject([{ name: 'at-move' }]), 10_000);
    expect(await decisionOf(ada.id)).toMatchObject({
      branch: 'move',
      sure: 0.9,
      because: null,
      words: 'It is the first day.',
      lookedAt: [
        { is: 'days', value: 0 },
        { is: 'score', item: 'mood', value: null },
      ],
    });
    const { messages = [] } = endpoint.asked.at(-1) ?? {};
    const prompt = messages.map(({ content }) => JSON.stringify(content)).join(' ');
    expect(prompt).toContain('What suits this week?');
    expect(prompt).toContain('Slept badly');
    expect(prompt).toContain('Days in the program: 0');
    expect(prompt).not.toContain(ada.id);
    const [exchange] = await read((tx) => tx.select().from(aiExchanges));
    expect(exchange).toMatchObject({ purpose: 'module', model: 'm', fallback: null });
    expect(JSON.stringify(exchange?.inputs)).not.toContain('value');
  });

  it('takes what is no branch for no answer: the rule decides, and the record says why', async () => {
    const ada = await livesWith('{"branch":"surgery"}');
    await vi.waitFor(async () => expect(await ada.open()).toMatchObject([{ name: 'at-rest' }]), 10_000);
    expect(await decisionOf(ada.id)).toMatchObject({ branch: 'surgery', because: 'no-such-branch' });
  });

  it('asks a person where the model is not sure, with its proposal', async () => {
    const ada = await livesWith('{"branch":"move","sure":0.4,"words":"Hard to tell."}', { sureFrom: 70 });
    await vi.waitFor(async () => expect(await forTeam(ada.id)).toHaveLength(1), 10_000);
    const [task] = await forTeam(ada.id);
    expect(task).toMatchObject({ kind: 'ai', proposal: 'move', status: 'open' });
    const { body } = await world.call(expert, 'GET', `/api/follow-ups/${task?.id}`);
    expect(body.why).toContainEqual(expect.objectContaining({ what: 'model-said', because: 'unsure' }));
    const result = { type: 'decision', outcome: 'success', branch: 'rest', words: '' };
    await world.call(expert, 'POST', `/api/follow-ups/${task?.id}/result`, { result });
    await vi.waitFor(async () => expect(await ada.open()).toMatchObject([{ name: 'at-rest' }]), 10_000);
  });

  it('tells the follower who decided and what was looked at, and lets them ask for a person, once', async () => {
    const ada = await livesWith('{"branch":"move","sure":0.9}');
    await vi.waitFor(async () => expect(await ada.open()).toHaveLength(1), 10_000);
    const why = await world.call(ada.caller, 'GET', `/api/enrollments/${ada.id}/why`);
    const words = why.body.reasons.map((one: { words: string }) => one.words).join(' ');
    expect(words).toContain('An AI model chose this path.');
    expect(words).toContain('Looked at: Days in the program: 0');
    const { id } = (await decisionOf(ada.id)) ?? {};
    expect(why.body.action).toEqual({ kind: 'person', id });
    for (const _ of [1, 2])
      expect((await world.call(ada.caller, 'POST', `/api/ai-decisions/${id}/ask-person`)).status).toBe(204);
    const again = await world.call(ada.caller, 'GET', `/api/enrollments/${ada.id}/why`);
    expect(again.body.action).toEqual({ kind: 'asked', id });
    expect(await forTeam(ada.id)).toMatchObject([{ kind: 'alert', name: 'choose', isUrgent: false }]);
    expect((await world.call(expert, 'POST', `/api/ai-decisions/${id}/ask-person`)).status).toBe(404);
    const { body } = await world.call(expert, 'GET', '/api/notifications');
    expect(body.data[0]).toMatchObject({ kind: 'follow-up' });
  });
});
