/**
 * R36: a model that writes at random drafts nothing unsound. To drafts out of answers it proposes edits of every kind,
 * sound and unsound, broken shapes, gates that let everybody in, items rewritten, and many edits of which one spoils
 * the rest. What the judge accepts is looked at again from outside: it reads back, the checker finds no error in it and
 * nothing about safety that was not there, items that were there are the same, the edits lead to just that draft, and
 * people who live through it come to an end. Every other proposal takes up where the last accepted one has led.
 *
 *   node proof/r36-wizard.ts             1,000 proposals           --quick   120 proposals
 *   node proof/r36-wizard.ts --mutant    takes the guards out of a copy of the engine; each has to go red
 */
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { check } from '../engine/src/check.ts';
import { applyEdit } from '../engine/src/edit.ts';
import { builtInItems } from '../engine/src/library/all.ts';
import { parseProtocol } from '../engine/src/parse-protocol.ts';
import type { Protocol } from '../engine/src/protocol.ts';
import { beginSimulation, toNextThing } from '../engine/src/simulate.ts';
import { randomBehaviour } from '../engine/src/testing/behaviour.ts';
import { type Random, randomFrom } from '../engine/src/testing/random.ts';
import { randomAnswersForDraft, randomProposal } from '../engine/src/testing/random-proposal.ts';
import { draftProtocol } from '../engine/src/wizard/draft-protocol.ts';
import { type Judged, judgeEdits } from '../engine/src/wizard/judge-edits.ts';

const BEGIN = Date.UTC(2026, 0, 5, 9);
const YEARS_MS = 3 * 366 * 86_400_000;
const library = builtInItems('en');
const person = { age: 40, sex: 'female', roles: ['patient'], signs: [] };
const GRAVE = [
  'no-deadline',
  'open-gate',
  'risk-without-help',
  'risk-unmarked',
  'safety-broken',
  'safety-unproven',
  'too-large',
];

const counted: Record<string, number> = { accepted: 0, mended: 0, leftOut: 0 };

/** What harms most, whatever the dice say: asked of each draft now and then. */
function harmful(random: Random, draft: Protocol): unknown {
  const who = draft.nodes[0];
  const first = draft.nodes.find(({ id }) => id === 'step-1');
  const [item = ''] = Object.keys(draft.items);
  const rename = { edit: 'describe', name: 'Another name', description: '' };
  return random.pick<unknown>([
    // Whoever does not fit goes on like those who do.
    [{ edit: 'removeNode', nodeId: 'see-doctor' }, rename],
    // Whoever never does it waits for ever.
    [
      {
        edit: 'updateNode',
        nodeId: 'step-1',
        content: { type: 'followup', data: { ...first?.data, window: {} } },
      },
      rename,
    ],
    // Nobody is asked anything any more.
    [
      rename,
      {
        edit: 'updateNode',
        nodeId: who?.id,
        content: { type: 'population', data: { ...who?.data, settings: { who: { is: 'always' } } } },
      },
    ],
    [{ edit: 'setItem', itemId: item, item: { ...draft.items[item], name: 'Rewritten' } }, rename],
    [
      {
        edit: 'setItem',
        itemId: 'own',
        item: { kind: 'nudge', name: 'Mine', description: '', channel: 'push', title: '', body: '' },
      },
      {
        edit: 'insertNode',
        node: { id: 'own', type: 'nudge', parentId: 'done', data: { name: 'Hello', selectedItem: 'own' } },
      },
    ],
    [{ edit: 'removeNode', nodeId: 'done' }],
    [
      {
        edit: 'updateNode',
        nodeId: 'to-the-end',
        content: { type: 'jump', data: { name: 'Again', rules: { jumpRule: { target: 'keep-trying' } } } },
      },
    ],
  ]);
}

function proposalFor(random: Random, draft: Protocol): unknown {
  const proposed = random.chance(0.15) ? harmful(random, draft) : randomProposal(random, draft);
  return JSON.parse(JSON.stringify(proposed));
}

function faultsOf(draft: Protocol, judged: Judged & { ok: true }, lives: number): string[] {
  const { after, edits } = judged;
  const parsed = parseProtocol(JSON.parse(JSON.stringify(after)));
  if (!parsed.ok) return [`unsound: does not read back, ${parsed.faults[0]?.path}`];
  const faults: string[] = [];
  const had = new Set(check(draft).map(({ id }) => id));
  for (const { id, code, severity } of check(parsed.protocol))
    if (severity === 'error' || (GRAVE.includes(code) && !had.has(id))) faults.push(`unsound: ${id}`);
  for (const [id, item] of Object.entries(draft.items))
    if (JSON.stringify(after.items[id]) !== JSON.stringify(item))
      faults.push(`unsound: item ${id} was changed`);
  for (const [id, item] of Object.entries(after.items))
    if (library[id] && JSON.stringify(library[id]) !== JSON.stringify(item))
      faults.push(`unsound: ${id} is not the product's`);
  const again = edits.reduce(applyEdit, draft);
  const bones = ({ name, nodes, modules }: Protocol): string => JSON.stringify({ name, nodes, modules });
  if (bones(again) !== bones(after)) faults.push('other: the edits lead elsewhere');
  for (let seed = 1; seed <= lives && faults.length === 0; seed++) faults.push(...lifeFaults(after, seed));
  return faults;
}

