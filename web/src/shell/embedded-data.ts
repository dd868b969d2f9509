/**
 * Long data of the first page goes to the browser as JSON of its own, in a script that only holds it. React Router's
 * way would walk through every field of it on the server, and write all of it as text within text.
 */
const scriptId = 'embedded-data';

/** Stands for the data in what React Router itself hands over. */
export interface EmbeddedData {
  embedded: true;
}
const dataOf = new WeakMap<EmbeddedData, unknown>();

export function embedData(data: unknown): { mark: EmbeddedData; script: string } {
  const mark: EmbeddedData = { embedded: true };
  dataOf.set(mark, data);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { mark, script: `<script type="application/json" id="${scriptId}">${json}</script>` };
}

const isEmbedded = (data: unknown): data is EmbeddedData =>
  typeof data === 'object' && data !== null && 'embedded' in data;

export function readEmbedded<T>(data: T | EmbeddedData): T {
  if (!isEmbedded(data)) return data;
  if (!dataOf.has(data)) dataOf.set(data, JSON.parse(document.getElementById(scriptId)?.textContent ?? ''));
  return dataOf.get(data) as T;
}
