/**
 * [R109] What a model wrote, read against the closed list of an AI module. It counts only where it names exactly one of
 * the innermost branches, by id or name; case, spaces, quotation marks and a full stop do not matter. Nothing in it is
 * ever followed: whatever else it says is words.
 */
import type { AiBranch } from '../../protocol.ts';
import type { NoDecision } from '../../run-event.ts';
import { leavesOfBranches } from './branch-path.ts';

/** `branch`: of the list, or what was written where `because` says why that is none. */
export type Decision = { branch: string; sure?: number; words?: string; because?: NoDecision };

/** Longer ones are no answer to a question of a few words. */
export const MOST_WRITTEN = 20_000;
/** No name comes near it; folding a long text would take long. */
const LONGEST_NAME = 1_000;
const MOST_WORDS = 2_000;
const MOST_QUOTED = 200;

export function readDecision(written: string, branches: readonly AiBranch[]): Decision {
  if (written.length > MOST_WRITTEN) return { branch: quoted(written), because: 'wrong-shape' };
  const said = shapeOf(written);
  if (said === null) return { branch: quoted(written), because: 'wrong-shape' };
  const { sure, words } = said;
  const rest = { ...(sure !== undefined && { sure }), ...(words !== undefined && { words }) };
  const word = said.branch.length > LONGEST_NAME ? '' : folded(said.branch);
  const named = leavesOfBranches(branches).filter(
    ({ id, name }) => word !== '' && (folded(id) === word || folded(name) === word),
  );
  const [only] = named;
  if (only && named.length === 1) return { branch: only.id, ...rest };
  const because = named.length > 1 ? 'several-branches' : 'no-such-branch';
  return { branch: quoted(said.branch), ...rest, because };
}

type Said = { branch: string; sure?: number; words?: string };

/** An object with a branch, a text in quotation marks, or a plain line; in a code fence or not. */
function shapeOf(written: string): Said | null {
  const text = withoutFence(written.trim());
  if (!/^[[{"]/.test(text)) return { branch: text };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Quotation marks around a name that is no JSON.
    return text.startsWith('"') ? { branch: text } : null;
  }
  if (typeof value === 'string') return { branch: value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const own = (key: string): unknown =>
    Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  const [branch, sure, words] = [own('branch'), own('sure'), own('words')];
  if (typeof branch !== 'string') return null;
  const isShare = typeof sure === 'number' && sure >= 0 && sure <= 1;
  return {
    branch,
    ...(isShare && { sure }),
    ...(typeof words === 'string' && { words: storable(words.slice(0, MOST_WORDS)) }),
  };
}

const withoutFence = (text: string): string => {
  const fenced = /^```[a-z]*\n([\s\S]*?)\n?```$/.exec(text);
  return fenced ? (fenced[1] ?? '').trim() : text;
};

/** What two spellings of one name have in common. */
export const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s"'`*_«»“”„‘’]+|[\s"'`*_«»“”„‘’.。]+$/gu, '')
    .toLowerCase();

// biome-ignore lint/suspicious/noControlCharactersInRegex: databases refuse them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const storable = (text: string): string => text.toWellFormed().replaceAll(CONTROL, ' ');
const quoted = (text: string): string => storable(text.slice(0, MOST_QUOTED));
