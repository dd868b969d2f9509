import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openEndpoint } from '../test-endpoint.ts';
import { createModels, type Model, type ModelSettings } from './model.ts';

let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
let model: Model;
const settings = (baseUrl: string): ModelSettings => ({
  kind: 'openai-compatible',
  baseUrl,
  model: 'small',
  key: 'secret-key',
  costIn: 3,
  costOut: 15,
});
const asking = (content: string) => ({
  system: 'Be brief.',
  messages: [{ role: 'user' as const, content }],
  mostTokens: 100,
});
const never = new AbortController().signal;

beforeAll(async () => {
  endpoint = await openEndpoint(({ messages }) => {
    const last = messages.at(-1)?.content ?? '';
    if (last === 'fail') return { words: [], status: 400 };
    if (last === 'slow') return { words: Array.from({ length: 1_000 }, () => 'on '), pauseMs: 5 };
    if (last === 'endless') return { words: Array.from({ length: 5_000 }, () => 'on and on ') };
    if (last === 'branch') return { words: ['{"branch":"rest"}'] };
    if (last === 'nonsense') return { words: ['I would rather not say.'] };
    return { words: ['Drink ', 'some ', 'water.'] };
  });
  const { operators } = createModels(settings(endpoint.url));
  if (!operators) throw new Error('no model');
  model = operators;
});
afterAll(() => endpoint.close());

describe('a model behind an OpenAI-compatible endpoint', () => {
  it('says its words as they come, and what they cost', async () => {
    const heard: string[] = [];
    const { text, usage } = await model.say(asking('thirsty'), (words) => heard.push(words), never);
    expect(heard).toEqual(['Drink ', 'some ', 'water.']);
    expect(text).toBe('Drink some water.');
    expect(usage).toEqual({ tokensIn: 100, tokensOut: 20, costMicros: 600 });
    expect(endpoint.asked.at(-1)?.messages[0]).toEqual({ role: 'system', content: 'Be brief.' });
  });

  it('fills a shape, or gives nothing where its answer has another', async () => {
    const shape = z.object({ branch: z.enum(['rest', 'move']) });
    expect((await model.fill(asking('branch'), shape, never)).value).toEqual({ branch: 'rest' });
    expect(await model.fill(asking('nonsense'), shape, never)).toMatchObject({
      value: null,
      text: 'I would rather not say.',
    });
  });

  it('tells a refusal by its code and nothing else', async () => {
    await expect(model.say(asking('fail'), () => undefined, never)).rejects.toThrow(
      'The model did not answer: 400.',
    );
  });

  it('stops when whoever asked hangs up', async () => {
    const stop = new AbortController();
    const said = model.say(asking('slow'), () => stop.abort(), stop.signal);
    await expect(said).rejects.toThrow('The model did not answer: stopped.');
  });

  it('is left when it says far more than it was asked for', async () => {
    const heard: string[] = [];
    const said = model.say(asking('endless'), (words) => heard.push(words), never);
    await expect(said).rejects.toThrow('too_long');
    expect(heard.join('').length).toBeLessThanOrEqual(1_000);
  });

  it('calls no private address for a site', async () => {
    const own = createModels(undefined).from(settings(endpoint.url));
    const before = endpoint.asked.length;
    await expect(own.say(asking('thirsty'), () => undefined, never)).rejects.toThrow('ENOTALLOWED');
    expect(endpoint.asked).toHaveLength(before);
  });
});
