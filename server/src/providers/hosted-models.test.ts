import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openHosted } from '../test-hosted-models.ts';
import { createModels, modelFrom } from './model.ts';

const asking = {
  system: 'Be brief.',
  messages: [{ role: 'user' as const, content: 'thirsty' }],
  mostTokens: 100,
};
const shape = z.object({ branch: z.enum(['rest', 'move']) });
const never = new AbortController().signal;
const usage = { tokensIn: 100, tokensOut: 20, costMicros: 600 };

describe.each([
  { kind: 'anthropic', path: '/v1/messages', key: 'x-api-key', sends: 'secret-key' },
  { kind: 'openai', path: '/v1/responses', key: 'authorization', sends: 'Bearer secret-key' },
] as const)('a model of $kind', ({ kind, path, key, sends }) => {
  let words: readonly string[] = [];
  let status = 200;
  let hosted: Awaited<ReturnType<typeof openHosted>>;
  const settings = () => ({
    kind,
    model: 'small',
    key: 'secret-key',
    costIn: 3,
    costOut: 15,
    baseUrl: hosted.url,
  });
  async function open() {
    hosted = await openHosted(
      kind,
      () => words,
      () => status,
    );
    const { operators } = createModels(settings());
    if (!operators) throw new Error('no model');
    return operators;
  }
  afterEach(() => hosted.close());

  it('says its words as they come, and what they cost', async () => {
    const model = await open();
    words = ['Drink ', 'some ', 'water.'];
    const heard: string[] = [];
    const said = await model.say(asking, (one) => heard.push(one), never);
    expect([heard, said]).toEqual([words, { text: 'Drink some water.', usage }]);
    const [asked] = hosted.asked;
    expect([asked?.path, asked?.headers[key], asked?.body.stream]).toEqual([path, sends, true]);
    expect(JSON.stringify(asked?.body)).toContain('Be brief.');
    expect(asked?.body.tools).toBeUndefined();
  });

  it('fills a shape, and tells a refusal by its code', async () => {
    const model = await open();
    words = ['{"branch":"rest"}'];
    expect(await model.fill(asking, shape, never)).toMatchObject({ value: { branch: 'rest' }, usage });
    status = 400;
    await expect(model.say(asking, () => undefined, never)).rejects.toThrow('The model did not answer: 400.');
    status = 200;
  });

  it('is never called elsewhere for a site', async () => {
    await open();
    const own = createModels(undefined).from(settings());
    await expect(own.say(asking, () => undefined, AbortSignal.abort())).rejects.toThrow();
    expect(hosted.asked).toEqual([]);
  });
});

describe('whatever speaks the package’s own language', () => {
  const counted = {
    inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 20, text: 20, reasoning: 0 },
  };
  const finish = { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: counted } as const;
  const costs = { costIn: 3, costOut: 15 };

  it('is given no tools, and its words are passed on', async () => {
    const mock = new MockLanguageModelV4({
      doStream: async () => ({
        stream: simulateReadableStream({
          chunks: [
            { type: 'text-start', id: '1' },
            { type: 'text-delta', id: '1', delta: 'Drink ' },
            { type: 'text-delta', id: '1', delta: 'water.' },
            { type: 'text-end', id: '1' },
            finish,
          ],
        }),
      }),
    });
    const model = modelFrom('mock', () => mock, costs);
    expect(await model.say(asking, () => undefined, never)).toEqual({ text: 'Drink water.', usage });
    const [call] = mock.doStreamCalls;
    expect(call?.tools ?? []).toEqual([]);
    expect(call?.maxOutputTokens).toBe(100);
  });

  it('is told by its code when its words break off', async () => {
    const mock = new MockLanguageModelV4({
      doStream: async () => ({
        stream: simulateReadableStream({
          chunks: [
            { type: 'text-start', id: '1' },
            { type: 'text-delta', id: '1', delta: 'Drink ' },
            { type: 'error', error: Object.assign(new Error('gone'), { statusCode: 529 }) },
          ],
        }),
      }),
    });
    const heard: string[] = [];
    const said = modelFrom('mock', () => mock).say(asking, (one) => heard.push(one), never);
    await expect(said).rejects.toThrow('The model did not answer: 529.');
    expect(heard).toEqual(['Drink ']);
  });

  it('gives nothing where its answer has another shape', async () => {
    const mock = new MockLanguageModelV4({
      doGenerate: async () => ({
        content: [{ type: 'text', text: '{"branch":"surgery"}' }],
        finishReason: finish.finishReason,
        usage: counted,
        warnings: [],
      }),
    });
    const filled = await modelFrom('mock', () => mock, costs).fill(asking, shape, never);
    expect(filled).toEqual({ value: null, text: '{"branch":"surgery"}', usage });
  });
});
