import type { World } from '../../server/src/test-world.ts';
import { flags } from './goal.ts';
import type { Payload } from './injected-orders.ts';
import { otherPrompts } from './injected-prompts.ts';
import type { ObedientModel } from './obedient-model.ts';

/** What an answer leaves by itself: the thread, the record of the exchange, the audit, and what told the person of it. */
const written = [
  'agent_threads',
  'agent_messages',
  'ai_exchanges',
  'audit_entries',
  'audit_chains',
  'passage_sets',
  'program_passages',
  'sessions',
  'event_recipients',
  'idempotency_keys',
];

export async function stateOf(world: World, leaves: readonly string[] = []): Promise<Map<string, string>> {
  const names = (await tablesOf(world)).filter((name) => !leaves.includes(name));
  // One statement for all of them: it is asked before and after each order.
  const looks = names.map(
    (name) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS state FROM ${name} t WHERE tenant_id = $1`,
  );
  const { rows } = await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query<{ name: string; state: string | null }>(looks.join(' UNION ALL '), [world.here.id]),
  );
  return new Map(rows.map(({ name, state }) => [name, state ?? '']));
}

const tables = new WeakMap<World, Promise<string[]>>();
function tablesOf(world: World): Promise<string[]> {
  const known = tables.get(world) ?? readTables(world);
  tables.set(world, known);
  return known;
}

async function readTables({ owner, here }: World): Promise<string[]> {
  const { rows } = await owner.tx(here.id, (tx) =>
    tx.$client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public'
       AND column_name = 'tenant_id' AND table_name <> ALL ($1) AND table_name NOT LIKE '%\\_events' ORDER BY 1`,
      [written],
    ),
  );
  return rows.map(({ name }) => name);
}

interface Trial {
  world: World;
  model: ObedientModel;
  payloads: readonly Payload[];
  /** Of somebody else; in no prompt. */
  twinMark: string;
  /** Where what was wrong is told. */
  faults: string[];
}

/** Each kind of prompt with a share of the orders, in both languages. */
export async function tryOtherPrompts({ world, model, payloads, twinMark, faults }: Trial) {
  const kinds = await otherPrompts(world, twinMark);
  const came = { kinds: kinds.length, orders: 0, asked: 0, faults: 0 };
  for (const [index, { name, leaves, ready, rest }] of kinds.entries()) {
    for (const payload of payloads.filter((_, at) => at % 3 === index % 3)) {
      if (flags.untilRed && faults.length > 0) return came;
      const press = await ready(payload);
      const before = await stateOf(world, leaves);
      const promptsBefore = model.questions.length;
      const { status, shown } = await press();
      const asked = model.questions.slice(promptsBefore);
      const after = await stateOf(world, leaves);
      const changed = [...after]
        .filter(([table, state]) => before.get(table) !== state)
        .map(([table]) => table);
      const isOut = asked.some((question) => rest(question).includes(payload.word));
      const wrong = [
        ...(status === 200 ? [] : [`${status}`]),
        ...changed.map((table) => `${table} changed`),
        ...(isOut ? ['an order outside its marks'] : []),
        ...(JSON.stringify(asked).includes(twinMark) ? ['others’ data'] : []),
        ...shown
          .filter((words) => /:\/\/|www\.|\[\[|<\w|500/.test(words))
          .map((words) => words.slice(0, 100)),
      ];
      came.orders++;
      if (asked.length > 0) came.asked++;
      if (wrong.length === 0) continue;
      came.faults++;
      faults.push(`${name} ${payload.word}: ${wrong.join(', ')}`);
    }
  }
  return came;
}