/** Whoever answers as they like comes to an end some day, and to one that was meant. */
function lifeFaults(protocol: Protocol, seed: number): string[] {
  const behaviour = randomBehaviour(seed);
  let last = beginSimulation(protocol, { runId: 'r', zone: 'UTC', person }, BEGIN, behaviour);
  for (;;) {
    const next = toNextThing(protocol, last.simulated, behaviour);
    if (!next || next.simulated.now > BEGIN + YEARS_MS) break;
    last = next;
  }
  const { end, status } = last.simulated.run;
  const isMeant = end !== null && ['finish', 'fail', 'withdrawn'].includes(end.reason);
  return isMeant ? [] : [`unsound: life ${seed} stands in ${status}, ${end?.reason ?? 'no end'}`];
}

const MUTANTS: Mutant[] = [
  {
    name: 'nothing-is-checked',
    file: 'wizard/judge-edits.ts',
    guard: 'keysOf(problem).some((key) => !known.has(key))',
    without: 'keysOf(problem).every((key) => key === "")',
  },
  {
    name: 'warnings-about-safety-pass',
    file: 'wizard/judge-edits.ts',
    guard: "severity === 'error' || GRAVE.includes(code)",
    without: "severity === 'error'",
  },
  {
    name: 'items-can-be-rewritten',
    file: 'wizard/judge-edits.ts',
    guard: "if (edit.edit === 'setItem' && isThere(edit.itemId)) return null;",
    without: '',
  },
  {
    name: 'mends-are-not-told',
    file: 'wizard/judge-edits.ts',
    guard: '[...made, ...mended.edits]',
    without: 'made',
  },
  {
    name: 'whatever-was-written-is-an-edit',
    file: 'wizard/read-edits.ts',
    guard: 'return faults.length === 0 ? [read] : [];',
    without: 'return [read];',
  },
  {
    name: 'the-product-brings-nothing-along',
    file: 'wizard/judge-edits.ts',
    guard: 'for (const id of missing) items[id] = library[id] as Item;',
    without: 'for (const id of missing) items[id] = Object.values(library)[0] as Item;',
  },
];

if (process.argv.includes('--mutant')) await catchMutants('R36', 'proof/r36-wizard.ts', MUTANTS);
else {
  const isQuick = process.argv.includes('--quick');
  const proposals = isQuick ? 120 : 1_000;
  const faults: string[] = [];
  let draft: Protocol | null = null;
  for (let seed = 1; seed <= proposals; seed++) {
    const random = randomFrom(seed);
    draft = seed % 2 === 0 && draft ? draft : draftProtocol(randomAnswersForDraft(random), 'en');
    try {
      const judged = judgeEdits(draft, proposalFor(random, draft), { library });
      const kind = judged.ok ? 'accepted' : judged.because;
      counted[kind] = (counted[kind] ?? 0) + 1;
      if (!judged.ok) continue;
      counted.mended = (counted.mended ?? 0) + (judged.mended > 0 ? 1 : 0);
      counted.leftOut = (counted.leftOut ?? 0) + (judged.leftOut > 0 ? 1 : 0);
      faults.push(...faultsOf(draft, judged, isQuick ? 1 : 3).map((fault) => `seed ${seed}: ${fault}`));
      draft = judged.after;
    } catch (error) {
      faults.push(`seed ${seed}: unsound: ${error}`);
      draft = null;
    }
    if (faults.length > 0 && process.argv.includes('--until-red')) break;
  }
  for (const fault of faults.slice(0, 8)) console.log(fault);
  console.log(`what became of the proposals: ${JSON.stringify(counted)}`);
  const unsound = faults.filter((fault) => fault.includes('unsound')).length;
  const isFine = faults.length === 0 && (counted.accepted ?? 0) > proposals / 10;
  console.log(
    `GOAL R36 ${unsound}-unsound,${counted.accepted}-accepted,${faults.length}-faults/${proposals} 0 ${isFine ? 'pass' : 'fail'}`,
  );
  process.exitCode = isFine ? 0 : 1;
}
