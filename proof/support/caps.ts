import type { AnyCall } from '@regimen/contract/all.ts';
import { calls } from '@regimen/contract/all.ts';
import { type Call, statusOf } from '@regimen/contract/call.ts';
import { mostCategories } from '@regimen/contract/categories.ts';
import { mostImages } from '@regimen/contract/images.ts';
import { mostOwnPrograms } from '@regimen/contract/programs.ts';
import { mostOwnProtocols } from '@regimen/contract/protocols.ts';
import { mostSafetyRules } from '@regimen/contract/safety-rules.ts';
import { mostSimulationTests } from '@regimen/contract/simulation-test-limits.ts';
import { mostMembers } from '@regimen/contract/teams.ts';
import { mostTokens } from '@regimen/contract/tokens.ts';
import { mostUploads } from '@regimen/contract/uploads.ts';
import type { World } from '../../server/src/test-world.ts';
import { callerFor, objectFor, prepare } from './sweep.ts';

/** Something there may be only so many of. */
interface Cap {
  key: AnyCall;
  table: string;
  most: number;
  /** What makes a copy of a row another row, as SQL. */
  own: Record<string, string>;
}

const newId = 'gen_random_uuid()';
const newName = `md5(random()::text)`;
export const caps: Cap[] = [
  {
    key: 'POST tokens',
    table: 'personal_tokens',
    most: mostTokens,
    own: { id: newId, token_hash: `'\\x' || ${newName}` },
  },
  { key: 'POST categories', table: 'categories', most: mostCategories, own: { id: newId, name: newName } },
  { key: 'POST protocols', table: 'protocols', most: mostOwnProtocols, own: { id: newId } },
  { key: 'POST programs', table: 'programs', most: mostOwnPrograms, own: { id: newId } },
  { key: 'POST images', table: 'images', most: mostImages, own: { name: newName } },
  { key: 'POST uploads', table: 'uploads', most: mostUploads, own: { name: newName } },
  {
    key: 'POST protocols/{id}/safety-rules',
    table: 'safety_rules',
    most: mostSafetyRules,
    own: { id: newId },
  },
  {
    key: 'POST programs/{id}/simulation-tests',
    table: 'simulation_tests',
    most: mostSimulationTests,
    own: { id: newId },
  },
  {
    key: 'POST protocols/{id}/invites',
    table: 'protocol_invites',
    most: mostMembers,
    own: { id: newId, email: `${newName} || '@example.test'` },
  },
  { key: 'POST programs/{id}/what-ifs', table: 'what_ifs', most: 3, own: { id: newId } },
];

const atOnce = 30;

/** Fills up to the last place, then lets thirty ask for it at once, without a key: one gets it. What is wrong, if anything. */
export async function raceForTheLast(world: World, cap: Cap): Promise<string | null> {
  const { key, table } = cap;
  const call: Call = calls[key];
  const caller = await callerFor(world, call, 'registered');
  const names = await objectFor(world, call, caller);
  const ask = async (): Promise<number> => {
    const { method, url, body } = await prepare(world, key, call, names);
    // Two of one name would be refused for that.
    const named = { ...(body as object), name: crypto.randomUUID() };
    return (await world.call(caller, method, url, 'name' in (body as object) ? named : body)).status;
  };
  const change = (text: string, values: unknown[] = []) =>
    world.runtime.tx(world.here.id, ({ $client }) => $client.query(text, values));

  if ((await ask()) !== statusOf(call)) return `${key}: refused the first`;
  await change(copyNewest(cap), [cap.most - 6]);
  for (let more = 0; (await ask()) === statusOf(call); more++) {
    if (more > 8) return `${key}: more than ${cap.most}`;
  }
  await change(
    `DELETE FROM ${table} WHERE ctid = (SELECT ctid FROM ${table} ORDER BY created_at DESC LIMIT 1)`,
  );
  const answers = await Promise.all(Array.from({ length: atOnce }, ask));
  const made = answers.filter((status) => status === statusOf(call)).length;
  const isClear = answers.every((status) => [statusOf(call), 409, 422, 503].includes(status));
  return made === 1 && isClear
    ? null
    : `${key}: ${made} of ${atOnce} got the last place (${[...new Set(answers)]})`;
}

/** The number is no column; it makes PostgreSQL work each copy out by itself. */
function copyNewest({ table, own }: Cap): string {
  const changed = Object.entries(own).map(([column, value]) => `'${column}', ${value}`);
  return `INSERT INTO ${table} SELECT made.*
    FROM (SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY created_at DESC LIMIT 1) newest,
         generate_series(1, $1::int) number,
         jsonb_populate_record(NULL::${table}, newest.row || jsonb_build_object(${changed}, 'number', number)) made`;
}
