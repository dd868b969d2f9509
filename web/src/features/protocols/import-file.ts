/** What a chosen file holds, and what the server found wrong with it. Pure. */
import type { ErrorReply } from '@regimen/contract/errors.ts';

export type ReadFile = { ok: true; document: unknown } | { ok: false; line: number | null };

export function readJson(text: string): ReadFile {
  try {
    return { ok: true, document: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { ok: false, line: lineOf(text, error instanceof Error ? error.message : '') };
  }
}

/** Browsers name the place in their own ways: "line 3 column 5", "at position 41". */
function lineOf(text: string, message: string): number | null {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position ? text.slice(0, Number(position)).split('\n').length : null;
}

/** Every file of FHIR says what it is; none of ours has such a field. */
export const isFhir = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && 'resourceType' in document;

export interface ImportFault {
  /** Where in the file: `nodes[3].data.name`. Empty: the whole of it. */
  path: string;
  message: string;
}

export function faultsOf({ errors = {} }: Partial<ErrorReply>): ImportFault[] {
  return Object.entries(errors as Record<string, string[]>).flatMap(([path, messages]) =>
    messages.map((message) => ({ path: path.replace(/^(document|body)\.?/, ''), message })),
  );
}
