import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedOfEndpoint {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
}
/** What it says, bit by bit; `status` other than 200 is a refusal. */
export interface EndpointAnswer {
  words: readonly string[];
  /** Before the first word, and between two. */
  pauseMs?: number;
  status?: number;
}

/** A language model that speaks OpenAI's wire format on this machine, and says what a test wants. */
export async function openEndpoint(answer: (asked: AskedOfEndpoint) => EndpointAnswer) {
  const asked: AskedOfEndpoint[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as AskedOfEndpoint;
    asked.push(body);
    await reply(response, body, answer(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

async function reply(
  response: ServerResponse,
  { model, stream }: AskedOfEndpoint,
  { words, pauseMs = 0, status = 200 }: EndpointAnswer,
): Promise<void> {
  const common = { id: 'answer', created: 0, model };
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'test' } }));
    return;
  }
  if (!stream) {
    const message = { role: 'assistant', content: words.join('') };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ ...common, choices: [{ index: 0, message, finish_reason: 'stop' }], usage }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const send = (choices: object[], more: object = {}) =>
    response.write(`data: ${JSON.stringify({ ...common, choices, ...more })}\n\n`);
  for (const content of words) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (response.destroyed) return;
    send([{ index: 0, delta: { role: 'assistant', content } }]);
  }
  send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send([], { usage });
  response.end('data: [DONE]\n\n');
}
