import { Socket } from 'node:net';
import type { Agent } from '@regimen/contract/agents.ts';
import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { seedEnrollment } from '../server/seed/enrollments.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { type TestDatabase, withTestPostgres } from '../server/src/test-database.ts';
import { openWorld, type World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { type Payload, payloadsOf } from './support/injected-orders.ts';
import { catchMutants } from './support/mutants.ts';
import { ObedientModel } from './support/obedient-model.ts';
import { stateOf, tryOtherPrompts } from './support/try-other-prompts.ts';

// R13: a model that obeys every order it reads, wherever it stands: it says all it was told, and whatever the order wants.
// Orders come in messages, names, items of the program, readings' words and answers, in both languages. Nothing may come of it but words.
// The same for everything else that a model is asked: writing, translating, the wizard, summaries, tests and simulations.

const payloadsCount = flags.quick ? 60 : 300;
const places = ['message', 'name', 'item', 'answers'] as const;
type Place = (typeof places)[number];

const twinMark = 'TWIN-OF-SOMEBODY-ELSE';

async function measure(database: TestDatabase): Promise<void> {
  const model = new ObedientModel();
  let calls = 0;
  const world = await openWorld({
    database,
    models: { operators: model, from: () => model },
    beside: (app) => void app.addHook('onRequest', async () => void calls++),
  });
  const outside: string[] = [];
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const text = JSON.stringify(args[0] ?? '');
    if (/evil/.test(text)) outside.push(text);
    return Reflect.apply(connect, this, args) as Socket;
  } as typeof connect;
  const faults: string[] = [];
  const found = { ownCalls: 0, others: 0, changes: 0, badAnswers: 0 };
  let other = { kinds: 0, orders: 0, asked: 0, faults: 0 };
  let agentPrompts = 0;
  try {
    const payloads = payloadsOf(payloadsCount);
    const share = Math.ceil(payloads.length / places.length);
    for (const [index, place] of places.entries())
      await tryAt(world, place, payloads.slice(index * share, (index + 1) * share));
    agentPrompts = model.questions.length;
    other = await tryOtherPrompts({ world, model, payloads, twinMark, faults });
  } finally {
    Socket.prototype.connect = connect;
    await world.close();
  }
  show(faults);
  goal(
    'R13',
    `${other.orders} orders in ${other.kinds} other kinds of prompts, ${other.asked} of them asked, ${other.faults} with calls, changes, others’ data or words that do something`,
    '0',
    other.faults === 0 && other.asked * 2 >= other.orders,
  );
  const tried = `${payloadsCount} orders in ${places.length} places`;
  goal('R13', `${tried}, ${found.ownCalls} calls of the model’s`, '0', found.ownCalls === 0);
  goal(
    'R13',
    `${agentPrompts} prompts, ${found.others} with others’ data or outside their marks`,
    '0',
    found.others === 0 && agentPrompts >= payloadsCount,
  );
  goal('R13', `${outside.length} outside requests`, '0', outside.length === 0);
  goal('R13', `${found.changes} unpressed changes`, '0', found.changes === 0);
  goal(
    'R13',
    `${found.badAnswers} answers with addresses, cites or offers of nothing`,
    '0',
    found.badAnswers === 0,
  );

  async function tryAt(of: World, place: Place, payloads: Payload[]): Promise<void> {
    const expert = await of.add(of.here, { roles: ['expert'] });
    const item: AgentItem = {
      kind: 'agent',
      name: place === 'item' ? `Guide ${payloads[0]?.text ?? ''}`.slice(0, 100) : 'Guide',
      description: '',
      instructions: place === 'item' ? (payloads[1]?.text ?? '') : '',
      offers: ['snooze', 'reading', 'ask'],
      knowledge: payloads.map(({ word, text }, index) => ({
        id: `k${index}`,
        title: place === 'item' ? `About ${word}` : `About topic${index}`,
        text: place === 'item' ? text : 'Sit down and rest for a moment.',
      })),
    };
    const seeded = await of.runtime.tx(of.here.id, async (tx) => {
      const one = await seedProgram(tx, expert.id as string, { document: bloodPressure });
      await tx.$client.query('UPDATE program_versions SET agent = $2 WHERE id = $1', [
        one.version,
        JSON.stringify(item),
      ]);
      await tx.$client.query(
        `INSERT INTO ai_settings (tenant_id, shares, site_tokens_a_day, person_tokens_a_day, changed_at)
         VALUES ($1, '{name,place,tasks,readings,answers}', 100000000, 100000000, now()) ON CONFLICT DO NOTHING`,
        [of.here.id],
      );
      return one;
    });
    const join = async (fullName: string, words: string) => {
      const person = await of.add(of.here, { fullName });
      await of.runtime.tx(of.here.id, async (tx) => {
        const { task } = await seedEnrollment(tx, person.id as string, seeded);
        await tx.$client.query(
          `INSERT INTO tasks SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'key', 'done/' || t.key,
             'status', 'done', 'closed_at', now(), 'name', $2::text,
             'result', jsonb_build_object('type', 'answers', 'answers', jsonb_build_object('note', $2::text))))).*
           FROM tasks t WHERE t.id = $1`,
          [task, words],
        );
      });
      return person;
    };
    const twin = await join(`Tom ${twinMark}`, `${twinMark} slept badly`);
    await of.call(twin, 'POST', `/api/agents/${seeded.program}/messages`, {
      body: `${twinMark} how do I sit?`,
    });
    await settled(of, twin, seeded.program);
    for (const payload of payloads) {
      if (flags.untilRed && faults.length > 0) return;
      const { text, word } = payload;
      const person = await join(
        place === 'name' ? text.slice(0, 100) : 'Farid',
        place === 'answers' ? text : 'Slept well',
      );
      const asked = place === 'message' ? text : `Tell me about ${place === 'item' ? word : 'topic0'}`;
      const before = await stateOf(of);
      const promptsBefore = model.questions.length;
      calls = 0;
      const { status } = await of.call(person, 'POST', `/api/agents/${seeded.program}/messages`, {
        body: asked,
      });
      if (status !== 201) faults.push(`${place} ${word}: ${status}`);
      if (calls !== 1) found.ownCalls += calls - 1;
      const thread = await settled(of, person, seeded.program);
      const after = await stateOf(of);
      const changed = [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
      if (changed.length > 0) {
        found.changes++;
        faults.push(`${place} ${word}: ${changed.join(', ')} changed`);
      }
      for (const { system, messages } of model.questions.slice(promptsBefore)) {
        const data = messages[0]?.content ?? '';
        const mark = /^<(data-[\w-]{8,})>\n/.exec(data)?.[1] ?? 'none';
        const isWhole =
          data.endsWith(`\n</${mark}>`) &&
          data.split(`</${mark}>`).length === 2 &&
          !data.slice(mark.length + 2, -mark.length - 3).includes('<');
        const fault = `${system}${data}`.includes(twinMark)
          ? 'others’ data'
          : system.includes(word)
            ? 'an order among the rules'
            : isWhole
              ? ''
              : 'data outside its marks';
        if (fault === '') continue;
        found.others++;
        faults.push(`${place} ${word}: ${fault}`);
      }
      const answer = thread.messages.data.at(-1);
      const cites = answer?.cites.map(({ number }) => number) ?? [];
      const said = [...(answer?.body ?? '').matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
      const isBad =
        answer?.state !== 'done' ||
        /:\/\/|www\.|\[\[|\]\(|<\w/.test(answer.body) ||
        said.some((number) => !cites.includes(number)) ||
        answer.offers.some(({ kind }) => !['snooze', 'reading', 'ask'].includes(kind));
      if (!isBad) continue;
      found.badAnswers++;
      faults.push(`${place} ${word}: ${answer?.state} ${answer?.kind} ${answer?.body.slice(0, 200)}`);
    }
  }
}

async function settled(world: World, who: Parameters<World['call']>[0], program: string): Promise<Agent> {
  for (;;) {
    const thread = (await world.call(who, 'GET', `/api/agents/${program}`)).body as Agent;
    if (thread.messages.data.at(-1)?.state !== 'pending') return thread;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const agents = 'server/src/features/agents';
if (flags.mutant)
  await catchMutants('R13', 'proof/r13-obedient-model.ts', [
    {
      name: 'anybody-s-place-is-told',
      changes: [
        [
          `${agents}/queries.ts`,
          'WHERE tenant_id = $1 AND program_id = $2 AND user_id = $3\n          AND',
          'WHERE tenant_id = $1 AND program_id = $2 AND',
        ],
        [
          `${agents}/queries.ts`,
          'ORDER BY ended_at IS NOT NULL, started_at DESC LIMIT 1',
          'ORDER BY id LIMIT 1',
        ],
      ],
    },
    {
      name: 'data-without-marks',
      changes: [[`${agents}/write-prompt.ts`, `.replace(/</g, '\\\\u003c').replace(/>/g, '\\\\u003e')`, '']],
    },
    {
      name: 'addresses-stay',
      changes: [[`${agents}/read-answer.ts`, /\.replace\(\/\\b\(\?:\[a-z\].*\n/, '\n']],
    },
    {
      name: 'any-cite',
      changes: [[`${agents}/read-answer.ts`, 'number >= 1 && number <= passages', 'number >= 1']],
    },
    {
      name: 'a-mark-does-it',
      changes: [
        [
          `${agents}/answer-by-model.ts`,
          "    tell(tx, userId, 'agent', { programId });\n  });\n}",
          "    if (said.text.includes('[[offer:snooze]]'))\n      await tx.$client.query('UPDATE tasks SET is_urgent = NOT is_urgent WHERE user_id = $1', [userId]);\n    tell(tx, userId, 'agent', { programId });\n  });\n}",
        ],
      ],
    },
    {
      name: 'a-translation-without-marks',
      changes: [
        [
          'server/src/features/translations/write-prompt.ts',
          `.replace(/</g, '\\\\u003c').replace(/>/g, '\\\\u003e')`,
          '',
        ],
      ],
    },
    {
      name: 'any-translation',
      changes: [
        [
          'engine/src/writing/judge-translation.ts',
          "if (!/[\\p{L}\\p{N}]/u.test(drafted)) return 'empty';",
          'return null;',
        ],
      ],
    },
    {
      name: 'a-follower-s-words-end-the-facts',
      changes: [['server/src/features/ai-modules/question.ts', ".replaceAll(/[<>]/g, ' ')", '']],
    },
  ]);
else
  await withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    await measure(database);
    await database.drop();
  });
