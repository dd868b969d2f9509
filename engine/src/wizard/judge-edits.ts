/**
 * The judge between whoever proposes a change and the draft. [E19]–[E21] Whatever is proposed is read, applied and
 * checked; what is unsound is mended or left out; and what stays unsound is refused. Nothing here trusts the proposer.
 *
 *   judgeEdits(draft, whatAModelWrote, { library })   →   { ok: true, after, edits, leftOut } or { ok: false, because }
 */
import { changeBetween } from '../change.ts';
import { type Around, check, type Problem } from '../check.ts';
import { applyEdit, type Edit, EditError } from '../edit.ts';
import type { Item } from '../items.ts';
import { parseProtocol } from '../parse-protocol.ts';
import type { Protocol } from '../protocol.ts';
import { itemsUsed } from '../rename-items.ts';
import { aboutOf, readEdits } from './read-edits.ts';

export type Refusal = 'unreadable' | 'cannot-be-made' | 'unsound' | 'nothing-changes';

export type Judged =
  | {
      ok: true;
      after: Protocol;
      /** What is left of the proposal, mends included: applied to the draft in this order they give `after`. */
      edits: Edit[];
      /** How many edits could not be read or made, or would have broken something. */
      leftOut: number;
      /** How many were added to make the rest sound. */
      mended: number;
    }
  | { ok: false; because: Refusal; problems: Problem[] };

export type Judging = Around & {
  /** Items that come with the product: a proposal may point at any of them. */
  library: Readonly<Record<string, Item>>;
};

const MOST_MENDS = 8;
const MOST_TRIES = 8;

/** About people's safety, or leaving them stuck: nothing of the kind may come with a change, not even as a warning. */
const GRAVE: readonly Problem['code'][] = [
  'no-deadline',
  'open-gate',
  'risk-without-help',
  'risk-unmarked',
  'safety-broken',
  'safety-unproven',
  'too-large',
];

export function judgeEdits(before: Protocol, proposed: unknown, judging: Judging): Judged {
  const { edits, unreadable } = readEdits(proposed, before.id);
  if (edits.length === 0) return { ok: false, because: 'unreadable', problems: [] };
  const known = new Set(problemsOf(before, judging).flatMap(keysOf));
  const foundIn = (after: Protocol): Problem[] =>
    problemsOf(after, judging).filter((problem) => keysOf(problem).some((key) => !known.has(key)));

  let wanted = edits;
  let last: Problem[] = [];
  for (let tries = 0; tries < MOST_TRIES && wanted.length > 0; tries++) {
    const { made, after } = applied(before, wanted, judging.library);
    if (made.length === 0) return { ok: false, because: 'cannot-be-made', problems: last };
    const mended = mend(after, judging.library, foundIn);
    if (mended.problems.length === 0)
      return verdict(before, [...made, ...mended.edits], mended.after, {
        leftOut: unreadable + edits.length - made.length,
        mended: mended.edits.length,
      });
    last = mended.problems;
    wanted = withoutCulprits(made, last);
  }
  return { ok: false, because: 'unsound', problems: last };
}

/** Errors, and whatever is grave. */
const problemsOf = (protocol: Protocol, around: Around): Problem[] =>
  check(protocol, around).filter(({ severity, code }) => severity === 'error' || GRAVE.includes(code));

/** One problem names all steps without a deadline: each counts for itself. */
const keysOf = ({ id, code, data }: Problem): string[] =>
  code === 'no-deadline' ? (data.steps as string[]).map((step) => `${code}:${step}`) : [id];

function verdict(
  before: Protocol,
  edits: Edit[],
  after: Protocol,
  counted: { leftOut: number; mended: number },
): Judged {
  const parsed = parseProtocol(after);
  if (!parsed.ok) return { ok: false, because: 'unsound', problems: [] };
  const { nodes, items, modules, words } = changeBetween(before, parsed.protocol);
  const isNothing =
    nodes.length === 0 && modules.length === 0 && words === null && Object.keys(items).length === 0;
  if (isNothing) return { ok: false, because: 'nothing-changes', problems: [] };
  return { ok: true, after: parsed.protocol, edits, ...counted };
}

/** Those that can be made, one after the other, each on what the ones before it gave. */
function applied(before: Protocol, edits: readonly Edit[], library: Judging['library']) {
  const made: Edit[] = [];
  let after = before;
  for (const edit of edits) {
    const next = tried(after, edit, before, library);
    if (!next) continue;
    made.push(edit);
    after = next;
  }
  return { made, after: withItems(after, library) };
}

function tried(
  protocol: Protocol,
  edit: Edit,
  before: Protocol,
  library: Judging['library'],
): Protocol | null {
  // Items are rows of their own, which other drafts may use too: a proposal brings new ones and changes none.
  const isThere = (id: string): boolean => Object.hasOwn(before.items, id) || Object.hasOwn(library, id);
  if (edit.edit === 'setItem' && isThere(edit.itemId)) return null;
  try {
    const next = applyEdit(protocol, edit);
    return parseProtocol(next).ok ? next : null;
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

/** With the product's items that it points at; new ones that nothing points at go. */
function withItems(protocol: Protocol, library: Judging['library']): Protocol {
  const items: Record<string, Item> = { ...protocol.items };
  for (;;) {
    const used = itemsUsed({ ...protocol, items });
    const missing = [...used].filter((id) => !Object.hasOwn(items, id) && Object.hasOwn(library, id));
    if (missing.length === 0) return { ...protocol, items };
    for (const id of missing) items[id] = library[id] as Item;
  }
}

/** What the checker itself offers, as long as it leads to less. */
function mend(
  protocol: Protocol,
  library: Judging['library'],
  foundIn: (after: Protocol) => Problem[],
): { after: Protocol; edits: Edit[]; problems: Problem[] } {
  let after = protocol;
  let problems = foundIn(after);
  const edits: Edit[] = [];
  for (let round = 0; round < MOST_MENDS && problems.length > 0; round++) {
    const offered = problems.find(({ mend }) => mend !== null && mend.edit !== 'setItem')?.mend;
    const next = offered && tried(after, offered, protocol, library);
    if (!offered || !next) break;
    const left = foundIn(next);
    if (left.length >= problems.length) break;
    after = next;
    problems = left;
    edits.push(offered);
  }
  return { after, edits, problems };
}

/** Without the edits that the problems point at, or without the last one where they point at none. */
function withoutCulprits(edits: readonly Edit[], problems: readonly Problem[]): Edit[] {
  const places = new Set(
    problems.flatMap(({ node, module, data }) => [
      node,
      module,
      typeof data.of === 'string' ? data.of : null,
    ]),
  );
  const left = edits.filter((edit) => !places.has(aboutOf(edit)));
  return left.length < edits.length ? left : edits.slice(0, -1);
}
