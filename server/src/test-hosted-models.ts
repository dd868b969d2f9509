import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As far as the tests look at it: each maker's own format has more. */
export interface AskedOfHosted {
  path: string;
  headers: IncomingMessage['headers'];
  body: { model: string; stream?: boolean; tools?: { name: string }[] } & Record<string, unknown>;
}

type Wire = (asked: AskedOfHosted['body'], words: readonly string[]) => { whole: object; events: object[] };

/** Stands in for a hosted model on this machine, in its maker's own wire format, streaming included. */
export async function openHosted(
  kind: 'anthropic' | 'openai',
  words: () => readonly string[],
  status = () => 200,
) {
  const asked: AskedOfHosted[] = [];
  const wire = kind === 'anthropic' ? anthropicWire : openaiWire;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedOfHosted['body'];
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    if (status() === 200) answer(response, body.stream === true, wire(body, words()));
    else refuse(response, status());
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

function answer(response: ServerResponse, streams: boolean, { whole, events }: ReturnType<Wire>): void {
  if (!streams) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(whole));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events)
    response.write(`event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: 'error', error: { type: 'test', message: 'refused' } }));
}

const [read, written] = [100, 20];

/** The Messages API. A shape is asked for as the input of a tool, where the model has no other way. */
const anthropicWire: Wire = ({ model, tools = [] }, words) => {
  const text = words.join('');
  const [tool] = tools;
  const content = tool
    ? [{ type: 'tool_use', id: 'call', name: tool.name, input: JSON.parse(text) as object }]
    : [{ type: 'text', text }];
  const message = { id: 'answer', type: 'message', role: 'assistant', model, stop_sequence: null };
  return {
    whole: {
      ...message,
      content,
      stop_reason: tool ? 'tool_use' : 'end_turn',
      usage: { input_tokens: read, output_tokens: written },
    },
    events: [
      {
        type: 'message_start',
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { input_tokens: read, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...words.map((one) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text: one },
      })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: written },
      },
      { type: 'message_stop' },
    ],
  };
};

/** The Responses API. */
const openaiWire: Wire = ({ model }, words) => {
  const text = words.join('');
  const part = { type: 'output_text', text, annotations: [] };
  const item = { type: 'message', id: 'message', role: 'assistant', status: 'completed', content: [part] };
  const usage = {
    input_tokens: read,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: written,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: read + written,
  };
  const response = {
    id: 'answer',
    object: 'response',
    created_at: 0,
    model,
    error: null,
    incomplete_details: null,
  };
  const place = { item_id: 'message', output_index: 0, content_index: 0 };
  return {
    whole: { ...response, status: 'completed', output: [item], usage },
    events: [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      },
      ...words.map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
      { type: 'response.output_text.done', ...place, text },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: { ...response, status: 'completed', output: [item], usage } },
    ],
  };
};
