import type { Condition } from '@regimen/engine/condition.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { module, node, protocol } from '../../engine/src/testing/build.ts';
import { ITEMS } from '../../engine/src/testing/items.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import type { Names } from '../../server/src/makers.ts';

/** How many steps, and how many entries somebody's record has. */
export interface Size {
  steps: number;
  entries: number;
}

/** As many parts as all steps together may have. */
const dense: Condition = { is: 'or', any: Array.from({ length: 13 }, () => ({ is: 'always' })) };
const many = 'of many words '.repeat(12);

/** A protocol about as large as one may be: a question, then waits one behind the other. Without one nothing is named. */
export function largeProtocol(steps: number, { id = 'p', asks = true } = {}): Protocol {
  const nodes: FlowNode[] = Array.from({ length: steps - 1 }, (_, index) => {
    const [name, parent] = [`Step ${index} ${many}`.trim(), index === 0 ? null : `step-${index - 1}`];
    if (index === 0 && asks)
      return node('assessment', 'step-0', null, {
        name,
        selectedItem: 'mood',
        window: { expireAfterMinutes: 600 },
      });
    const settings = { kind: 'for' as const, days: 1 };
    return node('wait', `step-${index}`, parent, { name, settings, nextStepCondition: dense });
  });
  nodes.push(node('finish', 'done', `step-${steps - 2}`));
  const modules = Array.from({ length: asks ? 100 : 0 }, (_, index) =>
    module(`module-${index}`, {
      selected_module: 'nudge',
      selected_item: 'hello',
      at_time: '00:00',
      every_hour: 1,
    }),
  );
  return { ...protocol(nodes, asks ? ITEMS : {}, modules), id };
}

/** What was made small is made as large as it may be: its draft, its versions, its record, and every row of them. */
export async function enlarge(tx: Tx, names: Names, { steps, entries }: Size): Promise<void> {
  const run = (text: string, values: unknown[]) => tx.$client.query(text, [tx.tenantId, ...values]);
  if (names.protocol) {
    const document = JSON.stringify(largeProtocol(steps, { id: names.protocol, asks: false }));
    await run('UPDATE protocols SET document = $3 WHERE tenant_id = $1 AND id = $2', [
      names.protocol,
      document,
    ]);
  }
  // Whoever follows a program stands at one of its steps: it stays as it is.
  const enrollment = names.enrollment ?? names.run;
  const followed = enrollment ? [] : [names.program, names.listing, names.followed].filter(Boolean);
  for (const program of new Set(followed)) {
    const content = { id: program, protocols: [{ protocol: largeProtocol(steps), onFail: 'stop' }] };
    await run('UPDATE program_versions SET content = $3 WHERE tenant_id = $1 AND program_id = $2', [
      program,
      JSON.stringify(content),
    ]);
  }
  if (!enrollment) return;
  await run(lengthen, [enrollment, entries]);
  for (const text of longRows) await run(text, [enrollment]);
  const counted = 'UPDATE enrollments SET events_count = events_count + $3 WHERE tenant_id = $1 AND id = $2';
  await run(counted, [enrollment, entries]);
}

/**
 * Readings that came by themselves, all in one instant, behind what there is. The last hundred hold a sheet as long as
 * one may be and the reasons of many decisions.
 */
const lengthen = `
  INSERT INTO enrollment_events (tenant_id, enrollment_id, number, program_id, at, type, by_user, entry, trace)
  SELECT tenant_id, enrollment_id, number + i, program_id, at, 'reading', by_user,
    jsonb_build_object('at', entry->'at', 'engine', entry->'engine', 'tz', entry->'tz',
      'effects', '[]'::jsonb, 'dueAt', entry->'dueAt',
      'event', jsonb_build_object('id', 'e' || i, 'type', 'reading', 'kpi', 'pulse', 'value', 60 + i % 40)
        || CASE WHEN i > $3::int - 100 THEN jsonb_build_object('answers', repeat('a word ', 4500)) ELSE '{}' END),
    CASE WHEN i > $3::int - 100 THEN (SELECT jsonb_agg(jsonb_build_object('rule', 'R10', 'at', 0, 'what', 'missed',
      'module', 'module-' || n, 'occurrence', n, 'day', 0, 'dueAt', 0)) FROM generate_series(1, 200) n) ELSE '[]' END
  FROM (SELECT * FROM enrollment_events WHERE tenant_id = $1 AND enrollment_id = $2
    ORDER BY number DESC LIMIT 1) AS last, generate_series(1, $3::int) AS i`;

const long = "'description', repeat('A **bold** word. ', 600), 'evidence', repeat('- so\n', 1200)";
const questions = `(SELECT jsonb_agg(jsonb_build_object('question', 'Why?', 'answer', repeat('so ', 600)))
  FROM generate_series(1, 30))`;
const lengthened = (texts: string) => `(SELECT jsonb_object_agg(key, value
  || jsonb_build_object(${long}, 'questions', ${questions})) FROM jsonb_each(${texts}))`;

/** Sheets as long as they may be, in a hundred tasks that are over and in the state; fifty messages; pages full of words. */
const longRows = [
  `INSERT INTO tasks (tenant_id, id, enrollment_id, program_id, user_id, key, target, kind, protocol_index, name, status,
     opened_at, closed_at, result)
   SELECT e.tenant_id, gen_random_uuid(), e.id, e.program_id, e.user_id, 'long-' || i, 'follower', 'assessment', 0,
     repeat('long name ', 20), 'done', e.started_at, e.started_at + i * interval '1 second',
     jsonb_build_object('type', 'answers', 'answers', jsonb_build_object('q', repeat('a word ', 4500)))
   FROM enrollments e, generate_series(1, 100) i WHERE e.tenant_id = $1 AND e.id = $2`,
  `INSERT INTO prompts (tenant_id, id, enrollment_id, program_id, user_id, key, kind, is_important, title, body, channel,
     status, intended_at, sent_at)
   SELECT e.tenant_id, gen_random_uuid(), e.id, e.program_id, e.user_id, 'long-' || i, 'nudge', false, 'A message',
     repeat('- a' || chr(10), 1250), 'in-app', 'sent', now(), now()
   FROM enrollments e, generate_series(1, 50) i WHERE e.tenant_id = $1 AND e.id = $2`,
  // As the product notes it when it writes.
  `UPDATE enrollment_events SET entry_length = length(entry::text), trace_length = length(trace::text)
   WHERE tenant_id = $1 AND enrollment_id = $2`,
  `UPDATE enrollments SET state = jsonb_set(state::jsonb, '{run,results}', (state::jsonb #> '{run,results}')
     || (SELECT jsonb_object_agg('long-' || i, jsonb_build_object('at', 0, 'count', 1, 'score', NULL, 'band', NULL,
       'answers', jsonb_build_object('q', repeat('a word ', 4500)))) FROM generate_series(1, 28) i))::text
   WHERE tenant_id = $1 AND id = $2 AND state IS NOT NULL`,
  `UPDATE program_versions v SET page = page || jsonb_build_object('texts', ${lengthened("page->'texts'")})
   FROM enrollments e WHERE e.tenant_id = $1 AND e.id = $2 AND v.tenant_id = $1 AND v.id = e.version_id`,
  `UPDATE program_listings l SET texts = ${lengthened('l.texts')}
   FROM enrollments e WHERE e.tenant_id = $1 AND e.id = $2 AND l.tenant_id = $1 AND l.program_id = e.program_id`,
];
