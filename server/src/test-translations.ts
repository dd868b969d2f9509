import type { OpenItem } from '@regimen/contract/items.ts';
import type { TranslatedItem } from '@regimen/contract/translations.ts';
import type { NudgeItem } from '@regimen/engine/items.ts';
import { expect } from 'vitest';
import { createModels } from './providers/model.ts';
import { openEndpoint } from './test-endpoint.ts';
import { type Caller, openWorld, type World } from './test-world.ts';

/** What the model says for each text, where it says something; asked again, the second. */
export type Words = Record<string, string[]>;

/** Two worlds: one with a model that says `words`, and one without any. */
export async function openTranslations() {
  const scene = { words: {} as Words };
  /** Answers each numbered text with its next draft. */
  const answerTo = (messages: { content: string }[]): string => {
    const data = messages.at(-1)?.content.split('\n')[1] ?? '{}';
    const texts = Object.entries(JSON.parse(data) as Record<string, string>).flatMap(([number, text]) => {
      const draft = scene.words[text]?.shift();
      return draft === undefined ? [] : [[number, draft]];
    });
    return JSON.stringify({ texts: Object.fromEntries(texts) });
  };
  const endpoint = await openEndpoint(({ messages }) => ({ words: [answerTo(messages)] }));
  const { url: baseUrl } = endpoint;
  const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 1, costOut: 1 } as const;
  const modelled = await openWorld({ models: createModels(model) });
  const plain = await openWorld();
  return Object.assign(scene, {
    endpoint,
    modelled,
    plain,
    async close() {
      await modelled.close();
      await plain.close();
      await endpoint.close();
    },
    /** Nothing was said and asked so far. */
    startAnew() {
      scene.words = {};
      endpoint.asked.length = 0;
    },
  });
}

export const nudge: NudgeItem = {
  kind: 'nudge',
  name: 'Evening calm',
  description: 'An hour before bed',
  channel: 'push',
  title: 'Slow down now',
  body: 'Hi {{name}}, put the screens away for 30 minutes.',
};

export async function setUp(world: World, item: object = nudge, state?: 'temporary') {
  const expert = await world.add(world.here, state ? { state, roles: ['user'] } : { roles: ['expert'] });
  const { body } = await world.call(expert, 'POST', '/api/protocols', { name: 'Nights' });
  const protocol = (body as { id: string }).id;
  const made = await world.call(expert, 'POST', `/api/protocols/${protocol}/items`, { item });
  return { expert, protocol, id: (made.body as OpenItem).id };
}
export type Place = Awaited<ReturnType<typeof setUp>>;

export const ask = (world: World, { expert, protocol, id }: Place, body: object = { to: 'ar' }) =>
  world.call(expert, 'POST', `/api/protocols/${protocol}/items/${id}/translation`, body);
export async function translated(world: World, place: Place, body?: object): Promise<TranslatedItem> {
  const answer = await ask(world, place, body);
  expect(answer.status).toBe(201);
  return answer.body as TranslatedItem;
}
export const open = async (world: World, by: Caller, protocol: string, id: string) =>
  (await world.call(by, 'GET', `/api/protocols/${protocol}/items/${id}`)).body as OpenItem;
