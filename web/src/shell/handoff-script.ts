/** Where React Router's own script in the page waits for the loaders' data. */
const controller = 'window.__reactRouterContext.streamController';

/** The loaders' data as a script, which goes behind React Router's own; `page` is what is rendered up to there. */
export async function handoffScript(
  page: string,
  data: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  // Looked for from the end, where it stands.
  if (page.lastIndexOf(`${controller} = `) < 0)
    throw new Error('React Router changed: nothing in the page waits for its data, see handoff-script.ts');
  const text = safeInScript(JSON.stringify(await new Response(data).text()));
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const safeInScript = (json: string) => json.replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
